import { expect, it } from 'vitest';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSite, runLontar, siteBuiltOnce, SMALL_SITE, writeTree } from './lontar.ts';

/** A page that includes a text, which begins with a byte order mark and includes another one. */
const INCLUDING = {
  'content/pages/parts.mdx': "---\ntitle: Parts\n---\n\nimport Part from './_part.mdx';\n\n<Part />\n",
  'content/pages/_part.mdx': "\uFEFFimport Deep from './_deep.mdx';\n\n<Deep />\n",
  'content/pages/_deep.mdx': 'Words.\n',
};

const site = siteBuiltOnce({ ...SMALL_SITE, ...INCLUDING });
const out = join(site, 'dist');

async function build(): Promise<string> {
  const { code, stdout, stderr } = await runLontar(['build', '--site', site, '--out', out]);
  expect(code, stderr).toBe(0);
  return stdout;
}

it('an unchanged site is left alone', async () => {
  const folder = statSync(out).ino;
  expect(await build()).toContain('nothing had changed');
  expect(statSync(out).ino).toBe(folder);
});

const edits: Record<string, (site: string) => void> = {
  'an edited text': (folder) =>
    writeFileSync(
      join(folder, 'content/blog/second/index.mdx'),
      '---\ntitle: Second\ndate: 2022-04-02\ntags: [two]\nauthors: [writer]\n---\n\nChanged words.\n',
    ),
  'a new title': (folder) =>
    writeFileSync(
      join(folder, 'content/blog/second/index.mdx'),
      '---\ntitle: Renamed\ndate: 2022-04-02\ntags: [two, three]\nauthors: [writer]\n---\n\nAnother text.\n',
    ),
  'a new text': (folder) =>
    writeTree(folder, {
      'content/blog/third/index.mdx': '---\ntitle: Third\ndate: 2021-09-02\ntags: [two]\n---\n\nMore.\n',
    }),
  'a removed text': (folder) => rmSync(join(folder, 'content/blog/first'), { recursive: true }),
  'a new heading': (folder) =>
    writeFileSync(
      join(folder, 'content/blog/first/index.id.mdx'),
      '---\ntitle: Pertama\ndate: 2021-03-01\n---\n\nPembuka.\n\n## Judul\n\nTeks.\n\n## Judul lain\n\nTeks.\n',
    ),
  'an edited text that others include': (folder) =>
    writeFileSync(join(folder, 'content/pages/_deep.mdx'), 'Changed words.\n'),
  'a removed translation': (folder) => rmSync(join(folder, 'content/blog/first/index.id.mdx')),
  'a new configuration': (folder) =>
    writeFileSync(
      join(folder, 'site.config.ts'),
      "export default { title: 'Other', url: 'https://example.com', locales: ['en', 'id'] };\n",
    ),
  'a moved page': (folder) => {
    rmSync(join(folder, 'content/pages/about'), { recursive: true });
    writeTree(folder, { 'content/pages/me.mdx': '---\ntitle: Me\n---\n\nAbout me.\n' });
  },
};

it.each(Object.entries(edits))('a build after %s gives what a build from nothing gives', async (_, edit) => {
  const before = hashSite(out);
  edit(site);
  await build();
  const warm = hashSite(out);
  expect(warm).not.toEqual(before);
  rmSync(join(site, '.lontar'), { recursive: true });
  rmSync(out, { recursive: true });
  await build();
  expect(hashSite(out)).toEqual(warm);
});

it('builds after one edit and another give what a build from nothing gives, whatever lies in the folder they begin with', async () => {
  for (const name of ['an edited text', 'a new text', 'a removed text', 'a moved page', 'a new title'])
    await buildAfter(name);
  writeFileSync(join(site, '.lontar/cache/spare/404.html'), '');
  rmSync(join(site, '.lontar/cache/spare/archive'), { recursive: true });
  await buildAfter('an edited text');
  const warm = hashSite(out);
  rmSync(join(site, '.lontar'), { recursive: true });
  rmSync(out, { recursive: true });
  await build();
  expect(hashSite(out)).toEqual(warm);
});

async function buildAfter(edit: string): Promise<void> {
  edits[edit]?.(site);
  await build();
}

it('files of the cache that have lost their content are made anew', async () => {
  const whole = hashSite(out);
  for (const name of ['bodies', 'search', 'cards', 'icons', 'config'])
    emptyFilesOf(join(site, '.lontar/cache', name));
  rmSync(out, { recursive: true });
  await build();
  expect(hashSite(out)).toEqual(whole);
});

function emptyFilesOf(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  for (const { parentPath, name } of files) writeFileSync(join(parentPath, name), '');
}

it('two builds at once do not disturb each other', async () => {
  edits['an edited text']?.(site);
  const outs = ['one', 'two'].map((name) => join(site, name));
  const builds = outs.map((folder) => runLontar(['build', '--site', site, '--out', folder]));
  for (const { code, stderr } of await Promise.all(builds)) expect(code, stderr).toBe(0);
  const [one = '', two = ''] = outs;
  expect(hashSite(one)).toEqual(hashSite(two));
});
