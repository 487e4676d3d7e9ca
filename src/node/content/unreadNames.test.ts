import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './loadConfig.ts';
import { readContent } from './readContent.ts';

const root = mkdtempSync(join(tmpdir(), 'lontar-names-'));
afterAll(() => rmSync(root, { recursive: true }));

async function warningsOf(files: readonly string[]): Promise<string[]> {
  const siteDir = mkdtempSync(join(root, 'site-'));
  writeFileSync(join(siteDir, 'site.config.json'), '{ "locales": ["en", "pt-BR"] }');
  for (const file of files) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), /\.mdx?$/i.test(file) ? '---\ndate: 2021-01-01\n---\n\n# A\n' : '');
  }
  const { config } = await loadConfig(siteDir);
  const { diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  return diagnostics.map(({ file, severity, code, hint }) => `${file}: ${severity} ${code}: ${hint}`);
}

const said = (file: string, hint: string): string => `${file}: warning content/unread-name: ${hint}`;
const text = (file: string, name: string): string =>
  said(
    file,
    `Texts end in .md or .mdx: rename it to '${name}', or let its name begin with '_' if it is no text of the site.`,
  );

test('files that have almost the name of a text or of data are named', async () => {
  const files = [
    'content/blog/a/index.mdx',
    'content/blog/b/index.MDX',
    'content/blog/c.markdown',
    'content/docs/Guide.Md',
    'content/docs/guide/_category_.YAML',
    'content/blog/authors.YML',
    'content/blog/tags.pt-br.yml',
    'content/books.JSON',
  ];
  expect(await warningsOf(files)).toEqual([
    said('content/blog/authors.YML', "Rename it to 'authors.yml'."),
    text('content/blog/b/index.MDX', 'index.mdx'),
    text('content/blog/c.markdown', 'c.md'),
    said('content/blog/tags.pt-br.yml', "Rename it to 'tags.pt-BR.yml'."),
    said('content/books.JSON', "Rename it to 'books.json'."),
    text('content/docs/Guide.Md', 'Guide.md'),
    said('content/docs/guide/_category_.YAML', "Rename it to '_category_.yaml'."),
  ]);
});

test('of two data files of one name the one that is not read is named', async () => {
  const files = ['content/blog/a.md', 'content/blog/authors.yml', 'content/blog/authors.yaml'];
  expect(await warningsOf(files)).toEqual([
    said(
      'content/blog/authors.yaml',
      "Put what it says into 'content/blog/authors.yml', which is read, and remove it.",
    ),
  ]);
});

test('so they are in the layout of Docusaurus', async () => {
  const files = [
    'blog/2021-01-01-a.md',
    'blog/2021-01-02-b.MD',
    'blog/2021-01-03-c.markdown',
    'blog/authors.Yaml',
    'i18n/pt-BR/docusaurus-plugin-content-blog/options.json',
    'i18n/pt-BR/docusaurus-plugin-content-blog/tags.YML',
  ];
  expect(await warningsOf(files)).toEqual([
    text('blog/2021-01-02-b.MD', '2021-01-02-b.md'),
    text('blog/2021-01-03-c.markdown', '2021-01-03-c.md'),
    said('blog/authors.Yaml', "Rename it to 'authors.yml'."),
    expect.stringMatching(
      /^i18n\/pt-BR\/docusaurus-plugin-content-blog\/options\.json: warning content\/blog-title/,
    ),
    said('i18n/pt-BR/docusaurus-plugin-content-blog/tags.YML', "Rename it to 'tags.yml'."),
  ]);
});

test('what is read, left out or lies beside texts is not', async () => {
  const files = [
    'content/blog/a/index.mdx',
    'content/blog/a/photo.JPG',
    'content/blog/a/data.YAML',
    'content/blog/a/authors.yaml',
    'content/blog/_b/index.MDX',
    'content/blog/_c.markdown',
    'content/blog/authors.yaml',
    'content/blog/tags.json',
    'content/books.yaml',
    'content/README.markdown',
    'content/docs/_category_.yaml',
    'content/blog/a/_category_.YML',
    'static/README.MD',
    'static/authors.YML',
  ];
  expect(await warningsOf(files)).toEqual([]);
});
