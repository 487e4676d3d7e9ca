import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_BODY } from '#model/body.ts';
import { parseConfig } from '#model/schema/parseConfig.ts';
import type { Text } from '#model/site.ts';
import { createPictures } from '../pictures.ts';
import { plannedSite } from '../plannedSiteFixture.ts';
import { checkAltTexts } from './altTexts.ts';
import { checkDate, latestToday } from './dates.ts';
import { checkDescription } from './descriptions.ts';
import { checkFillers, checkFillersAbove } from './fillers.ts';
import { checkHeadingOrder } from './headingOrder.ts';
import { MAX_PUBLISHED_BYTES, MAX_SOURCE_BYTES, MAX_SOURCE_PIXELS } from './pictureLimits.ts';
import { checkPictureSizes } from './pictureSizes.ts';
import { proseOf } from './proseOf.ts';
import { reviewSite } from './reviewSite.ts';
import { checkTranslation } from './translations.ts';

/** As far as the rules look at one. */
function textOf(entry: Partial<Text['entry']>, changes: Partial<Text> = {}): Text {
  const whole = {
    file: 'content/blog/a/index.mdx',
    replaces: null,
    locale: 'en',
    description: null,
    image: null,
    isUnlisted: false,
  };
  return {
    entry: { ...whole, ...entry } as Text['entry'],
    body: EMPTY_BODY,
    locale: 'en',
    path: '/a',
    title: 'A',
    description: '',
    isTranslated: true,
    ...changes,
  };
}

describe('pictures without words', () => {
  it.each([
    '![](a.png)',
    'Text ![ ](./a.png "title") and more',
    '[![](a.png)](/there)',
    '![][reference]',
    '<img src="a.png" />',
    '<img\n  src={picture}\n  onLoad={() => 1 > 0}\n/>',
    '<Figure src="a.png" caption="said alt= here" />',
    '<ThemedImage sources={{ light: "alt=", dark: "b" }} />',
    '<img data-alt="x" src="a.png">',
  ])('%j', (text) => {
    expect(checkAltTexts(proseOf(text))).toMatchObject([{ code: 'images/no-alt' }]);
  });

  it.each([
    '![A cord](a.png)',
    '![A cord][reference]',
    String.raw`\![](a.png)`,
    '<img src="a.png" alt="" />',
    '<img alt={words} src="a.png" />',
    '<img src="a > b.png"\n  alt="A cord" />',
    '<Figure src="a.png" alt="A cord">Text</Figure>',
    '<img {...picture} />',
    '`![](a.png)` and `<img src="a.png" />`',
    '```md\n![](a.png)\n```',
    '{/* ![](a.png) */}',
    '---\ntitle: "![](a.png)"\n---\n',
    '<imgs />',
  ])('not %j', (text) => {
    expect(checkAltTexts(proseOf(text))).toEqual([]);
  });

  it('knows where each stands', () => {
    expect(checkAltTexts(proseOf('---\na: b\n---\n\nText ![](a.png)')).map(({ offset }) => offset)).toEqual([
      19,
    ]);
  });
});

describe('texts that are not written yet', () => {
  it.each([
    'TODO',
    '## Notes\n\nTODO: write this',
    '- TODO write this',
    'A sentence. **TODO** more.',
    'Figures (TODO).',
    'Lorem ipsum dolor sit amet.',
    'So: lorem ipsum dolor sit amet, and TODO.',
    'FIXME: write this',
    '| Date | TBD |',
    'Starts on Monday (TBD).',
    '## Notes\n\nXXX',
    'It took XXX seconds, XXX: measure it.',
  ])('%j', (text) => expect(checkFillers(proseOf(text), 'mdx')).toMatchObject([{ code: 'texts/filler' }]));

  it.each([
    'My TODO list and other TODO apps',
    'todo, Todo, TODOS, TODO_FILE, TODO.md and TODO-list',
    '`TODO` and `Lorem ipsum`',
    '```ts\n// TODO\n```',
    '~~~ts\r\n// TODO\r\n~~~\r\n',
    '<code>TODO</code> and <pre>\nTODO\n</pre>',
    '[a link](/TODO) and https://example.com/?q=TODO',
    "export const note =\n  'TODO';\n\nText.",
    '{/* TODO */}\n\n{TODO}',
    '---\ntitle: TODO\n---\n',
    'Printers know it as lorem ipsum.',
    'fixme, FIXMEs, FIXME.md, FIXME comments, TODO/FIXME, TBDs, tbd and TBD-1',
    'XXXL, xxx, XXX-large, mktemp a.XXX, /tmp/XXX, 555-XXX, 0812 XXX XXX and XX–XXX',
    'Super Bowl XXX and the XXX Olympiad',
    'Trunk-based development (TBD) is old.\n\nWith TBD, nobody waits.',
    '`FIXME`, <code>TBD</code> and {/* XXX */}\n\n```sh\n# FIXME TBD XXX\n```',
    '[a link](/TBD) and https://example.com/?q=XXX',
  ])('not %j', (text) => expect(checkFillers(proseOf(text), 'mdx')).toEqual([]));

  it('are told once, at the first place', () => {
    expect(checkFillers(proseOf('One.\n\nTODO\n\nTODO\n'), 'mdx').map(({ offset }) => offset)).toEqual([6]);
    expect(checkFillers('Code:\n\n    TODO\n', 'md')).toEqual([]);
  });

  it('are looked for in what front matter shows, too', () => {
    const text = '---\r\ntitle: A\r\ndescription: TODO\r\nsidebar_label: TODO\r\n---\r\n\r\ntitle: TODO\r\n';
    expect(checkFillersAbove(text)).toMatchObject([{ code: 'texts/filler', offset: text.indexOf('TODO') }]);
    expect(checkFillersAbove('---\nnote: TODO\ntags: [TODO]\n---\n')).toEqual([]);
    expect(checkFillersAbove('No front matter.\n\n---\n\ntitle: TODO\n\n---\n')).toEqual([]);
  });
});

describe('headings', () => {
  const codesOf = (text: string, changes: { format?: 'md' | 'mdx'; bringsTitle?: boolean } = {}): string[] =>
    checkHeadingOrder({ prose: proseOf(text), format: 'mdx', bringsTitle: false, ...changes }).map(
      ({ code }) => code,
    );

  it.each([
    '## A\n\n### B\n\n#### C\n\n## D\n',
    'Text alone.',
    'A\n--\n\n### B\n',
    '## A\n\n```sh\n# no heading\n#### none\n```\n',
    '---\n# a comment\ntitle: A\n---\n\n## A\n',
    '## A\n\n| a | b |\n| --- | --- |\n\n- item\n---\n',
    '#hashtag and #another',
  ])('in order: %j', (text) => expect(codesOf(text)).toEqual([]));

  it.each([
    ['## A\n\n#### B\n', ['headings/skipped-level']],
    ['### A\n\n## B\n', ['headings/skipped-level']],
    ['<h2>A</h2>\n\n<h4 id="b">B</h4>\n', ['headings/skipped-level']],
    ['> ## A\n\n  #### B in a tab\n', ['headings/skipped-level']],
    ['Text.\n\n# A\n', ['headings/second-title']],
    ['A title\n===\n\n## B\n', ['headings/second-title']],
    ['# A\n\n### B\n', ['headings/second-title', 'headings/skipped-level']],
  ])('not in order: %j', (text, codes) => expect(codesOf(text)).toEqual(codes));

  it('a text may bring its title, once', () => {
    expect(codesOf('# A\n\n## B\n', { bringsTitle: true })).toEqual([]);
    expect(codesOf('# A\n\n# B\n', { bringsTitle: true })).toEqual(['headings/second-title']);
  });

  it('what is code in plain Markdown is no heading there', () => {
    expect(codesOf('## A\n\n    #### B\n', { format: 'md' })).toEqual([]);
  });

  it('says which level to take', () => {
    const [advice] = checkHeadingOrder({ prose: '## A\n\n##### B\n', format: 'mdx', bringsTitle: false });
    expect(advice).toMatchObject({
      offset: 6,
      message: 'A heading of level 5 follows one of level 2: level 3 is skipped.',
      hint: "Write '###'.",
    });
  });
});

describe('descriptions', () => {
  it('are missed in listed texts, with what takes their place', () => {
    const summary = `${'word '.repeat(20)}end`;
    const [found] = checkDescription(textOf({}, { body: { ...EMPTY_BODY, summary } }));
    expect(found).toMatchObject({ file: 'content/blog/a/index.mdx', line: 1, severity: 'warning' });
    expect(found?.message).toMatch(
      /^The text has no description: its first paragraph is used, 'word .*word…'\.$/,
    );
    expect(checkDescription(textOf({}))[0]?.message).toContain('no paragraph to take its place');
  });

  it('are not missed where there are some, nor in unlisted texts', () => {
    expect(checkDescription(textOf({ description: 'About a.' }))).toEqual([]);
    expect(checkDescription(textOf({ isUnlisted: true }))).toEqual([]);
  });
});

describe('translations', () => {
  it.each([
    ['content/blog/a/index.mdx', 'en', 'id', 'content/blog/a/index.id.mdx'],
    ['content/pages/node.js.mdx', 'en', 'id', 'content/pages/node.js.id.mdx'],
    ['content/blog/a/index.id.mdx', 'id', 'en', 'content/blog/a/index.mdx'],
    ['docs/intro.md', 'en', 'id', "its translation into 'id'"],
  ])('%s in %s without one in %s: write %s', (file, locale, wanted, name) => {
    const [found] = checkTranslation(textOf({ file, locale }, { locale: wanted, isTranslated: false }), 'en');
    expect(found).toMatchObject({ file, severity: 'warning', code: 'translations/missing' });
    expect(found?.message).toBe(`There is no text in '${wanted}': '/a' shows the one in '${locale}'.`);
    expect(found?.hint).toContain(`Write ${name}, or leave it so`);
  });

  it('that are there are passed over', () => expect(checkTranslation(textOf({}), 'en')).toEqual([]));
});

describe('pictures that are too large', () => {
  let siteDir = '';
  afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

  const picture = {
    src: '',
    srcSize: null,
    size: { width: 800, height: 600 },
    sources: [{ type: 'image/avif', files: [] }],
  };

  function sizesOf(
    files: Readonly<Record<string, number>>,
    pictures: Readonly<Record<string, Partial<typeof picture>>> = {},
  ): string[][] {
    siteDir = mkdtempSync(join(tmpdir(), 'lontar-review-'));
    for (const [file, bytes] of Object.entries(files)) {
      mkdirSync(join(siteDir, file, '..'), { recursive: true });
      writeFileSync(join(siteDir, file), Buffer.alloc(bytes));
    }
    mkdirSync(join(siteDir, 'content/blog/a'), { recursive: true });
    const images = Object.keys(pictures);
    writeFileSync(
      join(siteDir, 'content/blog/a/index.mdx'),
      `\n${images.map((src) => `![A](${src})`).join('\n')}\n`,
    );
    const staticFiles = Object.keys(files)
      .filter((file) => file.startsWith('static/'))
      .map((file) => ({
        file: file.slice('static/'.length),
        key: '',
        kind: 'asset' as const,
        make: () => '',
      }));
    const found = checkPictureSizes({
      siteDir,
      basePath: '/',
      texts: [textOf({}, { body: { ...EMPTY_BODY, images } })],
      index: { translationsOf: (file) => [file] },
      pictures: { pictureOf: (_, src) => ({ ...picture, ...pictures[src] }) },
      staticFiles,
    });
    return found.map(({ file, line, message }) => [`${file}:${line}`, /'([^']+)'/.exec(message)?.[1] ?? '']);
  }

  it('those that are published as they are may have 300 KB', () => {
    const [most, more] = [MAX_PUBLISHED_BYTES, MAX_PUBLISHED_BYTES + 1];
    const files = {
      'static/a.png': more,
      'static/b.png': most,
      'static/c.pdf': more,
      'content/blog/a/d.gif': more,
    };
    expect(sizesOf(files, { './d.gif': { sources: [] } })).toEqual([
      ['content/blog/a/index.mdx:2', 'content/blog/a/d.gif'],
      ['static/a.png:1', 'static/a.png'],
    ]);
  });

  it('those that smaller ones are made of may be larger, within reason, wherever they lie', () => {
    const files = {
      'static/a.png': MAX_PUBLISHED_BYTES + 1,
      'content/blog/a/b.jpg': MAX_SOURCE_BYTES + 1,
      'content/blog/a/c.jpg': 1,
    };
    const size = { width: 10, height: MAX_SOURCE_PIXELS + 1 };
    expect(sizesOf(files, { '/a.png': {}, './b.jpg': {}, './c.jpg': { size } })).toEqual([
      ['content/blog/a/index.mdx:3', 'content/blog/a/b.jpg'],
      ['content/blog/a/index.mdx:4', 'content/blog/a/c.jpg'],
    ]);
  });
});

describe('dates to come', () => {
  it.each([
    ['2026-03-02', ['front-matter/future-date']],
    ['2026-03-01', []],
    ['2025-12-31', []],
    [null, []],
  ])('%s where it is 2026-03-01', (date, codes) => {
    expect(checkDate(textOf({ date }).entry, '', '2026-03-01').map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['---\ntitle: A\ndate: 2026-03-02\n---\n\ndate: of a text\n', { line: 3, column: 7 }],
    // By the name of its file.
    ['---\ntitle: A\n---\n\ndate: of a text\n', { line: 2, column: 1 }],
  ])('stand in %j', (text, place) => {
    const { entry } = textOf({ date: '2026-03-02' });
    expect(checkDate(entry, text, '2026-03-01')).toMatchObject([place]);
  });

  it('today is the day that it is where it is latest', () => {
    expect(latestToday(Date.parse('2026-03-01T09:59:00Z'))).toBe('2026-03-01');
    expect(latestToday(Date.parse('2026-03-01T10:00:00Z'))).toBe('2026-03-02');
  });
});

it('a text that went away while the site was checked gets no advice', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lontar-review-'));
  const file = 'content/pages/gone.mdx';
  const plan = await plannedSite(siteDir, { [file]: '# TODO\n\n![](a.png)\n' });
  const { config } = parseConfig({ title: 'Ayu', url: 'https://blog.ayu.id' });
  const source = { config, unused: new Set<string>(), staticFiles: [] };
  const pictures = createPictures(plan, config, { siteDir, cacheDir: siteDir }, false);
  const advised = async (): Promise<string[]> =>
    (await reviewSite({ siteDir, source, plan, pictures })).map(({ code }) => code);
  expect(await advised()).toContain('images/no-alt');
  rmSync(join(siteDir, file));
  expect(await advised()).not.toContain('images/no-alt');
  rmSync(siteDir, { recursive: true });
});
