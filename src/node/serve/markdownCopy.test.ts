import { expect, it } from 'vitest';
import { isMarkdownCopy } from './markdownCopy.ts';

const routes = new Map(
  ['/', '/repack', '/about/', '/id/', '/index', '/id/tags/a'].map((path) => [path, 'x']),
);

it.each(['index.md', 'repack.md', 'about.md', 'id/index.md', 'id/tags/a.md'])(
  '%s says what a page says',
  (file) => expect(isMarkdownCopy(file, { routes })).toBe(true),
);

it.each(['readme.md', 'repack', 'repack.txt', 'repackindex.md'])('%s is a file of its own', (file) =>
  expect(isMarkdownCopy(file, { routes })).toBe(false),
);
