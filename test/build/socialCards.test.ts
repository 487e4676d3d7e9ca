import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildForDiagnostics,
  hashTree,
  makeFolder,
  removeFolder,
  runLontar,
  SMALL_SITE,
  writeTree,
} from './lontar.ts';

let site: string;
let out: string;

const PHOTO = { create: { width: 1400, height: 700, channels: 3, background: '#888' } } as const;

beforeAll(async () => {
  site = makeFolder();
  out = join(site, 'dist');
  writeTree(site, {
    ...SMALL_SITE,
    'content/blog/pictured/index.mdx':
      '---\ntitle: Pictured\ndate: 2022-05-01\nimage: ./photo.jpg\n---\n\nWith a picture.\n',
    'content/blog/pictured/photo.jpg': await sharp(PHOTO).jpeg().toBuffer(),
    'content/blog/drawn/index.mdx':
      '---\ntitle: Drawn\ndate: 2022-05-02\nimage: ./drawing.svg\nunlisted: true\n---\n\nWith a drawing.\n',
    'content/blog/drawn/drawing.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>\n',
    'content/blog/hostile/index.mdx':
      '---\ntitle: "静的 </text><script>&"\ndate: 2022-05-03\ntags: ["🚀"]\n---\n\nLetters that no card has.\n',
  });
  await build();
});
afterAll(() => removeFolder(site));

async function build(): Promise<string> {
  const { code, stdout, stderr } = await runLontar(['build', '--site', site, '--out', out]);
  expect(code, stderr).toBe(0);
  return stdout + stderr;
}

const cards = (): string[] => readdirSync(join(out, 'assets')).filter((name) => name.startsWith('card-'));

/** The file of the picture that a page names; '' if it names none. */
function pictureOf(page: string): string {
  const html = readFileSync(join(out, page), 'utf8');
  const [, path = ''] =
    /<meta property="og:image" content="https:\/\/example\.com\/([^"]+)">/.exec(html) ?? [];
  return path;
}

function allPages(): string[] {
  const { routes } = JSON.parse(readFileSync(join(out, 'routes.json'), 'utf8')) as {
    routes: Readonly<Record<string, { readonly file: string }>>;
  };
  return [...Object.values(routes).map(({ file }) => file), '404.html', 'id/404.html'];
}

it('every page names a picture that exists, a card of 1200 x 630', async () => {
  for (const page of allPages()) {
    const path = pictureOf(page);
    expect(existsSync(join(out, path)) && path !== '', page).toBe(true);
    if (page.includes('pictured')) continue;
    expect(path, page).toMatch(/^assets\/card-[0-9a-f]{12}\.png$/);
    const { width, height } = await sharp(join(out, path)).metadata();
    expect([width, height], page).toEqual([1200, 630]);
  }
});

it('each post and language has a card of its own', () => {
  const own = ['first', 'id/first', 'second', 'hostile', 'drawn', 'docs', 'about', 'tags/one', 'id/tags/one'];
  const bytes = own.map((page) =>
    readFileSync(join(out, pictureOf(`${page}/index.html`))).toString('base64'),
  );
  expect(new Set(bytes).size).toBe(own.length);
});

it('what stands in for a translation has the card of the original', () => {
  expect(pictureOf('id/second/index.html')).toBe(pictureOf('second/index.html'));
});

it('search, reading offline and the not-found page share the card of the site', () => {
  for (const page of ['search/index.html', 'offline/index.html', '404.html'])
    expect(pictureOf(page), page).toBe(pictureOf('index.html'));
  expect(pictureOf('id/404.html')).toBe(pictureOf('id/index.html'));
});

it('a picture in front matter wins over the card, but for a drawing, which social sites do not show', () => {
  expect(pictureOf('pictured/index.html')).toMatch(/^assets\/img\/photo-\w+-1200\.jpg$/);
  const pictured = readFileSync(join(out, 'pictured/index.html'), 'utf8');
  expect(pictured).toContain('<meta property="og:image:width" content="1200"');
  expect(pictured).toContain('<meta property="og:image:height" content="600"');
  expect(pictureOf('drawn/index.html')).toMatch(/^assets\/card-/);
});

it('no reader has to keep cards for reading offline', () => {
  const lists = readdirSync(join(out, 'assets')).filter((name) => /^offline-\w+-\w+\.json$/.test(name));
  expect(lists).toHaveLength(2);
  for (const list of lists) expect(readFileSync(join(out, 'assets', list), 'utf8')).not.toContain('card-');
});

it('a card is drawn again only when it shows something else', async () => {
  const file = join(site, 'content/blog/second/index.mdx');
  const before = new Map(cards().map((name) => [name, statSync(join(out, 'assets', name)).mtimeMs]));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nOne more sentence.\n`);
  expect(await build()).not.toContain('Drawing');
  expect(new Map(cards().map((name) => [name, statSync(join(out, 'assets', name)).mtimeMs]))).toEqual(before);
  writeFileSync(file, text.replace('title: Second', 'title: Renamed'));
  expect(await build()).toContain('Drawing (1)');
  writeFileSync(file, text);
});

it('a build from nothing gives the same cards', async () => {
  await build();
  const before = hashTree(join(out, 'assets'));
  for (const folder of ['.lontar', 'dist']) rmSync(join(site, folder), { recursive: true });
  await build();
  const after = Object.entries(hashTree(join(out, 'assets'))).filter(([name]) => name.startsWith('card-'));
  expect(after.length).toBeGreaterThan(10);
  for (const [name, hash] of after) expect(before[name], name).toBe(hash);
});

it('a site that wants no cards has none', async () => {
  writeFileSync(
    join(site, 'site.config.ts'),
    "export default { title: 'Small', url: 'https://example.com', socialCards: false, locales: ['en', 'id'] };\n",
  );
  rmSync(out, { recursive: true });
  await build();
  expect(cards()).toEqual([]);
  expect(pictureOf('first/index.html')).toBe('');
  expect(pictureOf('pictured/index.html')).toMatch(/^assets\/img\//);
  expect(readFileSync(join(out, 'first/index.html'), 'utf8')).toContain(
    '<meta name="twitter:card" content="summary">',
  );
});

it('a text at the address of a language is not published and has no card, in no language', async () => {
  const other = makeFolder();
  writeTree(other, {
    'site.config.ts':
      "export default { title: 'Small', url: 'https://example.com', locales: ['en', { code: 'id', path: 'one' }] };\n",
    'content/blog/one/index.mdx': '---\ntitle: One\ndate: 2024-01-01\ntags: [x]\n---\n\nText.\n',
    'content/blog/other/index.mdx': '---\ntitle: Other\ndate: 2024-01-02\ntags: [x]\n---\n\nText.\n',
  });
  const { code, diagnostics } = await buildForDiagnostics(other);
  expect([code, diagnostics.map(({ file, code: kind }) => [file, kind])]).toEqual([
    0,
    [['content/blog/one/index.mdx', 'routes/duplicate']],
  ]);
  expect(existsSync(join(other, 'dist/one/other/index.html'))).toBe(true);
  expect(existsSync(join(other, 'dist/one/one'))).toBe(false);
  removeFolder(other);
});
