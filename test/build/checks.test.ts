import { expect, it } from 'vitest';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
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

const site = siteBuiltOnce(SMALL_SITE);

function post(body: string): Record<string, string> {
  return { 'content/blog/third/index.mdx': `---\ntitle: Third\ndate: 2023-01-01\n---\n\n${body}\n` };
}

it('[S5.3] broken links fail the build', async () => {
  writeTree(site, post('See [this](/frist).'));
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(diagnostics).toMatchObject([
    {
      file: 'content/blog/third/index.mdx',
      line: 6,
      column: 12,
      severity: 'error',
      code: 'links/broken-link',
      hint: "Did you mean '/first'?",
    },
  ]);
});

it('a conflict that Git has left is the one fault of its file, wherever that is', async () => {
  const conflict = (ours: string, theirs: string): string =>
    `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> other\n`;
  const head = '---\ntitle: T\ndate: 2023-01-01\nauthors: [writer]\n';
  writeTree(site, {
    'published.json': `{\n${conflict('"/a": {},', '"/b": {}')}}\n`,
    'content/blog/authors.yml': conflict('writer:\n  name: A', 'writer:\n  name: B'),
    'content/blog/tags.yml': conflict('one:\n  label: A', 'one:\n  label: B'),
    'content/blog/plain/index.md': `${head}format: md\n---\n\n## A\n\n${conflict('A', 'B')}`,
    'content/blog/twice/index.mdx': `---\n${conflict('title: A', 'title: B')}date: 2023-01-01\n---\n\n${conflict('<b', '{c')}`,
    'content/blog/whole/index.mdx': `${head}---\n\nimport Part from './_part.mdx';\n\n[A](/plain#a), [B](../twice/index.mdx).\n\n<Part />\n`,
    'content/blog/whole/_part.mdx': conflict('A {b', 'B <c'),
    'content/blog/shown/index.mdx': `${head}---\n\n\`\`\`\n${conflict('A', 'B')}\`\`\`\n`,
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(
    diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, column, code: kind }) => [file, line, column, kind]),
  ).toEqual(
    [
      ['content/blog/authors.yml', 1],
      ['content/blog/plain/index.md', 10],
      ['content/blog/tags.yml', 1],
      ['content/blog/twice/index.mdx', 2],
      ['content/blog/twice/index.mdx', 10],
      ['content/blog/whole/_part.mdx', 1],
      ['published.json', 2],
    ].map(([file, line]) => [file, line, 1, 'file/merge-conflict']),
  );
});

it('a picture that front matter and body both name is told once at either place, beside another fault', async () => {
  writeTree(site, {
    'content/blog/third/index.mdx':
      '---\ntitle: Third\ndate: 2023-01-01\nimage: ./no.png\nunlisted: "yes"\n---\nText ![x](./no.png)\n',
  });
  const { diagnostics } = await buildForDiagnostics(site);
  expect(diagnostics.map(({ line, column, code }) => [line, column, code])).toEqual([
    [4, 8, 'images/missing'],
    [5, 11, 'front-matter/invalid-value'],
    [7, 11, 'images/missing'],
  ]);
});

it('no advice is given on a field of the configuration that has an error', async () => {
  writeTree(site, {
    'site.config.ts': 'export default { url: "example.com", basePath: "sub", locales: ["en", "id"] };\n',
  });
  const { diagnostics } = await buildForDiagnostics(site, 'check');
  const ofConfig = diagnostics.filter(({ file }) => file === 'site.config.ts');
  expect(ofConfig.map(({ column, code, message }) => [column, code, message.split(' ')[0]])).toEqual([
    [1, 'config/placeholder', 'title'],
    [18, 'config/invalid-value', 'url:'],
    [38, 'config/invalid-value', 'basePath:'],
  ]);
});

it('[S5.3] broken links of the navigation bar fail the build', async () => {
  writeTree(site, {
    'site.config.ts':
      "export default {\n  locales: ['en', 'id'],\n  navbar: { items: [{ label: 'A', target: '/arhcive' }] },\n};\n",
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(diagnostics).toMatchObject([{ file: 'site.config.ts', line: 3, hint: "Did you mean '/archive'?" }]);
});

it('[S5.3] broken links are found in whole addresses of the site, too, which pages keep as written', async () => {
  const config = (fields: string): Record<string, string> => ({
    'site.config.ts': `export default { url: 'https://site.example', basePath: '/sub/', locales: ['en', 'id'],\n${fields}};\n`,
  });
  const there = ['', '/', '/first#a-heading', '/id/first.html', '/second.md', '/rss.xml', '/id/sitemap.xml'];
  there.push('/llms.txt', '/robots.txt', '/404.html', '/a%20b.txt', '/old', '/tags/two/?q#');
  const links = there.map((path) => `[x](https://site.example/sub${path})`).join(' ');
  const fine = { ...post(`${links} [y](https://site.example/nope)`), 'static/a b.txt': 'A' };
  writeTree(site, { ...fine, ...config("redirects: [{ from: '/old', to: '/first' }]") });
  expect(await buildForDiagnostics(site)).toMatchObject({ code: 0, diagnostics: [] });
  const html = readFileSync(join(site, 'dist/third/index.html'), 'utf8');
  for (const path of there) expect(html).toContain(`href="https://site.example/sub${path}"`);

  writeTree(site, {
    ...post('[a](https://site.example/sub/frist) [b](//site.example/sub/first#a-haeding)'),
    ...config("navbar: { items: [{ label: 'A', target: 'https://site.example/sub/arhcive' }] }"),
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  const file = 'content/blog/third/index.mdx';
  expect(diagnostics).toMatchObject([
    { file, line: 6, column: 5, code: 'links/broken-link', hint: "Did you mean '/first'?" },
    { file, line: 6, column: 41, code: 'links/broken-anchor', hint: "Did you mean '#a-heading'?" },
    { file: 'site.config.ts', line: 2, code: 'links/broken-link', hint: "Did you mean '/archive'?" },
  ]);
});

it('[S5.3] links to drafts are called that', async () => {
  const draft = (fields: string): string => `---\ntitle: Draft\ndraft: true\n${fields}---\n\nText.\n`;
  writeTree(site, {
    ...post('See [a](../draft/index.mdx), [b](/draft), [c](/page) and [d](/docs/doc2).'),
    'content/blog/draft/index.mdx': draft('date: 2023-01-01\n'),
    'content/pages/page.mdx': draft(''),
    'content/docs/doc2.mdx': draft(''),
    'site.config.ts':
      "export default {\n  locales: ['en', 'id'],\n  navbar: { items: [{ label: 'A', target: '/draft' }] },\n};\n",
  });
  const { diagnostics } = await buildForDiagnostics(site);
  const said = diagnostics.map(
    ({ file, line, severity, message }) => `${file}:${line} ${severity} ${message}`,
  );
  const says = (file: string, severity: string, link: string): string =>
    `${file} ${severity} The link '${link}' leads to a draft, which is not published.`;
  expect(said.toSorted()).toEqual([
    says('content/blog/third/index.mdx:6', 'error', '/docs/doc2'),
    says('content/blog/third/index.mdx:6', 'error', '/draft'),
    says('content/blog/third/index.mdx:6', 'error', '/page'),
    says('content/blog/third/index.mdx:6', 'warning', '../draft/index.mdx'),
    says('site.config.ts:3', 'error', '/draft'),
  ]);
});

it.each([
  [
    'broken Markdown links',
    post('See [this](../frist/index.mdx).'),
    'links/broken-markdown-link',
    '../first/index.mdx',
  ],
  ['broken anchors', post('See [this](/first#a-haeding).'), 'links/broken-anchor', '#a-heading'],
  [
    'duplicate routes',
    { 'content/pages/first.mdx': '---\ntitle: Also\n---\n\nText.\n' },
    'routes/duplicate',
    'slug',
  ],
])('[S5.3] %s only warn', async (_, files, wanted, hint) => {
  writeTree(site, files);
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(0);
  expect(diagnostics.map((each) => [each.severity, each.code])).toEqual([['warning', wanted]]);
  expect(diagnostics[0]?.hint).toContain(hint);
});

it('[S5.3] broken anchors of pages that only list others warn, too', async () => {
  writeTree(
    site,
    post('See [a](/archive#nope), [b](/tags/#nope), [c](/#nope) and [d](/id/#nope), not [e](/archive#top).'),
  );
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(0);
  expect(diagnostics.map((each) => [each.code, each.severity, each.line, each.column])).toEqual(
    [9, 29, 47, 63].map((column) => ['links/broken-anchor', 'warning', 6, column]),
  );
  expect(diagnostics[0]).toMatchObject({
    file: 'content/blog/third/index.mdx',
    message: "The link '/archive#nope' names the anchor 'nope', which '/archive' does not have.",
    hint: 'That page has none: leave it out.',
  });
});

it('[S5.3] of duplicate routes only the first leaves a trace in what is published', async () => {
  const head = '---\ntitle: Unheard\n---\n\n';
  writeTree(site, {
    'content/pages/first.mdx': `${head}Unheard words.\n`,
    'content/pages/index.mdx': `${head}Unheard words, and [others](/second).\n`,
    'content/pages/docs.mdx': '# All docs\n\nText.\n',
    'content/docs/doc1.mdx': '---\ntitle: Unheard\nslug: /\n---\n\nUnheard words.\n',
  });
  expect((await buildForDiagnostics(site)).diagnostics).toHaveLength(3);
  const files = readdirSync(join(site, 'dist'), { recursive: true, encoding: 'utf8' });
  const written = files.filter((file) => /\.(?:html|md|txt|xml|json|bin|js)$/.test(file));
  const texts = written.map((file) => [file, readFileSync(join(site, 'dist', file), 'utf8').toLowerCase()]);
  expect(texts.filter(([file, text]) => `${file}${text}`.includes('unheard')).map(([file]) => file)).toEqual(
    [],
  );
});

it('[S8.8] missing docs sidebar or doc ids are configuration errors that name the ids there are', async () => {
  writeTree(site, {
    'site.config.ts':
      "export default {\n  locales: ['en', 'id'],\n  docs: {\n    mainDocId: 'doc2',\n    sidebars: { main: ['doc1', 'intro'] },\n  },\n};\n",
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(diagnostics.map(({ file, line, code: name }) => [file, line, name])).toEqual([
    ['site.config.ts', 4, 'docs/unknown-document'],
    ['site.config.ts', 5, 'docs/unknown-document'],
  ]);
  expect(diagnostics[0]?.message).toContain('doc1');
});

it('check reports kind by kind, faults first, with file, line and column, and the last line counts them', async () => {
  writeTree(site, {
    ...post('### Deep\n\n![](./dot.svg)\n\nSee [this](/frist).'),
    'content/blog/third/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    'static/wide.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(300_000)}</svg>`,
    'published.json': '{ "/gone": { "title": "Gone", "source": null, "anchors": [] } }\n',
  });
  removeFolder(join(site, 'dist'));
  const { code, stdout } = await runLontar(['check', '--site', site]);
  expect(code).toBe(1);
  expect(stdout.split('\n').filter((line) => / \(\d+\)$/.test(line))).toEqual([
    'Addresses that were published (1)',
    'Links and anchors (1)',
    'Pictures without words (1)',
    'Pictures that are too large (1)',
    'Headings (1)',
    'Missing descriptions (6)',
    'Pages without a translation (4)',
    'Placeholders (1)',
  ]);
  const third = 'content/blog/third/index.mdx';
  expect(stdout).toContain(`${third}:10:12: error: The link '/frist' leads to no page`);
  expect(stdout).toContain("  hint: Did you mean '/first'?");
  expect(stdout).toContain(`${third}:6:1: warning: A heading of level 3 follows the title`);
  expect(stdout).toContain(`${third}:8:1: warning: The picture has no alternative text.`);
  expect(stdout).toContain("static/wide.svg:1:1: warning: The picture 'static/wide.svg' has 301 KB");
  expect(stdout.trim().split('\n').at(-1)).toBe(
    "2 errors, 14 warnings. Links to other sites are checked by 'lontar links'.",
  );
  expect(existsSync(join(site, 'dist'))).toBe(false);
});

it('advice alone lets a site pass, unless it is asked to be strict; editors get it as data', async () => {
  const { code, stdout } = await runLontar(['check', '--site', site, '--json']);
  expect(code).toBe(0);
  const found = JSON.parse(stdout) as Diagnostic[];
  expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  expect(found.map((each) => each.code)).toContain('translations/missing');
  expect((await runLontar(['check', '--site', site, '--strict'])).code).toBe(1);
  // A build says nothing of what is only advice.
  expect((await buildForDiagnostics(site)).diagnostics).toEqual([]);
});

it.each([
  ['site.config.ts', "export default { title: 'Small' };\n", 'url is not set: ', /^Add url, .*'https:/],
  ['site.config.json', '{ "title": "Small" }\n', 'url is not set: ', /^Add url, .*'https:/],
  [
    'site.config.ts',
    "export default { title: 'Small', url: 'http://localhost:3000' };\n",
    "url: 'http://localhost:3000' is a placeholder.",
    /^Put your own/,
  ],
  ['site.config.ts', "export default { url: 'https://ayu.dev' };\n", 'title is not set: ', /^Add title, /],
  [
    'site.config.json',
    '{ "title": "Lontar", "url": "https://ayu.dev" }\n',
    "title: 'Lontar' is a placeholder.",
    /^Put your own/,
  ],
])(
  'check knows a title or an address that is not set from one that is nobody’s own: %s %j',
  async (file, text, said, hint) => {
    rmSync(join(site, 'site.config.ts'));
    writeTree(site, { [file]: text });
    const { stdout } = await runLontar(['check', '--site', site, '--json']);
    const found = (JSON.parse(stdout) as Diagnostic[]).filter((each) => each.code === 'config/placeholder');
    expect(found).toMatchObject([{ file, line: 1 }]);
    expect(found[0]?.message).toContain(said);
    expect(found[0]?.hint).toMatch(hint);
  },
);

it.each([
  ["export default { title: 'x' url: 'https://x.dev' };", 'config/syntax', 29],
  ["throw new Error('boom');", 'config/threw', 7],
])(
  'a configuration that cannot be read is the fault, not what depends on it: %s',
  async (text, code, column) => {
    writeTree(site, {
      ...post('See [this](/id/first) and $\\frac{a}{b}$.'),
      'content/blog/fourth/index.mdx': '---\ntitle: 4\ndate: 2022-13-45\n---\n\nText.\n',
      'site.config.ts': text,
    });
    for (const command of ['check', 'build'] as const) {
      const { code: exitCode, diagnostics } = await buildForDiagnostics(site, command);
      expect(exitCode).toBe(1);
      expect(diagnostics).toMatchObject([
        { file: 'content/blog/fourth/index.mdx', line: 3, code: 'front-matter/invalid-date' },
        { file: 'site.config.ts', code, line: 1, column },
      ]);
    }
  },
);

it('a build warns of what the policy keeps out, and of links without a target', async () => {
  writeTree(site, {
    'content/pages/film.mdx':
      '---\ntitle: Film\ndescription: D.\n---\n\n<video controls>\n  <source src="https://example.org/a.mp4" />\n</video>\n\n<iframe src="//example.org/b" title="B" />\n\n![C](https://example.org/c.png) and [empty]().\n',
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(0);
  expect(diagnostics.map((each) => [each.code, each.severity, each.line, each.column])).toEqual([
    ['embeds/external', 'warning', 7, 16],
    ['embeds/external', 'warning', 10, 14],
    ['images/external', 'warning', 12, 6],
    ['links/no-target', 'warning', 12, 45],
  ]);
  const page = readFileSync(join(site, 'dist/film/index.html'), 'utf8');
  expect(page).not.toMatch(/<(?:img|iframe)[^>]*example\.org/);
  expect(page).toContain('<a href="https://example.org/b" rel="noopener">B (example.org)</a>');
  expect(page).toContain('<a href="https://example.org/c.png" rel="noopener">C (example.org)</a>');
  // Whoever reads the copy is not bound by the policy.
  expect(readFileSync(join(site, 'dist/film.md'), 'utf8')).toContain('![C](https://example.org/c.png)');
});

it('films and sound that are no files of the site fail the build', async () => {
  writeTree(
    site,
    post(
      '<video src="./film.mp4" poster="/still.png" />\n\n<audio controls>\n  <source src="/archive" />\n</audio>\n\n<video src="pathname:///elsewhere.mp4" poster="data:image/gif;base64,R0lGOD" />',
    ),
  );
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(diagnostics.map((each) => [each.code, each.severity, each.line, each.column])).toEqual([
    ['embeds/missing', 'error', 6, 13],
    ['embeds/missing', 'error', 6, 33],
    ['embeds/missing', 'error', 9, 16],
  ]);
});

it('files that a picture is chosen from have to be there', async () => {
  writeTree(
    site,
    post(
      '<picture>\n  <source srcSet="./nope.png" />\n  <img src="/seen.svg" alt="A" srcSet="/seen.svg 1x,./nope2.png 2x" />\n</picture>\n\n<img src="/seen.svg" alt="A" srcSet="https://example.org/b.png 2x" />',
    ),
  );
  writeTree(site, { 'static/seen.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(diagnostics.map((each) => [each.code, each.severity, each.line, each.column])).toEqual([
    ['embeds/missing', 'error', 7, 19],
    ['embeds/missing', 'error', 8, 53],
    ['embeds/external', 'warning', 11, 38],
  ]);
});

it('a new post is made from three answers and builds', async () => {
  const made = await runLontar(['new', '--site', site], { input: 'A new: thing\nOne Tag, CI/CD\n\n' });
  expect(made.code, made.stderr).toBe(0);
  expect(made.stdout).toContain('a-new-thing/index.mdx');
  expect((await buildForDiagnostics(site)).code).toBe(0);
  const odd = await runLontar(['new', '--site', site], { input: '- Judul "aneh" & <b> 🎉\n\n\n' });
  expect(odd.stdout).toMatch(/[/\\]judul-aneh-b[/\\]index\.mdx/);
  const again = await runLontar(['new', '--site', site], { input: 'A new: thing\n\n\n' });
  expect(again.code).toBe(2);
  expect(again.stderr).toMatch(
    /index\.mdx is there already\.\n {2}hint: choose another title, or edit that post/,
  );
  const taken = await runLontar(['new', '--site', site], { input: 'Archive\n\n\n' });
  expect([taken.code, taken.stderr]).toEqual([2, expect.stringContaining("'/archive' is the address")]);
  const cut = await runLontar(['new', '--site', site], { input: 'Only a title\n' });
  expect(cut.code).toBe(2);
});

it('a title that begins as names of files that are left out makes a post that is shown', async () => {
  const made = await runLontar(['new', '--site', site], { input: '_why the lucky stiff\n\n\n' });
  expect(made.stdout).toMatch(/[/\\]why-the-lucky-stiff[/\\]index\.mdx/);
});

it.each([
  ['Assets', "'/assets' cannot be the address of a post: the folder 'assets/' is the build's own."],
  ['ID', "'/id' is the address of a page that the site has already."],
  ['Search', "'/search' is the address of a page that the site has already."],
  ['node_modules', "Folders that are called 'node_modules' are left out."],
  ['A'.repeat(300), 'cannot be the address of a post: a part of it is of more than 247 bytes.'],
])('no post is made whose title would give it an address that it cannot have: %s', async (title, words) => {
  const before = hashTree(join(site, 'content'));
  const { code, stderr } = await runLontar(['new', '--site', site], { input: `${title}\n\n\n` });
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  expect(stderr).toContain('hint: choose another title');
  expect(hashTree(join(site, 'content'))).toEqual(before);
});

it.each([
  ['the site itself', (folder: string) => folder],
  ['its content', (folder: string) => join(folder, 'content')],
  ['a folder of other files', (folder: string) => join(folder, 'photos')],
  ['a table of routes of another program', (folder: string) => join(folder, 'project')],
  ['a table of routes that was cut', (folder: string) => join(folder, 'cut')],
])('an output folder that holds %s is refused', async (_, outOf) => {
  writeTree(site, {
    'photos/keep.txt': 'dear',
    'project/keep.txt': 'dear',
    'project/routes.json': '{"routes":["/a"]}',
    'cut/keep.txt': 'dear',
    'cut/routes.json': '{"build":"1a2b","basePath":"/","loc',
  });
  const before = hashTree(site);
  const { code, stderr } = await runLontar(['build', '--site', site, '--out', outOf(site)]);
  expect(code).toBe(2);
  expect(stderr).toContain('hint: give --out');
  expect(hashTree(site)).toEqual(before);
});

it('an output folder into which somebody has put files is left as it is, until they are moved', async () => {
  const out = join(site, 'pages');
  const build = () => runLontar(['build', '--site', site, '--out', out]);
  const extra = {
    'site.config.ts':
      "export default { title: 'Small', url: 'https://example.com', locales: ['en', 'id'], redirects: [{ from: '/old.html', to: '/first' }] };\n",
    'static/.well-known/security.txt': 'Contact: mailto:a@example.com\n',
    'static/CNAME': 'example.com\n',
  };
  writeTree(site, extra);
  expect((await build()).code).toBe(0);
  writeTree(out, { '.git/HEAD': 'ref: refs/heads/main\n', 'notes.txt': 'dear' });
  writeTree(site, post('Something new.'));
  const before = hashTree(out);
  const { code, stderr } = await build();
  expect(code).toBe(2);
  expect(stderr).toContain(
    'pages holds what no build has made, and a build would remove it: .git, notes.txt.\n  hint: ',
  );
  expect(hashTree(out)).toEqual(before);
  for (const name of ['.git', 'notes.txt']) rmSync(join(out, name), { recursive: true });
  writeTree(out, { '.DS_Store': 'icons' });
  expect((await build()).code).toBe(0);
  expect(existsSync(join(out, '.DS_Store'))).toBe(false);
  // What an earlier build wrote and none writes now is no file of the owner's.
  writeTree(site, SMALL_SITE);
  rmSync(join(site, 'static'), { recursive: true });
  expect((await build()).code).toBe(0);
  expect(existsSync(join(out, 'CNAME'))).toBe(false);
});

it('a site that is not there is refused and not made', async () => {
  const { code, stderr } = await runLontar(['build', '--site', join(site, 'typo')]);
  expect(code).toBe(2);
  expect(stderr).toContain('There is no folder');
  expect(existsSync(join(site, 'typo'))).toBe(false);
});

it('files that somebody removed from the output or changed there are made again', async () => {
  const out = join(site, 'dist');
  const whole = hashTree(out);
  rmSync(join(out, 'tags'), { recursive: true });
  rmSync(join(out, 'archive/index.html.br'));
  writeFileSync(join(out, 'index.html'), 'tampered');
  expect((await runLontar(['build', '--site', site])).code).toBe(0);
  expect(hashTree(out)).toEqual(whole);
});

it('what tells hosts of the site comes back when somebody removed or changed it', async () => {
  const out = join(site, 'dist');
  const manifest = join(out, 'routes.json');
  const whole = hashTree(out);
  const harms = {
    'missing headers': () => rmSync(join(out, '_headers')),
    'changed rules': () => writeFileSync(join(out, '_hosting/nginx.conf'), '# none\n'),
    'a missing twin': () => rmSync(`${manifest}.br`),
    'a changed manifest': () =>
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"csp":"', '"csp":" ')),
  };
  for (const [name, harm] of Object.entries(harms)) {
    harm();
    expect(hashTree(out), name).not.toEqual(whole);
    const { code, stdout } = await runLontar(['build', '--site', site]);
    expect(code, name).toBe(0);
    expect(stdout, name).not.toContain('nothing had changed');
    expect(hashTree(out), name).toEqual(whole);
  }
});

it('a site in the layout of Docusaurus stays whole when a post is made', async () => {
  const folder = makeFolder();
  try {
    writeTree(folder, { 'blog/2021-01-05-old.md': '---\ntitle: Old\n---\n\nText.\n' });
    const made = await runLontar(['new', '--site', folder], { input: 'New one\n\n\n' });
    expect(made.stdout).toContain('blog/new-one/index.mdx');
    expect(existsSync(join(folder, 'content'))).toBe(false);
    writeTree(folder, {
      'content/blog/other/index.mdx': '---\ntitle: Other\ndate: 2021-01-06\n---\n\nText.\n',
    });
    const { diagnostics } = await buildForDiagnostics(folder);
    expect(diagnostics).toMatchObject([{ file: 'blog', severity: 'warning', code: 'content/two-layouts' }]);
  } finally {
    removeFolder(folder);
  }
});
