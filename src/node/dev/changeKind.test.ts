import { expect, test } from 'vitest';
import { changeKind } from './changeKind.ts';

test.each([
  ['content/blog/a/index.mdx', 'words'],
  ['static/a.png', 'words'],
  ['site.config.ts', 'words'],
  ['shared/_part.mdx', 'words'],
  ['README.md', 'words'],
  ['islands/Wave.tsx', 'theme'],
  ['dist/about.md', null],
  ['node_modules/a/readme.md', null],
  ['.lontar/cache/a.md', null],
  ['notes.txt', null],
])('%s', (path, kind) => {
  expect(changeKind(`/site/${path}`, '/site')).toBe(kind);
});
