import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildForDiagnostics, makeFolder, removeFolder, writeTree } from './lontar.ts';

const site = makeFolder();
const page = (file: string): string => readFileSync(join(site, 'dist', file), 'utf8');
/** The opening tags of what shows a text of the owner, or the opening of one. */
const openingsIn = (file: string): string[] => page(file).match(/<div class="prose"[^>]*>/g) ?? [];

beforeAll(async () => {
  writeTree(site, {
    'site.config.ts':
      "export default { title: 'Both', url: 'https://example.com', locales: ['en', 'ar', 'id'] };\n",
    'content/blog/hello/index.mdx':
      '---\ntitle: Hello\ndate: 2021-03-01\n---\n\nCall `run()` (really).\n\n{/* truncate */}\n\nMore.\n',
    'content/blog/marhaba/index.ar.mdx':
      '---\ntitle: مرحبا\ndate: 2021-03-02\n---\n\nاكتب `useEffect()` و <kbd>Ctrl</kbd> و <code title="a > b" dir="rtl">نعم</code>.\n\n{/* truncate */}\n\n```bash\nls\n```\n',
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(code).toBe(0);
});
afterAll(() => removeFolder(site));

it('a text in a language that is read the other way keeps its own direction, in lists too', () => {
  expect(openingsIn('hello/index.html')).toEqual(['<div class="prose">']);
  expect(openingsIn('id/hello/index.html')).toEqual(['<div class="prose" lang="en">']);
  expect(openingsIn('ar/hello/index.html')).toEqual(['<div class="prose" lang="en" dir="ltr">']);
  expect(openingsIn('ar/marhaba/index.html')).toEqual(['<div class="prose">']);
  expect(openingsIn('id/marhaba/index.html')).toEqual(['<div class="prose" lang="ar" dir="rtl">']);
  expect(openingsIn('ar/index.html')).toEqual([
    '<div class="prose">',
    '<div class="prose" lang="en" dir="ltr">',
  ]);
});

it('code is read from left to right in every language', () => {
  for (const file of ['ar/marhaba/index.html', 'marhaba/index.html', 'ar/index.html']) {
    expect(page(file)).toContain('<code dir="ltr">useEffect()</code>');
    expect(page(file)).toContain('<kbd dir="ltr">Ctrl</kbd>');
  }
  expect(page('hello/index.html')).toContain('<code>run()</code>');
});

it('code keeps the direction that its author gives it', () => {
  const [, code] = /(<code[^<]*)نعم/.exec(page('ar/marhaba/index.html')) ?? [];
  expect(code).toBe('<code title="a &gt; b" dir="rtl">');
});
