import { expect, test } from 'vitest';
import { changeKind, UNREAD_CONFIG } from './changeKind.ts';

test.each([
  ['content/blog/a/index.mdx', 'words'],
  ['static/a.png', 'words'],
  ['site.config.ts', 'words'],
  ['shared/_part.mdx', 'words'],
  ['README.md', 'words'],
  ['islands/Wave.tsx', 'theme'],
  ['package-lock.json', 'theme'],
  ['package.json', null],
  ['dist/about.md', null],
  ['node_modules/a/readme.md', null],
  ['.lontar/cache/a.md', null],
  ['notes.txt', null],
])('%s', (path, kind) => {
  expect(changeKind(`/site/${path}`, '/site', { files: new Set(), isRead: true })).toBe(kind);
});

test('what the configuration imports is of the site, wherever it lies', () => {
  const config = { files: new Set(['/site/nav.ts', '/shared/nav.json']), isRead: true };
  expect(changeKind('/site/nav.ts', '/site', config)).toBe('words');
  expect(changeKind('/shared/nav.json', '/site', config)).toBe('words');
  expect(changeKind('/site/other.ts', '/site', config)).toBe(null);
});

test('while the configuration cannot be read, any module of the site may be what it lacks', () => {
  expect(changeKind('/site/parts/nav.ts', '/site', UNREAD_CONFIG)).toBe('words');
  expect(changeKind('/site/nav.json', '/site', UNREAD_CONFIG)).toBe('words');
  expect(changeKind('/site/node_modules/a/b.js', '/site', UNREAD_CONFIG)).toBe(null);
  expect(changeKind('/site/.lontar/config/a.mjs', '/site', UNREAD_CONFIG)).toBe(null);
  expect(changeKind('/site/notes.txt', '/site', UNREAD_CONFIG)).toBe(null);
});
