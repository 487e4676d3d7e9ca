import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

const site = makeFolder();

beforeAll(async () => {
  writeTree(site, {
    ...SMALL_SITE,
    'content/blog/second/index.id.mdx':
      '---\ntitle: Kedua\ndate: 2022-04-02\ntags: [two]\nunlisted: true\n---\n\nBelum untuk semua orang.\n',
    'content/docs/doc2.mdx': '---\ntitle: Second part\nunlisted: true\n---\n\nNot for everybody yet.\n',
    'content/docs/doc3.mdx': '---\ntitle: Third part\n---\n\nThe end.\n',
  });
  const { code, stderr } = await runLontar(['build', '--site', site]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeFolder(site));

const read = (file: string): string => readFileSync(join(site, 'dist', file), 'utf8');

it('an unlisted doc stands between no others', () => {
  expect(read('docs/index.html')).not.toContain('/docs/doc2');
  expect(read('docs/index.html')).toMatch(/class="pager-next" href="\/docs\/doc3"/);
  expect(read('docs/doc3/index.html')).toMatch(/class="pager-prev" href="\/docs\/"/);
  expect(read('docs/doc2/index.html')).not.toContain('class="pager-');
});

it('a doc that has no translation is named in its own language', () => {
  const page = read('id/docs/index.html');
  expect(page).toContain('<span class="pager-title" lang="en" dir="auto">Third part</span>');
  expect(read('docs/index.html')).toContain('<span class="pager-title" dir="auto">Third part</span>');
  expect(read('id/docs/doc3/index.html')).toContain(
    '<span aria-current="page" lang="en" dir="auto">Third part</span>',
  );
});

it('an unlisted translation is told of neither by its original nor by the sitemap', () => {
  expect(read('sitemap.xml')).toContain('https://example.com/id/first');
  expect(read('sitemap.xml')).not.toContain('https://example.com/id/second');
  const original = read('second/index.html');
  expect(original).not.toContain('hreflang="id"');
  expect(original).toContain('hreflang="en"');
  expect(original).not.toContain('Also in');
});

it('writing on a port that is taken ends with 2 and says what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await runLontar(['dev', '--site', site, '--port', String(port)]);
  other.close();
  expect(code).toBe(2);
  expect(stderr).toContain(`Port ${port} is already in use.\n  hint: Stop the other program`);
});
