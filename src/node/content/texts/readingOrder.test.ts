import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../loadConfig.ts';
import { readContent } from '../readContent.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-order-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

async function readDocs(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries({ 'site.config.json': '{}', ...files })) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  const { config } = await loadConfig(siteDir);
  const { content, diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  return { ids: content.docs.map(({ id }) => id), diagnostics };
}

const at = (position: number): string => `---\nsidebar_position: ${position}\n---\n`;

it('folders stand where their numbers, their index or their category put them, and the index leads its folder', async () => {
  const { ids } = await readDocs({
    'docs/intro.md': at(0),
    'docs/1-install/install.md': 'Text.\n',
    'docs/2-guides/index.md': at(3),
    'docs/2-guides/g1.md': at(1),
    'docs/10-reference/api.md': 'Text.\n',
    'docs/10-reference/_category_.yml': 'label: Reference\n',
    'docs/last/_category_.json': '{ "position": 50 }',
    'docs/last/README.md': at(0),
    'docs/faq.md': at(99),
    'docs/about/x.md': 'Text.\n',
  });
  expect(ids).toEqual([
    'intro',
    'install/install',
    'guides/index',
    'guides/g1',
    'reference/api',
    'last/README',
    'faq',
    'about/x',
  ]);
});

it('the document that a category links to leads its folder as an index does', async () => {
  const { ids, diagnostics } = await readDocs({
    'docs/1-a/_category_.json': '{ "link": { "type": "doc", "id": "z" } }',
    'docs/1-a/b.md': at(1),
    'docs/1-a/z.md': at(9),
    'docs/2-b/_category_.yml': 'link: { type: doc, id: b/last }\n',
    'docs/2-b/first.md': at(1),
    'docs/2-b/last.md': at(2),
    'docs/3-c/_category_.yml': 'link: { type: generated-index, title: All }\n',
    'docs/3-c/c.md': 'Text.\n',
  });
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['category/generated-index', 'warning'],
  ]);
  expect(ids).toEqual(['b/last', 'b/first', 'c/c', 'a/z', 'a/b']);
});

it('a category that links to a document that is not there is a fault', async () => {
  const { diagnostics } = await readDocs({
    'docs/a/_category_.json': '{ "link": { "type": "doc", "id": "introo" } }',
    'docs/a/intro.md': 'Text.\n',
    'docs/b/_category_.json': '{ "link": { "type": "doc", "id": "a/intro" } }',
    'docs/b/other.md': 'Text.\n',
  });
  expect(diagnostics).toMatchObject([
    {
      file: 'docs/a/_category_.json',
      line: 1,
      column: 34,
      severity: 'error',
      code: 'docs/unknown-document',
      message: "There is no document 'introo'; there are a/intro, b/other.",
    },
  ]);
});
