import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../loadConfig.ts';
import { readContent } from '../readContent.ts';

const root = mkdtempSync(join(tmpdir(), 'lontar-languages-'));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['PT-br', "or rename it to 'pt-BR'"],
  ['pt_BR', "or rename it to 'pt-BR'"],
  ['fr', null],
])('of a text in %s is told what the language may be meant to be, never another', async (language, hint) => {
  const siteDir = join(root, `stranger-${language}`);
  mkdirSync(join(siteDir, 'content/blog/a'), { recursive: true });
  writeFileSync(join(siteDir, 'site.config.json'), JSON.stringify({ locales: ['en', 'ar', 'pt-BR'] }));
  for (const name of ['index.mdx', `index.${language}.mdx`])
    writeFileSync(join(siteDir, 'content/blog/a', name), '---\ndate: 2021-01-01\n---\n');
  const { config } = await loadConfig(siteDir);
  const { diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['content/unknown-language']);
  if (hint === null) expect(diagnostics[0]?.hint).not.toContain('rename');
  else expect(diagnostics[0]?.hint).toContain(hint);
});
