import { expect, it } from 'vitest';
import type { Diagnostic } from '#model/diagnostic.ts';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { unreadRoutes } from './unreadRoutes.ts';

const { config } = parseConfig({ locales: ['en', 'id'] });
const fault = (file: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  severity: 'error',
  code: '',
  message: '',
  hint: null,
});

it.each([
  ['content/blog/repack/index.mdx', '/repack'],
  ['content/blog/repack/index.id.mdx', '/repack'],
  ['content/blog/repack.mdx', '/repack'],
  ['content/pages/about/hidden.mdx', '/about/hidden'],
  ['content/docs/guide/intro.md', '/docs/guide/intro'],
  ['blog/2021-01-05-hello.md', '/hello'],
])('%s would stand at %s', (file, path) => {
  expect(unreadRoutes([fault(file)], config).map((route) => route.path)).toEqual([path, `/id${path}`]);
});

it('knows nothing of other files', () => {
  expect(unreadRoutes([fault('site.config.ts'), fault('content/blog/authors.yml')], config)).toEqual([]);
});
