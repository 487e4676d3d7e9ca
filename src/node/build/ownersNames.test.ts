import { expect, it } from 'vitest';
import { otherNames } from './ownersNames.ts';

it('lists what lies at the top besides pages and their Markdown, twins included', () => {
  const pages = ['index.html', 'a/index.html', 'blog/b/index.html'];
  const files = [
    ...pages,
    'a.md',
    'index.html.md',
    'blog/b.md',
    'c.md',
    'robots.txt',
    'rss.xml',
    'old/x.html',
  ];
  expect(otherNames(files, pages)).toEqual([
    'c.md',
    'old',
    'robots.txt',
    'robots.txt.br',
    'robots.txt.gz',
    'rss.xml',
  ]);
});
