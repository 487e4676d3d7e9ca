import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatDiagnostic } from '#model/diagnostic.ts';
import { checkDuplicateRoutes } from './checkDuplicateRoutes.ts';
import { checkLinks, type PageLinks } from './checkLinks.ts';
import { testSite } from './testSite.ts';

const file = 'content/blog/repack/index.mdx';
const text = `---
title: A
---

See [one](/self-hosted-blogg), [two](../self-hosted-blog/indx.mdx) and [three](/about#contcat).

\`\`\`md
[x](#instal)
\`\`\`

Then <a href="#instal">this</a>, [ok](#install), [top](#top), [x](/archive#unknown) and [bad](javascript:alert(1)).
`;
const links = [
  '/self-hosted-blogg',
  '../self-hosted-blog/indx.mdx',
  '/about#contcat',
  '#instal',
  '#install',
  '#top',
  '/archive#unknown',
  'javascript:alert(1)',
];
const { index, routes } = testSite();
const { index: drafts } = testSite({
  routes: ['/wip', '/id/wip'].map((path) => ({
    path,
    locale: path === '/wip' ? 'en' : 'id',
    files: ['content/blog/wip/index.mdx'],
  })),
});
const ids = new Map([
  ['/repack', new Set(['install'])],
  ['/id/repack', new Set(['install'])],
  ['/about/', new Set(['contact'])],
  ['/id/about/', new Set(['contact'])],
  ['/docs/', new Set(['one', 'two', 'three', 'four', 'five', 'six'])],
  ['/docs/guide/setup', new Set<string>()],
]);

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'lontar-links-'));
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), text);
});
afterAll(() => rmSync(siteDir, { recursive: true }));

const check = (pages: PageLinks[]): string[] =>
  checkLinks(pages, { siteDir, index, docsPath: 'docs', drafts, idsOf: (path) => ids.get(path) ?? null }).map(
    formatDiagnostic,
  );

it('names file, line, column, link and nearest match, once for all locales', () => {
  const pages = [
    { file, locale: 'en', path: '/repack', links },
    { file, locale: 'id', path: '/id/repack', links },
  ];
  expect(check(pages)).toEqual([
    `${file}:5:11: error: The link '/self-hosted-blogg' leads to no page and no file of this site.\n  hint: Did you mean '/self-hosted-blog'?`,
    `${file}:5:38: warning: The link '../self-hosted-blog/indx.mdx' names 'content/blog/self-hosted-blog/indx.mdx', which is not the source of any page.\n  hint: Did you mean '../self-hosted-blog/index.mdx'?`,
    `${file}:5:80: warning: The link '/about#contcat' names the anchor 'contcat', which '/about/' does not have.\n  hint: Did you mean '#contact'?`,
    `${file}:11:15: warning: The link '#instal' names the anchor 'instal', which '/repack' does not have.\n  hint: Did you mean '#install'?`,
    `${file}:11:95: error: The link 'javascript:alert(1)' has the scheme 'javascript:', which may run code.\n  hint: Link to a page, a file or another site.`,
  ]);
});

it.each([
  ['/about/#somewhere-else', "That page has '#contact': name one of them, or leave the anchor out."],
  [
    '/docs/#somewhere-else',
    "That page has '#one', '#two', '#three', '#four', '#five' and more: name one of them, or leave the anchor out.",
  ],
  ['/docs/guide/setup#x', 'That page has none: leave it out.'],
])('of an anchor that resembles none the hint names those that are there: %s', (link, hint) => {
  const [fault] = check([{ file, locale: 'en', path: '/repack', links: [link] }]);
  expect(fault).toContain(`\n  hint: ${hint}`);
});

it('a file that cannot be read gives the fault without its line', () => {
  const [fault] = check([{ file: 'gone.mdx', locale: 'en', path: '/', links: ['/zzz'] }]);
  expect(fault).toMatch(/^gone\.mdx:1:1: error: The link '\/zzz' leads to no page/);
});

it('a link to a draft is called one, by its address and by its file', () => {
  const says = (link: string, severity: string): string =>
    `${file}:1:1: ${severity}: The link '${link}' leads to a draft, which is not published.\n  hint: Take 'draft: true' out of the draft to publish it, or remove the link.`;
  const written = ['/wip', '/id/wip/#part', './wip', '../wip/index.mdx'];
  expect(check([{ file, locale: 'id', path: '/id/repack', links: written }]).toSorted()).toEqual(
    [
      says('/wip', 'error'),
      says('/id/wip/#part', 'error'),
      says('./wip', 'error'),
      says('../wip/index.mdx', 'warning'),
    ].toSorted(),
  );
});

it('a whole address of this site is checked like a path of it', () => {
  const other = 'content/blog/whole/index.mdx';
  mkdirSync(dirname(join(siteDir, other)), { recursive: true });
  const written = ['https://site.example/repak', '//site.example/about#contcat', 'https://site.example/wip'];
  writeFileSync(join(siteDir, other), written.map((link) => `[x](${link})\n`).join(''));
  expect(check([{ file: other, locale: 'id', path: '/id/whole', links: written }])).toEqual([
    `${other}:1:5: error: The link 'https://site.example/repak' leads to no page and no file of this site.\n  hint: Did you mean '/repack'?`,
    `${other}:2:5: warning: The link '//site.example/about#contcat' names the anchor 'contcat', which '/about/' does not have.\n  hint: Did you mean '#contact'?`,
    `${other}:3:5: error: The link 'https://site.example/wip' leads to a draft, which is not published.\n  hint: Take 'draft: true' out of the draft to publish it, or remove the link.`,
  ]);
});

it('a malformed fragment is a broken anchor, not a crash', () => {
  expect(check([{ file, locale: 'en', path: '/repack', links: ['#%E0%A4', '#%'] }])).toHaveLength(2);
});

it('two pages of one path warn once and name both files', () => {
  const twice = ['en', 'id'].map((locale) => ({
    path: locale === 'en' ? '/repack/' : '/id/repack/',
    locale,
    files: ['blog/repack.md'],
  }));
  const warnings = checkDuplicateRoutes([...routes, ...twice]).map(formatDiagnostic);
  expect(warnings).toEqual([
    "blog/repack.md:1:1: warning: The path '/repack/' is that of 'content/blog/repack/index.mdx' and of 'blog/repack.md'; only the first is published.\n  hint: Give one of the two another slug.",
  ]);
  expect(checkDuplicateRoutes(routes)).toEqual([]);
  const homes = ['/', '/id/'].map((path) => ({ path, locale: 'en', files: ['src/pages/index.md'] }));
  expect(checkDuplicateRoutes([...routes, ...homes])).toMatchObject([
    {
      file: 'src/pages/index.md',
      message: "The path '/' is that of the list of posts, so 'src/pages/index.md' is not published.",
    },
  ]);
});

it('names a link without a target at its place', () => {
  const other = 'content/blog/empty/index.mdx';
  mkdirSync(dirname(join(siteDir, other)), { recursive: true });
  writeFileSync(join(siteDir, other), 'See `[x]()`, ![]() and [empty]( ).\n');
  const pages = [{ file: other, locale: 'en', path: '/empty', links: [''] }];
  expect(check(pages)).toEqual([
    `${other}:1:33: warning: The link has no target.\n  hint: Say between the parentheses where it leads, or remove the link.`,
  ]);
  writeFileSync(join(siteDir, other), '<a title="" href="">empty</a>\n');
  expect(check(pages)[0]).toMatch(/^content\/blog\/empty\/index\.mdx:1:19: warning/);
});
