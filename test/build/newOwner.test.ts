import { afterEach, beforeEach, expect, it } from 'vitest';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '#model/diagnostic.ts';
import { makeFolder, removeFolder, runLontar } from './lontar.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

let site: string;

beforeEach(() => {
  site = makeFolder();
  for (const part of ['site.config.ts', 'content', 'static', 'islands'])
    cpSync(join(PROJECT, part), join(site, part), { recursive: true });
});
afterEach(() => removeFolder(site));

async function check(): Promise<Diagnostic[]> {
  const { stdout } = await runLontar(['check', '--site', site, '--json']);
  return JSON.parse(stdout) as Diagnostic[];
}

function editConfig(edits: readonly (readonly [RegExp, string])[]): void {
  const file = join(site, 'site.config.ts');
  let text = readFileSync(file, 'utf8');
  for (const [pattern, words] of edits) {
    expect(text).toMatch(pattern);
    text = text.replaceAll(pattern, words);
  }
  writeFileSync(file, text);
}

it('check names all that this site says of itself and that another owner has to say anew', async () => {
  const found = (await check()).filter(({ code }) => code === 'config/placeholder');
  const fields = found.map(({ message }) => message.slice(0, message.indexOf(':')));
  expect(fields).toEqual([
    'title',
    'tagline',
    'tagline',
    'url',
    'owner.name',
    'owner.name',
    'social[0].target',
    'social[1].target',
    'social[2].target',
    'contact.email',
    'search.missingResultsUrl',
    'pwa.shortName',
  ]);
});

it('the steps of the README lead to a site of its own without errors and placeholders', async () => {
  editConfig([
    [/'Lontar'/g, "'Ayu'"],
    [/'Notes of a software engineer, kept on leaves'/g, "'What I build'"],
    [/'Catatan seorang software engineer, di atas daun lontar'/g, "'Yang saya buat'"],
    [/'The keeper of Lontar'|'Penjaga Lontar'/g, "'Ayu'"],
    [/[a-z]+\.example\b/g, 'ayu.dev'],
  ]);
  const pages = ['about/hidden', 'etc', 'markdown-page'].map((name) => `pages/${name}`);
  const texts = pages.flatMap((name) => [`${name}.mdx`, `${name}.id.mdx`]);
  const posts = readdirSync(join(site, 'content/blog')).filter((name) => !name.endsWith('.yml'));
  for (const text of [...texts, 'docs', ...posts.map((name) => `blog/${name}`)])
    rmSync(join(site, 'content', text), { recursive: true });
  editConfig([
    [/^.*target: '\/(?:docs\/|etc)'.*\n/gm, ''],
    [/^ *mainDocId: .*\n/gm, ''],
  ]);
  for (const language of ['', '.id'])
    writeFileSync(
      join(site, `content/pages/about/index${language}.mdx`),
      '---\ntitle: A\n---\n\nI am Ayu.\n',
    );
  const found = await check();
  const left = found.filter(({ severity, code }) => severity === 'error' || code === 'config/placeholder');
  expect(left).toEqual([]);
});
