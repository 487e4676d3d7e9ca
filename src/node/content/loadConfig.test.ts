import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from './loadConfig.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'lontar-config-'));
});
afterEach(() => {
  vi.doUnmock('rolldown');
  rmSync(siteDir, { recursive: true });
});

const write = (file: string, text: string): void => writeFileSync(join(siteDir, file), text);
const cacheDir = (): string => join(siteDir, '.lontar/cache/config');

test('no file at all is a whole configuration', async () => {
  const { config, diagnostics } = await loadConfig(siteDir);
  expect(diagnostics).toEqual([]);
  expect(config).toMatchObject({
    title: 'Lontar',
    url: 'http://localhost:3000',
    basePath: '/',
    defaultLocale: 'en',
  });
});

test('three fields are a whole configuration', async () => {
  write(
    'site.config.ts',
    "export default { title: 'Bench', url: 'https://example.com', locales: ['en'] };\n",
  );
  const { config, diagnostics } = await loadConfig(siteDir);
  expect(diagnostics).toEqual([]);
  expect(config.title).toBe('Bench');
});

test('a configuration may use types, other files and the typed helper', async () => {
  cpSync(new URL('../../../test/fixtures/content', import.meta.url), siteDir, { recursive: true });
  const { config, files, diagnostics } = await loadConfig(siteDir);
  expect(diagnostics).toEqual([]);
  expect(config.title).toBe('Fixture');
  expect(files).toContain('site.config.ts');
  expect(files).toContain('title.ts');
  const bundle = readdirSync(cacheDir()).find((name) => name.endsWith('.mjs')) ?? '';
  expect(readFileSync(join(cacheDir(), bundle), 'utf8').length).toBeLessThan(1000);
});

test('an unchanged configuration starts no bundler, a changed file of it does', async () => {
  write('site.config.ts', "import { title } from './title.ts';\nexport default { title };\n");
  write('title.ts', "export const title = 'One';\n");
  expect((await loadConfig(siteDir)).config.title).toBe('One');
  vi.doMock('rolldown', () => {
    throw new Error('the bundler was started');
  });
  expect((await loadConfig(siteDir)).config.title).toBe('One');
  vi.doUnmock('rolldown');
  write('title.ts', "export const title = 'Two';\n");
  expect((await loadConfig(siteDir)).config.title).toBe('Two');
});

test('a damaged cache is made anew', async () => {
  write('site.config.ts', "export default { title: 'One' };\n");
  await loadConfig(siteDir);
  writeFileSync(join(cacheDir(), 'manifest.json'), '{oops');
  expect((await loadConfig(siteDir)).config.title).toBe('One');
  expect(existsSync(cacheDir())).toBe(true);
  for (const name of readdirSync(cacheDir())) {
    const file = join(cacheDir(), name);
    const text = readFileSync(file, 'utf8');
    if (name === 'manifest.json') continue;
    writeFileSync(file, text.slice(0, -1));
    await loadConfig(siteDir);
    expect(readFileSync(file, 'utf8'), name).toBe(text);
  }
});

test('wrong fields stand at their defaults, so that the rest can be checked', async () => {
  write('site.config.json', '{ "title": 3, "locales": ["en", "id"] }');
  const { config, diagnostics } = await loadConfig(siteDir);
  expect(diagnostics).toHaveLength(1);
  expect(config.title).toBe('Lontar');
  expect(config.locales.map(({ code }) => code)).toEqual(['en', 'id']);
});

test('a fault of an imported file is placed in that file', async () => {
  write('site.config.ts', "import { title } from './title.ts';\nexport default { title };\n");
  write('title.ts', 'export const title: string = missing.name;\n');
  const { diagnostics } = await loadConfig(siteDir);
  expect(diagnostics).toMatchObject([{ file: 'title.ts', line: 1, column: 30, code: 'config/threw' }]);
});
