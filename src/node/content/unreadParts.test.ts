import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './loadConfig.ts';
import { readContent } from './readContent.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'lontar-unread-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

test('what Docusaurus would read and we do not is named', async () => {
  for (const folder of ['blog', 'src/pages/about', 'versioned_docs/version-1'])
    mkdirSync(join(siteDir, folder), { recursive: true });
  const files = {
    'blog/2021-01-01-a.md': '---\ntitle: A\n---\n\nText.\n',
    'src/pages/index.tsx': 'export default () => null;\n',
    'src/pages/index.test.tsx': '',
    'src/pages/_parts.jsx': '',
    'src/pages/index.module.css': '',
    'src/pages/about/index.mdx': '# About\n',
    'versioned_docs/version-1/intro.md': '# Intro\n',
    'docusaurus.config.js': 'export default {};\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(siteDir, file), text);
  const read = async () => {
    const { config } = await loadConfig(siteDir);
    return readContent({ siteDir, config, mode: 'production' });
  };
  const { content, diagnostics } = await read();
  expect(content.pages).toHaveLength(1);
  expect(diagnostics.map(({ severity, file, code }) => `${severity} ${file} ${code}`)).toEqual([
    'warning docusaurus.config.js content/other-config',
    'warning src/pages/index.tsx content/react-page',
    'warning versioned_docs content/old-docs',
  ]);
  writeFileSync(
    join(siteDir, 'site.config.ts'),
    "export default { title: 'A', url: 'https://example.com' };\n",
  );
  expect((await read()).diagnostics.map(({ code }) => code)).toEqual([
    'content/react-page',
    'content/old-docs',
  ]);
});
