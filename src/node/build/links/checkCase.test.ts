import { expect, it } from 'vitest';
import { checkCase } from './checkCase.ts';

const route = (path: string, file: string | null, locale = 'en') => ({
  path,
  locale,
  files: file === null ? [] : [file],
});

it('names of pages and files that differ in capital letters only are warned of, once for all languages', () => {
  const routes = [
    route('/Foo', 'a.mdx'),
    route('/foo', 'b.mdx'),
    route('/id/Foo', 'a.mdx', 'id'),
    route('/id/foo', 'b.mdx', 'id'),
    route('/tags/Caf%C3%A9', null),
    route('/page', 'page.mdx'),
  ];
  const warnings = checkCase(routes, ['a.txt', 'A.txt', 'tags/café/index.html', 'Page/other.txt', 'img/x']);
  expect(warnings.map(({ file, message }) => [file, message.split(' differ')[0]])).toEqual([
    ['b.mdx', "The addresses of 'b.mdx' and 'a.mdx', '/foo' and '/Foo',"],
    ['static/A.txt', "The addresses of 'static/A.txt' and 'static/a.txt', '/A.txt' and '/a.txt',"],
    [
      'static/tags/café/index.html',
      "The addresses of 'static/tags/café/index.html' and '/tags/Caf%C3%A9', '/tags/café' and '/tags/Café',",
    ],
  ]);
  expect(warnings.every(({ severity, hint }) => severity === 'warning' && hint !== null)).toBe(true);
});

it('one address twice is another matter', () => {
  expect(checkCase([route('/a', 'a.mdx'), route('/a', 'b.mdx')], ['a/index.html'])).toEqual([]);
});
