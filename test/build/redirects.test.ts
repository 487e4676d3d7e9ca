import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, type SiteServer } from '#node/serve/siteServer.ts';
import {
  buildForDiagnostics,
  hashTree,
  makeFolder,
  removeFolder,
  runLontar,
  siteBuiltOnce,
  SMALL_SITE,
  writeTree,
} from './lontar.ts';

const HEAD = 'date: 2021-03-01\ntags: [one, two]\nauthors: [writer]\n';

/** A site whose addresses have moved, in every way that can be written. */
const MOVED_SITE: Readonly<Record<string, string>> = {
  ...SMALL_SITE,
  'site.config.ts': `export default {
  title: 'Small',
  url: 'https://example.com',
  basePath: '/sub/',
  locales: ['en', 'id'],
  navbar: { items: [{ label: 'Old', target: '/old-about' }] },
  redirects: [
    { from: '/chain', to: '/link#a-heading' },
    { from: '/link/', to: '/early' },
    { from: '/id/tua', to: '/id/second' },
    { from: '/away', to: 'https://example.org/x?y=1' },
    { from: '/old-about', to: '/about' },
    { from: '/id/old-about', to: '/id/about' },
    { from: '/page.html', to: '/docs/' },
    { from: '/files/cv.pdf', to: '/about' },
  ],
};
`,
  'content/blog/first/index.mdx': `---\ntitle: First\n${HEAD}redirects: [/early, /2021/03/first/]\n---\n\n## A heading\n\nThe text.\n`,
  'content/blog/first/index.id.mdx': `---\ntitle: Pertama\n${HEAD}redirects: [/awal]\n---\n\nTeks.\n`,
  'content/blog/second/index.mdx':
    '---\ntitle: Second\ndate: 2022-04-02\nredirects: [/zwei]\n---\n\nTo the [first](/early#a-heading), [raw](pathname:///early).\n',
  'content/docs/doc1.mdx': '---\ntitle: Guide\nslug: /\nredirects: [/guide]\n---\n\nHow to.\n',
};

describe('a site with old addresses', () => {
  let site: string;
  let server: SiteServer;
  let url: string;
  let stderr: string;

  beforeAll(async () => {
    site = makeFolder();
    writeTree(site, MOVED_SITE);
    const built = await runLontar(['build', '--site', site]);
    expect(built.code, built.stderr).toBe(0);
    ({ stderr } = built);
    server = createSiteServer({ root: join(site, 'dist') });
    url = `http://127.0.0.1:${(await server.listen(0, '127.0.0.1')).port}`;
  });
  afterAll(async () => {
    await server.close();
    removeFolder(site);
  });

  const read = (file: string): string => readFileSync(join(site, 'dist', file), 'utf8');
  const targets = {
    '/2021/03/first': '/sub/first',
    '/away': 'https://example.org/x?y=1',
    '/chain': '/sub/first#a-heading',
    '/early': '/sub/first',
    '/files/cv.pdf': '/sub/about/',
    '/guide': '/sub/docs/',
    '/id/awal': '/sub/id/first',
    '/id/guide': '/sub/id/docs/',
    '/id/old-about': '/sub/id/about/',
    '/id/tua': '/sub/id/second',
    '/id/zwei': '/sub/id/second',
    '/link': '/sub/first',
    '/old-about': '/sub/about/',
    '/page.html': '/sub/docs/',
    '/zwei': '/sub/second',
  };
  /** Rules alone, after the others. */
  const asMarkdown = {
    '/2021/03/first.md': '/sub/first.md',
    '/early.md': '/sub/first.md',
    '/guide.md': '/sub/docs.md',
    '/id/awal.md': '/sub/id/first.md',
    '/id/guide.md': '/sub/id/docs.md',
    '/id/zwei.md': '/sub/id/second.md',
    '/zwei.md': '/sub/second.md',
  };

  it('has a rule for hosts for both forms of each, chains followed to their end', () => {
    const lines = Object.entries(targets).flatMap(([from, to]) => [
      `/sub${from} ${to} 301\n`,
      `/sub${from}/ ${to} 301\n`,
    ]);
    const ofMarkdown = Object.entries(asMarkdown).map(([from, to]) => `/sub${from} ${to} 301\n`);
    expect(read('_redirects')).toBe([...lines, ...ofMarkdown].join(''));
  });

  it.each(Object.entries(asMarkdown))(
    'the Markdown at %s answers 301 with that of the text, %s',
    async (from, to) => {
      expect(existsSync(join(site, 'dist', from))).toBe(false);
      const { status, headers } = await fetch(`${url}/sub${from}`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, to]);
      expect((await fetch(url + to)).headers.get('content-type')).toContain('text/markdown');
      for (const conf of ['nginx.conf', 'Caddyfile'])
        expect(read(`_hosting/${conf}`), conf).toContain(`/sub${from}`);
    },
  );

  it.each(Object.entries(targets))('has a page at %s that leads to %s', (from, to) => {
    const html = read(from.endsWith('.html') ? from : `${from}/index.html`);
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(html).toContain(`<a href="${to}">`);
    const canonical = to.startsWith('/') ? `https://example.com${to.replace(/#.*/, '')}` : to;
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<html lang="${from.startsWith('/id/') ? 'id' : 'en'}"`);
    expect(html).toMatch(
      /Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-/,
    );
    expect(html).not.toContain('<script');
  });

  it('a translation with old addresses of its own does not have those of its original', () => {
    expect(existsSync(join(site, 'dist/id/early'))).toBe(false);
    expect(existsSync(join(site, 'dist/awal'))).toBe(false);
  });

  it.each(Object.entries(targets))('%s answers 301 with %s and keeps the query', async (from, to) => {
    const ask = async (path: string): Promise<[number, string | null]> => {
      const { status, headers } = await fetch(`${url}/sub${path}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await ask(from)).toEqual([301, to]);
    expect(await ask(`${from}/`)).toEqual([301, to]);
    const [path = '', hash] = to.split('#');
    const asked = path + (path.includes('?') ? '&' : '?') + 'q=1' + (hash === undefined ? '' : `#${hash}`);
    expect(await ask(`${from}?q=1`)).toEqual([301, asked]);
  });

  it('links to old addresses are fine, lead to the new ones and are warned of', () => {
    expect(stderr).toContain(
      "content/blog/second/index.mdx:7:16: warning: The link '/early#a-heading' leads to an address that has moved to '/first#a-heading'.\n  hint: Write '/first#a-heading'.",
    );
    expect(stderr).toMatch(/site\.config\.ts:6:37: warning: The link '\/old-about' .* moved to '\/about'/);
    expect(stderr).toContain('0 errors, 2 warnings');
    expect(read('second/index.html')).toContain('href="/sub/first#a-heading"');
  });

  it('old addresses are in no list: neither routes nor what can be kept or found', () => {
    const manifest = JSON.parse(read('routes.json')) as { routes: object; redirects: object };
    expect(JSON.stringify(manifest.routes)).not.toContain('/early');
    expect(manifest.redirects).toEqual({ ...targets, ...asMarkdown });
    const lists = Object.keys(hashTree(join(site, 'dist'))).filter((file) =>
      /^assets\/(?:offline|.*search).*\.json$/.test(file),
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const file of lists) {
      // Where they lead is told beside the list, for readers without a line.
      const { moved: _, ...kept } = JSON.parse(read(file)) as { moved?: object };
      expect(JSON.stringify(kept), file).not.toContain('/early');
    }
  });

  it('an unchanged site is left alone, a new redirect is not', async () => {
    const again = await runLontar(['build', '--site', site]);
    expect(again.stdout).toContain('nothing had changed');
    const config = MOVED_SITE['site.config.ts'] ?? '';
    writeTree(site, {
      'site.config.ts': config.replace('redirects: [', "redirects: [{ from: '/x', to: '/' },"),
    });
    expect((await runLontar(['build', '--site', site])).code).toBe(0);
    expect((await fetch(`${url}/sub/x`, { redirect: 'manual' })).status).toBe(301);
    writeTree(site, { 'site.config.ts': config });
    expect((await runLontar(['build', '--site', site])).code).toBe(0);
    expect((await fetch(`${url}/sub/x`, { redirect: 'manual' })).status).toBe(404);
    expect(existsSync(join(site, 'dist/x'))).toBe(false);
  });
});

it('a static file of rules gives way to those of the build, with a warning', async () => {
  const site = makeFolder();
  const rules = { 'static/_redirects': '/a /b 301\n' };
  writeTree(site, { ...SMALL_SITE, ...rules });
  expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  expect(readFileSync(join(site, 'dist/_redirects'), 'utf8')).toBe('/a /b 301\n');
  writeTree(site, { 'content/pages/about/index.mdx': '---\ntitle: About\nredirects: [/me]\n---\n\nText.\n' });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect([code, diagnostics.map((each) => each.code)]).toEqual([0, ['static/name-taken']]);
  expect(readFileSync(join(site, 'dist/_redirects'), 'utf8')).toContain('/me /about/ 301\n');
  removeFolder(site);
});

describe('a folder that has moved', () => {
  const folderRule = (rules: string): string =>
    `export default { url: 'https://example.com', locales: ['en', 'id'], redirects: [${rules}] };\n`;
  const site = siteBuiltOnce({
    ...SMALL_SITE,
    'site.config.ts': folderRule("{ from: '/blog/*', to: '/*' }, { from: '/id/blog/*', to: '/id/*' }"),
  });

  const published = (): Record<string, unknown> =>
    JSON.parse(readFileSync(join(site, 'published.json'), 'utf8')) as Record<string, unknown>;
  const moved = (): Record<string, string> =>
    (
      JSON.parse(readFileSync(join(site, 'dist/routes.json'), 'utf8')) as {
        redirects: Record<string, string>;
      }
    ).redirects;
  /** Renames a post, whose old address its front matter has then, and the links to it. */
  const rename = (): void => {
    renameSync(join(site, 'content/blog/second'), join(site, 'content/blog/third'));
    const post = SMALL_SITE['content/blog/second/index.mdx'] ?? '';
    const links = SMALL_SITE['content/blog/first/index.mdx']?.replace(/Text with .*/, 'Text.') ?? '';
    writeTree(site, {
      'content/blog/third/index.mdx': post.replace('---\n', '---\nredirects: [/second]\n'),
      'content/blog/first/index.mdx': links,
    });
  };

  it('keeps the old address of a text that is renamed after that', async () => {
    expect((await runLontar(['build', '--site', site, '--remember'])).code).toBe(0);
    expect(moved()).toMatchObject({ '/blog/second': '/second', '/id/blog/second': '/id/second' });
    rename();
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
    expect(moved()).toMatchObject({
      '/second': '/third',
      '/blog/second': '/third',
      '/blog/third': '/third',
      '/id/blog/second': '/id/third',
    });
  });

  it('has the old address of a text whose name an address has to encode', async () => {
    const names = ['C#-tips', 'why?', '100%-done', 'café'];
    writeTree(
      site,
      Object.fromEntries(
        names.map((name) => [
          `content/blog/${name}.md`,
          `---\ntitle: Name\ndate: 2020-01-01\n---\n\nText.\n`,
        ]),
      ),
    );
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
    const rules = readFileSync(join(site, 'dist/_redirects'), 'utf8').split('\n');
    for (const name of names) {
      const path = encodeURIComponent(name);
      expect(rules).toContain(`/blog/${path} /${path} 301`);
      expect(rules).toContain(`/id/blog/${path} /id/${path} 301`);
      expect(existsSync(join(site, 'dist/blog', name, 'index.html')), name).toBe(true);
    }
  });

  it('is remembered as one, and what it leads to is guarded once', async () => {
    expect((await runLontar(['build', '--site', site, '--remember'])).code).toBe(0);
    const inFolder = Object.keys(published()).filter((path) => path.includes('/blog'));
    expect(inFolder).toEqual(['/blog/*', '/id/blog/*']);
    expect(published()['/blog/*']).toEqual({ title: '/*', source: null, anchors: [], to: '/*' });
    rmSync(join(site, 'content/pages/about'), { recursive: true });
    const { diagnostics } = await buildForDiagnostics(site);
    const gone = diagnostics.filter(({ code }) => code === 'published/gone');
    expect(gone.map(({ message }) => message.split("'")[1])).toEqual(['/about/', '/id/about/']);
  });

  it('is missed when its rule is gone, and the printed line brings it back', async () => {
    expect((await runLontar(['build', '--site', site, '--remember'])).code).toBe(0);
    writeTree(site, { 'site.config.ts': folderRule('') });
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect([code, diagnostics.length]).toEqual([1, 2]);
    expect(diagnostics[0]).toMatchObject({
      message: "The folder '/blog/*' was published as one that leads to '/*' and is no more.",
      hint: "Add the line that is printed for '/id/blog/*', which leads it to '/*'.",
    });
    const rules = diagnostics[1]?.hint?.replace(/.*?: /, '') ?? '';
    expect(rules).toBe("{ from: '/blog/*', to: '/*' }, { from: '/id/blog/*', to: '/id/*' },");
    writeTree(site, { 'site.config.ts': folderRule(rules) });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  });

  it('addresses of it that an older engine noted one by one are where they lead, too', async () => {
    expect((await runLontar(['build', '--site', site, '--remember'])).code).toBe(0);
    const { '/blog/*': _, ...rest } = published();
    const noted = { '/blog/about': { title: 'About', source: null, anchors: [], to: '/about/' } };
    writeTree(site, { 'published.json': JSON.stringify({ ...rest, ...noted }) });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
    rmSync(join(site, 'content/pages/about'), { recursive: true });
    const { diagnostics } = await buildForDiagnostics(site);
    const gone = diagnostics.filter(({ code }) => code === 'published/gone');
    expect(gone.map(({ message }) => message.split("'")[1])).toEqual(['/about/', '/id/about/']);
  });
});

describe('published.json', () => {
  const site = siteBuiltOnce(SMALL_SITE);
  const file = (): string => join(site, 'published.json');
  const text = (): string => readFileSync(file(), 'utf8');
  const lineOf = (words: string): number =>
    text()
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1;

  it('is written when asked for, and then the same again', async () => {
    expect((await runLontar(['build', '--site', site])).code).toBe(0);
    expect(existsSync(file())).toBe(false);
    const { code, stdout } = await runLontar(['build', '--site', site, '--remember']);
    expect(code).toBe(0);
    const { basePath, ...pages } = JSON.parse(text()) as Record<string, unknown>;
    expect(basePath).toBe('/');
    expect(stdout).toContain(`published.json has ${Object.keys(pages).length} new addresses`);
    expect(pages['/first']).toEqual({
      title: 'First',
      source: 'content/blog/first/index.mdx',
      anchors: ['a-heading'],
    });
    expect(Object.keys(pages)).toEqual(Object.keys(pages).toSorted());
    expect(Object.keys(pages)).toEqual(
      expect.arrayContaining(['/', '/id/', '/about/', '/tags/two', '/docs/']),
    );
    const before = text();
    expect((await runLontar(['build', '--site', site, '--remember'])).stdout).toContain(
      'has 0 new addresses',
    );
    expect(text()).toBe(before);
  });

  it('holds unlisted pages and no drafts, and the site may grow without a word', async () => {
    await runLontar(['build', '--site', site, '--remember']);
    const before = statSync(file()).mtimeMs;
    writeTree(site, {
      'content/pages/quiet.mdx': '---\ntitle: Quiet\nunlisted: true\n---\n\nText.\n',
      'content/pages/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nText.\n',
    });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
    expect(statSync(file()).mtimeMs).toBe(before);
    await runLontar(['build', '--site', site, '--remember']);
    expect(text()).toContain('"/quiet"');
    expect(text()).not.toContain('"/draft"');
  });

  it('a renamed post fails the build until its printed line is added', async () => {
    await runLontar(['build', '--site', site, '--remember']);
    const before = hashTree(join(site, 'dist'));
    renameSync(join(site, 'content/blog/second'), join(site, 'content/blog/zweiter'));
    const links = SMALL_SITE['content/blog/first/index.mdx']?.replace(/Text with .*/, 'Text.') ?? '';
    writeTree(site, { 'content/blog/first/index.mdx': links });
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect(code).toBe(1);
    expect(hashTree(join(site, 'dist'))).toEqual(before);
    const hint = 'Add this line to the front matter of content/blog/zweiter/index.mdx: redirects: [/second]';
    const fault = { file: 'published.json', column: 3, severity: 'error', code: 'published/gone', hint };
    expect(diagnostics).toEqual([
      {
        ...fault,
        line: lineOf('"/id/second"'),
        message:
          "The address '/id/second' was published ('Second', made from content/blog/second/index.mdx) and is no more.",
      },
      {
        ...fault,
        line: lineOf('"/second"'),
        message:
          "The address '/second' was published ('Second', made from content/blog/second/index.mdx) and is no more.",
      },
    ]);
    const failed = await runLontar(['build', '--site', site, '--remember']);
    expect(failed.code).toBe(1);
    expect(text(), 'a build with faults teaches nothing').not.toContain('zweiter');

    const post = readFileSync(join(site, 'content/blog/zweiter/index.mdx'), 'utf8');
    const mended = post.replace('---\n', `---\n${hint.replace(/.*: (?=redirects)/, '')}\n`);
    writeTree(site, { 'content/blog/zweiter/index.mdx': mended });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
    await runLontar(['build', '--site', site, '--remember']);
    expect(text()).toContain('"/zweiter"');
    expect(text(), 'what was published once is never forgotten').toContain('"/second"');
  });

  it('a list or feed that is gone gets a line for the configuration, which can be pasted', async () => {
    const config = "export default { url: 'https://example.com', feed: { formats: ['rss'] } };\n";
    rmSync(join(site, 'content/blog/first/index.id.mdx'));
    writeTree(site, { 'site.config.ts': config });
    await runLontar(['build', '--site', site, '--remember']);
    expect(JSON.parse(text())).toMatchObject({
      '/authors/writer/rss.xml': { title: 'A Writer', source: null, anchors: [] },
      '/rss.xml': {},
      '/tags/one/rss.xml': {},
    });
    const post = SMALL_SITE['content/blog/first/index.mdx'] ?? '';
    writeTree(site, { 'content/blog/first/index.mdx': post.replace('[one, two]', '[two]') });
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect(code).toBe(1);
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      "Add the line that is printed for '/tags/one/rss.xml', which leads it to '/tags'.",
      "Add this line to site.config.ts: redirects: [{ from: '/tags/one', to: '/tags' }, { from: '/tags/one/rss.xml', to: '/rss.xml' }],",
    ]);
    const line = diagnostics[1]?.hint?.replace(/.*?: /, '') ?? '';
    const both = config.replace('{ url', `{ ${line} url`);
    writeTree(site, { 'site.config.ts': both });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
    const rules = line.slice('redirects: ['.length, -'],'.length);
    for (const there of ['', "{ from: '/talks', to: '/about/' }"]) {
      writeTree(site, { 'site.config.ts': config.replace('{ url', `{ redirects: [${there}], url`) });
      const more = await buildForDiagnostics(site);
      expect(more.diagnostics.map(({ hint }) => hint)).toEqual([
        diagnostics[0]?.hint,
        `Add this line to the redirects of site.config.ts: ${rules},`,
      ]);
    }
    writeTree(site, { 'site.config.ts': both.replace("['rss']", "['atom']").replace("'/rss.xml'", "'/'") });
    const other = await buildForDiagnostics(site);
    expect(other.diagnostics.map(({ hint }) => hint?.replace(/.*, with/, 'with'))).toEqual([
      "with its new address: { from: '/authors/writer/rss.xml', to: '…' },",
      "with its new address: { from: '/rss.xml', to: '…' },",
      "with its new address: { from: '/tags/two/rss.xml', to: '…' },",
    ]);
  });

  it('an old address that no longer leads on gets back the line that it had', async () => {
    const config = (redirects: string): string =>
      `export default { url: 'https://example.com', locales: ['en', 'id'], redirects: [${redirects}] };\n`;
    const rules =
      "{ from: '/away', to: 'https://example.org/x?y=1' }, { from: '/old', to: '/first#a-heading' }";
    const post = SMALL_SITE['content/blog/second/index.mdx'] ?? '';
    const kept = post.replace('---\n', '---\nredirects: [/zwei, /due]\n');
    writeTree(site, { 'site.config.ts': config(rules), 'content/blog/second/index.mdx': kept });
    expect((await runLontar(['build', '--site', site, '--remember'])).code).toBe(0);
    const before = text();
    expect(JSON.parse(before)).toMatchObject({
      '/away': { source: null, anchors: [], to: 'https://example.org/x?y=1' },
      '/id/zwei': { title: 'Second', source: 'content/blog/second/index.mdx', anchors: [], to: '/id/second' },
    });
    await runLontar(['build', '--site', site, '--remember']);
    expect(text()).toBe(before);
    const fewer = post.replace('---\n', '---\nredirects: [/due]\n');
    writeTree(site, { 'site.config.ts': config(''), 'content/blog/second/index.mdx': fewer });
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect(code).toBe(1);
    const ofText =
      'Replace the redirects in the front matter of content/blog/second/index.mdx: redirects: [/due, /zwei]';
    expect(diagnostics.map(({ line, message, hint }) => ({ line, message, hint }))).toEqual([
      {
        line: lineOf('"/away"'),
        message:
          "The address '/away' was published as one that leads to 'https://example.org/x?y=1' and is no more.",
        hint: "Add the line that is printed for '/old', which leads it to 'https://example.org/x?y=1'.",
      },
      {
        line: lineOf('"/id/zwei"'),
        message: "The address '/id/zwei' was published as one that leads to '/id/second' and is no more.",
        hint: ofText,
      },
      {
        line: lineOf('"/old"'),
        message: "The address '/old' was published as one that leads to '/first#a-heading' and is no more.",
        hint: `Add this line to the redirects of site.config.ts: ${rules},`,
      },
      {
        line: lineOf('"/zwei"'),
        message: "The address '/zwei' was published as one that leads to '/second' and is no more.",
        hint: ofText,
      },
    ]);
  });

  it('a text that nothing followed is not led to whatever is new, and anchors are looked for where one has moved', async () => {
    const posts = (one: string, fields: string, body: string): Record<string, string> => ({
      [`content/blog/${one}/index.mdx`]: `---\ntitle: ${one}\ndate: 2023-01-01\n${fields}---\n\n${body}\n`,
    });
    const config = "export default { url: 'https://example.com' };\n";
    rmSync(join(site, 'content'), { recursive: true });
    writeTree(site, {
      'site.config.ts': config,
      ...posts('one', '', '## First\n\n## Second'),
      ...posts('two', '', 'Text.'),
    });
    expect((await runLontar(['build', '--site', site, '--remember'])).code).toBe(0);
    rmSync(join(site, 'content'), { recursive: true });
    writeTree(site, posts('uno', 'redirects: [/one]\n', '## First'));
    const { diagnostics } = await buildForDiagnostics(site);
    expect(diagnostics.map(({ line, code, message, hint }) => ({ line, code, message, hint }))).toEqual([
      {
        line: lineOf('"second"'),
        code: 'published/anchor-gone',
        message: "The anchor '#second' of '/one', which has moved to '/uno', was published and is no more.",
        hint: 'If it is to be gone, take it out of published.json; else add this line to content/blog/uno/index.mdx, where its readers are to arrive: <a id="second"></a>',
      },
      {
        line: lineOf('"/two"'),
        code: 'published/gone',
        message:
          "The address '/two' was published ('two', made from content/blog/two/index.mdx) and is no more.",
        hint: "If it is to be gone, take it out of published.json; if it has moved, add this line to site.config.ts, with its new address: redirects: [{ from: '/two', to: '…' }],",
      },
    ]);
    const anchor = diagnostics[0]?.hint?.replace(/.*?: /, '') ?? '';
    writeTree(site, posts('uno', 'redirects: [/one, /two]\n', `## First\n\n${anchor}\n\nText.`));
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  });

  it('a renamed heading fails the build, which prints the line that gives back its id', async () => {
    await runLontar(['build', '--site', site, '--remember']);
    const post = SMALL_SITE['content/blog/first/index.mdx'] ?? '';
    writeTree(site, { 'content/blog/first/index.mdx': post.replace('## A heading', '## Another name') });
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect(code).toBe(1);
    expect(diagnostics).toEqual([
      {
        file: 'published.json',
        line: lineOf('"a-heading"'),
        column: 7,
        severity: 'error',
        code: 'published/anchor-gone',
        message: "The anchor '#a-heading' of '/first' was published and is no more.",
        hint: 'Add <a id="a-heading"></a> to content/blog/first/index.mdx, where its readers are to arrive, or, if its heading was renamed, give that the old id: ## Another name {#a-heading}',
      },
    ]);
    const mended = post.replace('## A heading', diagnostics[0]?.hint?.replace(/.*?: /, '') ?? '');
    writeTree(site, { 'content/blog/first/index.mdx': mended });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  });

  it('every id that an author wrote is an anchor, and those of footnotes are none', async () => {
    const post = (mark: string): Record<string, string> => ({
      'content/blog/second/index.mdx': `---\ntitle: Second\ndate: 2022-04-02\n---\n\nA note[^one].\n\n${mark}\n\n<details id="more"><summary>More</summary>Text.</details>\n\n## A heading {#own}\n\n[^one]: The note.\n`,
    });
    const mark = '<a id="old-name"></a>';
    const anchors = (): unknown => (JSON.parse(text()) as Record<string, { anchors: string[] }>)['/second'];
    writeTree(site, post(mark));
    const known = { '/second': { title: 'Second', source: null, anchors: ['own'] } };
    writeTree(site, { 'published.json': JSON.stringify(known) });
    expect(await buildForDiagnostics(site), 'a file that knows headings alone').toEqual({
      code: 0,
      diagnostics: [],
    });
    await runLontar(['build', '--site', site, '--remember']);
    expect(anchors()).toMatchObject({ anchors: ['more', 'old-name', 'own'] });
    writeTree(site, post(''));
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect(code).toBe(1);
    expect(diagnostics.map(({ message, hint }) => ({ message, hint }))).toEqual([
      {
        message: "The anchor '#old-name' of '/id/second' was published and is no more.",
        hint: `If it is to be gone, take it out of published.json; else add this line to content/blog/second/index.mdx, where its readers are to arrive: ${mark}`,
      },
    ]);
    writeTree(site, post(diagnostics[0]?.hint?.replace(/.*?: /, '') ?? ''));
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  });

  it('guards the files of static/, but for those that the build makes', async () => {
    writeTree(site, {
      'static/_redirects': '/a /b 301\n',
      'static/assets/logo.svg': '<svg/>',
      'static/demo/index.html': '<p>A demo.</p>',
      'static/files/a plan.pdf': 'A plan.',
      'static/files/cv.pdf': 'A life.',
      'static/first.md': 'The first post.',
      'static/robots.txt': 'User-agent: *\n',
    });
    await runLontar(['build', '--site', site, '--remember']);
    const pages = Object.entries(JSON.parse(text()) as Record<string, { source: string | null }>);
    const files = pages.filter(([, { source }]) => source?.startsWith('static/'));
    expect(files.map(([path]) => path)).toEqual([
      '/assets/logo.svg',
      '/demo/',
      '/files/a%20plan.pdf',
      '/files/cv.pdf',
    ]);
    expect(files.at(-1)?.[1]).toEqual({ title: 'cv.pdf', source: 'static/files/cv.pdf', anchors: [] });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });

    rmSync(join(site, 'static'), { recursive: true });
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect(code).toBe(1);
    const forget = 'If it is to be gone, take it out of published.json';
    expect(diagnostics.map(({ message, hint }) => ({ message, hint }))).toEqual([
      {
        message:
          "The address '/assets/logo.svg' was published (the file static/assets/logo.svg) and is no more.",
        hint: `${forget}; else bring it back, or lead it on at your host: no redirect can begin there, for it is taken by the folder 'assets/' of the build.`,
      },
      {
        message: "The address '/demo/' was published (the file static/demo/index.html) and is no more.",
        hint: `${forget}; if it has moved, add the line that is printed for '/files/cv.pdf'.`,
      },
      {
        message:
          "The address '/files/a%20plan.pdf' was published (the file static/files/a plan.pdf) and is no more.",
        hint: `${forget}; if it has moved, add the line that is printed for '/files/cv.pdf'.`,
      },
      {
        message: "The address '/files/cv.pdf' was published (the file static/files/cv.pdf) and is no more.",
        hint: `${forget}; if it has moved, add this line to site.config.ts, with the new addresses: redirects: [{ from: '/demo/', to: '…' }, { from: '/files/a%20plan.pdf', to: '…' }, { from: '/files/cv.pdf', to: '…' }],`,
      },
    ]);
    const line = diagnostics.at(-1)?.hint?.replace(/.*?: /, '').replaceAll('…', '/about') ?? '';
    const config = SMALL_SITE['site.config.ts']?.replace('{ title', `{ ${line} title`) ?? '';
    writeTree(site, { 'static/assets/logo.svg': '<svg/>', 'site.config.ts': config });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  });

  it('prints one line for all that has moved to one text, in whatever form it was published', async () => {
    const page = { title: 'Second', source: 'content/blog/second/index.mdx', anchors: [] };
    const list = { title: 'A list', source: null, anchors: [] };
    const published = { '/deux': page, '/deux/': page, '/due': page, '/tags/x': list, '/tags/x/': list };
    writeTree(site, { 'published.json': JSON.stringify(published) });
    const { diagnostics } = await buildForDiagnostics(site);
    const ofText =
      'Add this line to the front matter of content/blog/second/index.mdx: redirects: [/deux, /due]';
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      ofText,
      ofText,
      ofText,
      "Add the line that is printed for '/tags/x/', which leads it to '/tags'.",
      "Add this line to site.config.ts: redirects: [{ from: '/tags/x', to: '/tags' }],",
    ]);
  });

  it('another base path fails the build until the owner writes it down', async () => {
    await runLontar(['build', '--site', site, '--remember']);
    const config = SMALL_SITE['site.config.ts']?.replace('{ title', "{ basePath: '/sub/', title") ?? '';
    writeTree(site, { 'site.config.ts': config });
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect([code, diagnostics.map((each) => [each.line, each.code])]).toEqual([
      1,
      [[lineOf('"basePath"'), 'published/base-path']],
    ]);
    writeTree(site, { 'published.json': text().replace('"basePath": "/"', '"basePath": "/sub/"') });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  });

  it('a redirect whose target is gone is told together with what is gone, and mended with it', async () => {
    const config = (redirects: string): Record<string, string> => ({
      'site.config.ts': `export default { url: 'https://example.com', locales: ['en'], redirects: [${redirects}] };\n`,
    });
    rmSync(join(site, 'content/blog/first/index.id.mdx'), { force: true });
    writeTree(site, { ...config("{ from: '/old', to: '/second' }"), 'static/google123.html': 'mine' });
    const first = SMALL_SITE['content/blog/first/index.mdx']?.replace(/Text with .*/, 'Text.') ?? '';
    writeTree(site, { 'content/blog/first/index.mdx': first });
    expect((await runLontar(['build', '--site', site, '--remember'])).code).toBe(0);
    renameSync(join(site, 'content/blog/second'), join(site, 'content/blog/zweiter'));
    rmSync(join(site, 'static/google123.html'));
    const { diagnostics } = await buildForDiagnostics(site);
    const line = 'redirects: [/second]';
    expect(
      diagnostics.map(({ file: where, message, hint }) => [where, /'(.*?)'/.exec(message)?.[1], hint]),
    ).toEqual([
      ['published.json', '/google123.html', expect.stringContaining('take it out of published.json')],
      [
        'published.json',
        '/second',
        `Add this line to the front matter of content/blog/zweiter/index.mdx: ${line}`,
      ],
      [
        'site.config.ts',
        '/second',
        "'/second' was published and is no more: lead it to its new address, and this redirect goes there, too.",
      ],
    ]);
    const post = readFileSync(join(site, 'content/blog/zweiter/index.mdx'), 'utf8');
    writeTree(site, {
      'content/blog/zweiter/index.mdx': post.replace('---\n', `---\n${line}\n`),
      'static/google123.html': 'mine',
    });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  });

  it('a text that could not be read is not called gone', async () => {
    await runLontar(['build', '--site', site, '--remember']);
    writeTree(site, { 'content/pages/about/index.mdx': '---\ntitle: [\n---\n\nText.\n' });
    const { code, diagnostics } = await buildForDiagnostics(site);
    expect(code).toBe(1);
    expect(new Set(diagnostics.map((each) => each.file))).toEqual(new Set(['content/pages/about/index.mdx']));
  });

  it('a damaged file fails the build and is left as it is', async () => {
    writeTree(site, { 'published.json': '{ "/first": ' });
    const { code, stderr } = await runLontar(['build', '--site', site, '--remember']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/published\.json:1:\d+: error: This is not valid JSON/);
    expect(text()).toBe('{ "/first": ');
  });
});
