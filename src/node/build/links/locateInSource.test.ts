import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locateAllInSource, locateInFile, locateInSource } from './locateInSource.ts';

it.each([
  ['[a](/x)', '/x', 1, 5],
  ['[a](/xy) [b](/x "t")', '/x', 1, 14],
  ['text\n\n[a]: /x', '/x', 3, 6],
  ['[a](</x y>)', '/x%20y', 1, 6],
  ['<a href="/x">', '/x', 1, 10],
  ["<Link to={'/x'}>", '/x', 1, 12],
  ['![a](./中文.png)', './%E4%B8%AD%E6%96%87.png', 1, 6],
  ['<https://x.y/?a&b>', 'https://x.y/?a&b', 1, 2],
  ['---\r\nimage: ./x.png\r\n---\r\n', './x.png', 2, 8],
  ['`[a](/x)` ``[b](/x)`` [c](/x)', '/x', 1, 27],
  ['A `code span\nwith [a](/x)` in it, [c](/x)', '/x', 2, 26],
  ['`<!--` [c](/x) `-->`', '/x', 1, 12],
  ['{/* a lone ` */} [c](/x) `code`', '/x', 1, 22],
  ['`C:\\` [c](/x) `code`', '/x', 1, 11],
  ['~~~\r\n[a](/x)\r\n~~~\r\n[c](/x)', '/x', 4, 5],
  ['```\n[a](/x)\n```\n\n~~~~ md\n[a](/x)\n~~~~\n[c](/x)', '/x', 8, 5],
  ['{/* [a](/x) */} <!--\n[a](/x)\n--> [c](/x)', '/x', 3, 9],
  ["navbar: [{ label: 'A', to: '/x' }]", '/x', 1, 29],
  ['[a](/a.b*c)', '/a.b*c', 1, 5],
  ['See https://x.y/z.', 'https://x.y/z', 1, 5],
  ['See **https://x.y/z**', 'https://x.y/z', 1, 7],
  ['|www.x.y|', 'http://www.x.y', 1, 2],
])('%j: %s', (text, link, line, column) => {
  expect(locateInSource(text, link)).toEqual({ line, column });
});

it('is null for a link that is not written out', () => {
  expect(locateInSource('```\n[a](/x)\n```\n', '/x')).toBeNull();
  expect(locateInSource('text', '')).toBeNull();
});

it('finds every use of a link, in order', () => {
  const text =
    '[a]: https://x.y\n`https://x.y` [b](https://x.y) [c](https://x.y/z)\nhttps://x.y, <a href="https://x.y">';
  expect(locateAllInSource(text, 'https://x.y')).toEqual([
    { line: 1, column: 6 },
    { line: 2, column: 19 },
    { line: 3, column: 1 },
    { line: 3, column: 23 },
  ]);
  expect(locateAllInSource('text', 'https://x.y')).toEqual([]);
});

it('counts no byte-order mark', () => {
  const site = mkdtempSync(join(tmpdir(), 'lontar-places-'));
  writeFileSync(join(site, 'a.md'), '\uFEFF[a](/x)');
  expect(locateInFile(site, 'a.md', '/x')).toEqual({ file: 'a.md', line: 1, column: 5 });
  rmSync(site, { recursive: true });
});
