import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInConfig } from './isInConfig.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-field-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['site.config.ts', "export default { title: 'A' };\n", false],
  ['site.config.ts', '// redirects: []\nexport default { pwa: { redirects: [] } };\n', false],
  ['site.config.ts', 'const redirects = [];\nexport default defineConfig({ redirects });\n', true],
  ['site.config.json', '{ "title": "redirects" }', false],
  ['site.config.json', '{ "title": "A", "redirects": [] }', true],
])('a field is found, be it empty: %s with %j', async (file, text, expected) => {
  writeFileSync(join(folder, file), text);
  expect(await isInConfig(folder, ['redirects'])).toBe(expected);
});

it('a site without a configuration has none', async () => {
  expect(await isInConfig(folder, ['redirects'])).toBe(false);
});
