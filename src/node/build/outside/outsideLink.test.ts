import { expect, it } from 'vitest';
import { collectOutside } from './outsideLink.ts';

const SITE = { url: 'https://site.example', basePath: '/sub/' };

function collect(...written: string[]) {
  return collectOutside(
    written.map((each) => ({ place: { kind: 'text', file: 'a.mdx' } as const, written: each })),
    SITE,
  );
}

it('gathers what leads out of the site, each address once', () => {
  const { links } = collect(
    'https://b.example/x#one',
    '/own',
    'https://b.example/x#two',
    'HTTP://C.example',
    '//site.example/other',
  );
  expect(links.map(({ address, uses }) => [address, uses.map(({ fragment }) => fragment)])).toEqual([
    ['https://b.example/x', ['one', 'two']],
    ['http://c.example/', ['']],
    ['https://site.example/other', ['']],
  ]);
});

it('leaves out the site itself and every other scheme', () => {
  const own = [
    'https://site.example/sub/about',
    'mailto:a@b.example',
    'tel:1',
    '#here',
    'pathname:///x',
    './x.mdx',
  ];
  expect(collect(...own)).toEqual({ links: [], invalid: [] });
});

it('reads an address as a browser does', () => {
  const addresses = collect(
    '//cdn.example/a b',
    ' https://d.example\n',
    'https://user:secret@e.example/?q=1#x',
    'http://site.example/',
  ).links.map(({ address }) => address);
  expect(addresses).toEqual([
    'https://cdn.example/a%20b',
    'https://d.example/',
    'https://e.example/?q=1',
    'http://site.example/',
  ]);
});

it('names what begins like an address and is none', () => {
  const { links, invalid } = collect('https://', 'http://[::1', 'https://a b.example/');
  expect(links).toEqual([]);
  expect(invalid.map(({ written }) => written)).toEqual(['https://', 'http://[::1', 'https://a b.example/']);
});
