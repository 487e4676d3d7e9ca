import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
    'content/other-config',
    'content/react-page',
    'content/old-docs',
  ]);
});

test('what steers Docusaurus and not us is named, each thing once', async () => {
  const site = mkdtempSync(join(siteDir, 'steered-'));
  const id = 'i18n/id/docusaurus';
  const files = {
    'site.config.json': '{ "locales": ["en", "id"] }',
    'docs/a.md': '# A\n',
    'docusaurus.config.ts': '',
    'sidebars.ts': '',
    'src/css/custom.css': '',
    'src/theme/Footer.js': '',
    'i18n/en/code.json': '{}',
    'i18n/id/code.json': '{}',
    [`${id}-theme-classic/navbar.json`]: '{}',
    [`${id}-theme-classic/footer.json`]: '{}',
    [`${id}-plugin-content-docs/current.json`]: '{}',
    [`${id}-plugin-content-docs-api/current/a.md`]: '# A\n',
  };
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const read = async () => {
    const { config } = await loadConfig(site);
    const { diagnostics } = await readContent({ siteDir: site, config, mode: 'production' });
    return diagnostics.map(({ file, code }) => `${file} ${code}`);
  };
  expect(await read()).toEqual([
    'docusaurus.config.ts content/other-config',
    'i18n/en/code.json content/interface-texts',
    `${id}-plugin-content-docs-api content/further-texts`,
    `${id}-plugin-content-docs/current.json content/folder-names`,
    `${id}-theme-classic/navbar.json content/frame-texts`,
    'sidebars.ts content/sidebars',
    'src/css content/styles',
    'src/theme content/theme',
  ]);
  write('content/docs/a.md', '# A\n');
  expect(await read()).toEqual(['docs content/two-layouts', 'docusaurus.config.ts content/other-config']);
  rmSync(join(site, 'docusaurus.config.ts'));
  expect(await read()).toEqual([]);
});
