import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../loadConfig.ts';
import { readContent } from '../readContent.ts';

const root = mkdtempSync(join(tmpdir(), 'lontar-categories-'));
afterAll(() => rmSync(root, { recursive: true }));

test('of what Docusaurus reads in the description of a folder, what is not here is told', async () => {
  const siteDir = join(root, 'described');
  mkdirSync(join(siteDir, 'docs/a'), { recursive: true });
  writeFileSync(join(siteDir, 'docs/a/x.md'), '# X\n');
  const link = '{ "type": "generated-index", "slug": "/all" }';
  writeFileSync(
    join(siteDir, 'docs/a/_category_.json'),
    `{ "label": "A",\n  "colapsed": true,\n  "link": ${link} }`,
  );
  const { config } = await loadConfig(siteDir);
  const { diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  expect(diagnostics.map(({ line, column, code, severity }) => [line, column, code, severity])).toEqual([
    [2, 3, 'category/unknown-key', 'warning'],
    [3, 3, 'category/generated-index', 'warning'],
  ]);
  expect(diagnostics[0]?.hint).toBe("Did you mean 'collapsed'?");
});
