/**
 * Sites with one fault each, and what the engine has to say about it. `stage` tells which part finds the fault:
 * configuration and content reading have tests of their own on this table, the whole build runs all of it.
 */
import type { Diagnostic } from '#model/diagnostic.ts';

export interface BadInput {
  readonly name: string;
  readonly stage: 'config' | 'content' | 'body' | 'image' | 'link' | 'route';
  /** The site's files; a good post and its author are added to them. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly expect: {
    readonly file: string;
    readonly line: number;
    readonly column?: number;
    readonly severity: Diagnostic['severity'];
    readonly code: string;
    readonly hintIncludes?: string;
  };
}

/** What is good in every bad site. */
export const GOOD_FILES: Readonly<Record<string, string>> = {
  'content/blog/authors.yml': 'jane:\n  name: Jane Doe\n',
  'content/blog/good/index.mdx':
    '---\ntitle: Good\ndate: 2021-01-05\nauthors: [jane]\ntags: [docker]\n---\n\nA good post.\n\n## A heading\n\nMore of it.\n',
};

const POST = 'content/blog/bad/index.mdx';
const AUTHORS = 'content/blog/authors.yml';
const HEAD = '---\ntitle: Bad\ndate: 2021-01-06\n---\n';

type Expect = readonly [line: number, column: number | null, code: string, hintIncludes?: string];

function expected(
  file: string,
  [line, column, code, hintIncludes]: Expect,
  severity: Diagnostic['severity'],
): BadInput['expect'] {
  return {
    file,
    line,
    severity,
    code,
    ...(column === null ? {} : { column }),
    ...(hintIncludes === undefined ? {} : { hintIncludes }),
  };
}

/** A post whose whole text is given. */
function post(
  name: string,
  text: string | Uint8Array,
  expect: Expect,
  severity: Diagnostic['severity'] = 'error',
): BadInput {
  return { name, stage: 'content', files: { [POST]: text }, expect: expected(POST, expect, severity) };
}

/** The Indonesian translation of a good post, with one more line: line 3 of the file. */
function translation(name: string, line: string, expect: Expect): BadInput {
  const file = 'content/blog/bad/index.id.mdx';
  return {
    name,
    stage: 'content',
    files: {
      'site.config.json': '{ "locales": ["en", "id"] }',
      [POST]: `${HEAD}\nText.\n`,
      [file]: `---\ntitle: Buruk\n${line}\n---\n\nTeks.\n`,
    },
    expect: expected(file, expect, 'warning'),
  };
}

/** A post with good front matter and the given front-matter lines after it: line 4 of the file is the first of them. */
function frontMatter(
  name: string,
  lines: string,
  expect: Expect,
  severity?: Diagnostic['severity'],
): BadInput {
  return post(name, `---\ntitle: Bad\ndate: 2021-01-06\n${lines}\n---\n\nText.\n`, expect, severity);
}

/** A post with good front matter and the given body: line 6 of the file is the body's first. */
function body(
  name: string,
  text: string,
  expect: Expect,
  severity: Diagnostic['severity'] = 'error',
): BadInput {
  return {
    name,
    stage: 'body',
    files: { [POST]: `${HEAD}\n${text}\n` },
    expect: expected(POST, expect, severity),
  };
}

const PART = 'content/blog/bad/_part.mdx';

/** A text that includes another one, which is given. */
function including(name: string, text: string, part: string, expect: Expect): BadInput {
  const input = body(name, `import Part from './_part.mdx';\n\n${text}`, expect);
  return { ...input, files: { ...input.files, [PART]: `${part}\n` } };
}

function inIncluded(name: string, part: string, expect: Expect): BadInput {
  return { ...including(name, '<Part />', part, expect), expect: expected(PART, expect, 'error') };
}

function inStage(stage: BadInput['stage'], input: BadInput): BadInput {
  return { ...input, stage };
}

function config(
  name: string,
  text: string,
  expect: Expect,
  severity: Diagnostic['severity'] = 'error',
): BadInput {
  const file = 'site.config.ts';
  return { name, stage: 'config', files: { [file]: text }, expect: expected(file, expect, severity) };
}

function other(
  name: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  [file, ...expect]: readonly [file: string, ...Expect],
  severity: Diagnostic['severity'] = 'error',
): BadInput {
  return { name, stage: 'content', files, expect: expected(file, expect, severity) };
}

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])),
  );

const FRONT_MATTER: readonly BadInput[] = [
  post('front matter that is never closed', '---\ntitle: Bad\n\nText.\n', [
    1,
    1,
    'front-matter/unclosed',
    '---',
  ]),
  post('front matter in JavaScript', '---js\n{ title: globalThis.ran = "yes" }\n---\n\nText.\n', [
    1,
    1,
    'front-matter/not-yaml',
    'YAML',
  ]),
  post('front matter in JSON', '---json\n{ "title": "Bad" }\n---\n\nText.\n', [
    1,
    1,
    'front-matter/not-yaml',
  ]),
  post('front matter in TOML', '+++\ntitle = "Bad"\n+++\n\nText.\n', [1, 1, 'front-matter/not-yaml']),
  post('front matter in TOML between dashes', '---toml\ntitle = "Bad"\n---\n\nText.\n', [
    1,
    1,
    'front-matter/not-yaml',
  ]),
  post('front matter below a blank line', '\n---\ntitle: Bad\ndate: 2021-01-06\n---\n\nText.\n', [
    2,
    1,
    'front-matter/not-first',
    'blank',
  ]),
  post(
    'front matter below a comment',
    '<!-- Copyright -->\n---\ntitle: Bad\ndate: 2021-01-06\nunlisted: true\n---\n\nText.\n',
    [2, 1, 'front-matter/not-first', 'comments'],
  ),
  post(
    'front matter below comments of several lines',
    '{/* Copyright\n2021 */}\n\n<!--\nA licence\n-->\n\n---\ntitle: Bad\ndate: 2021-01-06\n---\n\nText.\n',
    [8, 1, 'front-matter/not-first', 'comments'],
  ),
  post('front matter that is a list', '---\n- title\n- date\n---\n\nText.\n', [
    2,
    1,
    'front-matter/not-a-map',
    'title: My post',
  ]),
  post('front matter that is one word', '---\ntitle\n---\n\nText.\n', [2, 1, 'front-matter/not-a-map']),
  frontMatter('a tab as indentation', 'tags:\n\t- docker', [5, 1, 'front-matter/tab', 'spaces']),
  frontMatter('a colon in a value without quotes', 'description: Docker: a tour', [
    4,
    14,
    'front-matter/syntax',
    'quotes',
  ]),
  frontMatter('a list that is never closed', 'tags: [docker, react', [4, 21, 'front-matter/syntax', ']']),
  frontMatter('quotes that are never closed', 'description: "A tour\ntags: [docker]', [
    4,
    14,
    'front-matter/syntax',
    'quotes',
  ]),
  frontMatter('a value that starts with an at sign', 'description: @home', [
    4,
    14,
    'front-matter/syntax',
    'quotes',
  ]),
  frontMatter('a key that is there twice', 'title: Again', [4, 1, 'front-matter/duplicate-key']),
  frontMatter('__proto__ as a key', '__proto__:\n  polluted: true', [4, 1, 'front-matter/forbidden-key']),
  frontMatter('constructor as a key', 'constructor: {}', [4, 1, 'front-matter/forbidden-key']),
  frontMatter('__proto__ deep inside', 'extra:\n  __proto__: { polluted: true }', [
    5,
    3,
    'front-matter/forbidden-key',
  ]),
  frontMatter('a tag that would make a function', 'extra: !!js/function "function () {}"', [
    4,
    8,
    'front-matter/tag',
    'Remove',
  ]),
  frontMatter('a tag of its own', 'extra: !secret x', [4, 8, 'front-matter/tag']),
  frontMatter(
    'aliases that grow without end',
    'a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]\ne: [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]',
    [4, null, 'front-matter/too-large'],
  ),
  frontMatter('an alias of itself', 'a: &a [*a]', [4, null, 'front-matter/too-large']),
  frontMatter('an alias of nothing', 'a: *nothing', [4, null, 'front-matter/syntax']),
  frontMatter('nesting without end', `a: ${'['.repeat(5000)}${']'.repeat(5000)}`, [
    4,
    null,
    'front-matter/too-large',
  ]),
  frontMatter('a description that is a list', 'description: [a, b]', [
    4,
    14,
    'front-matter/invalid-value',
    'quotes',
  ]),
  post('a title that is a truth value', '---\ntitle: true\ndate: 2021-01-06\n---\n\nText.\n', [
    2,
    8,
    'front-matter/invalid-value',
  ]),
  frontMatter('a flag that is text', 'draft: "yes"', [4, 8, 'front-matter/invalid-value', 'true or false']),
  frontMatter('a position that is text', 'sidebar_position: first', [
    4,
    19,
    'front-matter/invalid-value',
    'number',
  ]),
  frontMatter('a heading level that does not exist', 'toc_max_heading_level: 9', [
    4,
    24,
    'front-matter/invalid-value',
    '2 to 6',
  ]),
  frontMatter('a format that does not exist', 'format: markdown', [
    4,
    9,
    'front-matter/invalid-value',
    'md for plain Markdown, mdx for MDX',
  ]),
  frontMatter('tags that are no list', 'tags: docker', [
    4,
    7,
    'front-matter/invalid-value',
    '[react, docker]',
  ]),
  frontMatter('keywords that are no texts', 'keywords: [{ a: b }]', [4, 12, 'front-matter/invalid-value']),
  frontMatter('a slug with a question mark', 'slug: what?', [4, 7, 'front-matter/invalid-slug', '?']),
  frontMatter('a slug that is hidden', 'slug: /.hidden', [4, 7, 'front-matter/invalid-slug', "'.'"]),
  frontMatter('a slug with a hidden part', 'slug: a/.b/c', [4, 7, 'front-matter/invalid-slug', "'.'"]),
  frontMatter('a slug that is too long for a disk', `slug: ${'é'.repeat(124)}`, [
    4,
    7,
    'front-matter/invalid-slug',
    '247 bytes',
  ]),
  frontMatter('a slug with too many parts', `slug: ${'ab/'.repeat(700)}x`, [
    4,
    7,
    'front-matter/invalid-slug',
  ]),
  frontMatter('a tag that is too long for an address', `tags: [docker, ${'x'.repeat(360)}]`, [
    4,
    16,
    'tags/no-slug',
    'permalink',
  ]),
  frontMatter('an old address that is too long', `redirects: [/${'x'.repeat(300)}]`, [
    4,
    13,
    'front-matter/invalid-value',
  ]),
  other(
    'a tag of tags.yml that is too long for an address',
    { 'content/blog/tags.yml': `docker:\n${'x'.repeat(300)}:\n` },
    ['content/blog/tags.yml', 2, 1, 'tags/no-slug', 'permalink'],
  ),
  other(
    'a page of an author whose key is too long for an address',
    { 'content/blog/authors.yml': `jane:\n  name: Jane\n${'x'.repeat(300)}:\n  name: X\n  page: true\n` },
    ['content/blog/authors.yml', 5, 9, 'authors/no-slug', 'permalink'],
  ),
  frontMatter('a slug that leads outside', 'slug: ../../etc/passwd', [
    4,
    7,
    'front-matter/invalid-slug',
    '..',
  ]),
  translation('a slug of its own in a translation', 'slug: lain', [3, 7, 'content/slug-of-translation']),
  translation('a date of its own in a translation', 'date: 2022-02-02', [
    3,
    7,
    'content/date-of-translation',
  ]),
  frontMatter('a slug that leads outside in disguise', 'slug: "%2e%2e/x"', [
    4,
    7,
    'front-matter/invalid-slug',
  ]),
  frontMatter(
    'a key with a slip',
    'desciption: A tour',
    [4, 1, 'front-matter/unknown-key', "'description'"],
    'warning',
  ),
  frontMatter('an old address without its slash', 'redirects: [/old, older]', [
    4,
    19,
    'front-matter/invalid-value',
    '[/old, /older]',
  ]),
  frontMatter('an old address with a query', 'redirects:\n  - /old?page=1', [
    5,
    5,
    'front-matter/invalid-value',
  ]),
  frontMatter('an old address with an anchor', "redirects: ['/old#part']", [
    4,
    13,
    'front-matter/invalid-value',
  ]),
  frontMatter('old addresses that are no list', 'redirects: /old', [4, 12, 'front-matter/invalid-value']),
];

const DATES: readonly BadInput[] = [
  post('a month that does not exist', '---\ntitle: Bad\ndate: 2022-13-45\n---\n\nText.\n', [
    3,
    7,
    'front-matter/invalid-date',
    'month',
  ]),
  post('29 February of a common year', '---\ntitle: Bad\ndate: 2017-02-29\n---\n\nText.\n', [
    3,
    7,
    'front-matter/invalid-date',
  ]),
  post('a date in words', '---\ntitle: Bad\ndate: last Tuesday\n---\n\nText.\n', [
    3,
    7,
    'front-matter/invalid-date',
    '2021-01-05',
  ]),
  post('a date in another order', '---\ntitle: Bad\ndate: 05/01/2021\n---\n\nText.\n', [
    3,
    7,
    'front-matter/invalid-date',
    '2021-01-05',
  ]),
  post('a date of one number', '---\ntitle: Bad\ndate: 2021\n---\n\nText.\n', [
    3,
    7,
    'front-matter/invalid-date',
  ]),
  post('a time that does not exist', '---\ntitle: Bad\ndate: 2021-01-05T25:00:00Z\n---\n\nText.\n', [
    3,
    7,
    'front-matter/invalid-date',
    'time',
  ]),
  post('no date at all', '---\ntitle: Bad\n---\n\nText.\n', [
    1,
    1,
    'content/missing-date',
    'date: 2021-01-05',
  ]),
  other(
    'an impossible date in a file name',
    { 'content/blog/2021-02-30-bad/index.mdx': '---\ntitle: Bad\n---\n\nText.\n' },
    ['content/blog/2021-02-30-bad/index.mdx', 1, 1, 'content/impossible-date', 'date: 2021-01-05'],
  ),
];

/** Two sides of the same lines, as Git leaves them. */
function conflict(ours: string, theirs: string): string {
  return `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> other\n`;
}

const CONFLICTS: readonly BadInput[] = [
  post('a merge conflict', `${HEAD}\nText.\n\n${conflict('A <b', 'A {c')}`, [
    8,
    1,
    'file/merge-conflict',
    'fenced code block',
  ]),
  post(
    'a merge conflict in plain Markdown',
    `---\ntitle: Bad\ndate: 2021-01-06\nformat: md\n---\n\n${conflict('A', 'B')}`,
    [7, 1, 'file/merge-conflict'],
  ),
  post('a merge conflict in front matter', `---\n${conflict('title: A', 'title: B')}---\n\nText.\n`, [
    2,
    1,
    'file/merge-conflict',
  ]),
  other('a merge conflict of authors', { [AUTHORS]: conflict('jane:\n  name: A', 'jane:\n  name: B') }, [
    AUTHORS,
    1,
    1,
    'file/merge-conflict',
    '=======',
  ]),
];

const ENCODINGS: readonly BadInput[] = [
  post('a byte that is not UTF-8', bytes('---\ntitle: caf', 0xe9, '\ndate: 2021-01-06\n---\n\nText.\n'), [
    2,
    11,
    'file/not-utf8',
    'UTF-8',
  ]),
  post('UTF-16', bytes(0xff, 0xfe, '-', 0, '-', 0, '-', 0), [1, 1, 'file/not-utf8', 'UTF-8']),
  post('a character cut in half at the end', bytes(`${HEAD}\nText `, 0xe4, 0xb8), [6, 6, 'file/not-utf8']),
  post('a NUL character', `${HEAD}\nText\u0000.\n`, [6, 5, 'file/nul'], 'warning'),
  ...CONFLICTS,
  post('an empty file', '', [1, 1, 'file/empty', "'_'"]),
  post('a file of blanks', ' \n\n\t\n', [1, 1, 'file/empty']),
  post(
    'a byte-order mark and an impossible date',
    '\uFEFF---\ntitle: Bad\ndate: 2022-13-45\n---\n\nText.\n',
    [3, 7, 'front-matter/invalid-date'],
  ),
  post(
    'Windows line ends and an impossible date',
    '---\r\ntitle: Bad\r\ndate: 2022-13-45\r\n---\r\n\r\nText.\r\n',
    [3, 7, 'front-matter/invalid-date'],
  ),
  post(
    'two megabytes and an impossible date',
    `---\ntitle: Bad\ndate: 2022-13-45\n---\n\n${'Text. '.repeat(350_000)}\n`,
    [3, 7, 'front-matter/invalid-date'],
  ),
];

const TAGS = 'content/blog/tags.yml';
const BOOKS = 'content/books.yml';

const DATA: readonly BadInput[] = [
  frontMatter('an author that does not exist', 'authors: [jnae]', [
    4,
    11,
    'authors/unknown-author',
    "'jane'",
  ]),
  frontMatter('an author that does not exist, alone', 'authors: somebody', [
    4,
    10,
    'authors/unknown-author',
    'content/blog/authors.yml',
  ]),
  frontMatter('an author that is a truth value', 'authors: true', [4, 10, 'front-matter/invalid-value']),
  frontMatter('an inline author without a name', 'authors:\n  - title: Engineer', [
    5,
    5,
    'authors/invalid-value',
  ]),
  frontMatter('a tag without letters', 'tags: ["+++"]', [4, 8, 'tags/no-slug', 'permalink']),
  frontMatter('a tag whose address leads outside', 'tags:\n  - label: Away\n    permalink: /../../away', [
    6,
    16,
    'tags/invalid-permalink',
    '..',
  ]),
  other('a tag of the list whose address leads outside', { [TAGS]: 'away:\n  permalink: "%2e%2e/away"\n' }, [
    TAGS,
    2,
    14,
    'tags/invalid-permalink',
    'backslashes',
  ]),
  frontMatter('a tag without a label', 'tags:\n  - permalink: /x', [5, 5, 'tags/invalid-value']),
  frontMatter(
    'two tags with one address',
    'tags: [C, "C#"]',
    [4, 11, 'tags/same-slug', 'permalink'],
    'warning',
  ),
  other(
    'a tag with the address of one of the list',
    {
      [TAGS]: 'C++: { label: C++ }\n',
      [POST]: '---\ntitle: Bad\ndate: 2021-01-06\ntags: [C++, "C#"]\n---\n\nText.\n',
    },
    [POST, 4, 13, 'tags/same-slug', 'permalink'],
    'warning',
  ),
  other(
    'two tags of the list with one address',
    { [TAGS]: 'C++: { label: C++ }\nC#: { label: C# }\n' },
    [TAGS, 2, 1, 'tags/same-slug', 'permalink'],
    'warning',
  ),
  other('authors that are a list', { [AUTHORS]: '- name: Jane\n' }, [
    AUTHORS,
    1,
    1,
    'authors/invalid-value',
    'jane:',
  ]),
  other('an author without a name', { [AUTHORS]: 'jane:\n  title: Engineer\n' }, [
    AUTHORS,
    1,
    1,
    'authors/invalid-value',
  ]),
  other('an author whose name is a list', { [AUTHORS]: 'jane:\n  name: [Jane]\n' }, [
    AUTHORS,
    2,
    9,
    'authors/invalid-value',
  ]),
  other(
    'an author whose address would run',
    { [AUTHORS]: 'jane:\n  name: Jane\n  url: "javascript:alert(1)"\n' },
    [AUTHORS, 3, 8, 'authors/invalid-value'],
  ),
  other(
    'a network that is not known, without its address',
    { [AUTHORS]: 'jane:\n  name: Jane\n  socials:\n    palmleaf: jane\n' },
    [AUTHORS, 4, 15, 'authors/invalid-value'],
  ),
  other('a page of an author that is a text', { [AUTHORS]: 'jane:\n  name: Jane\n  page: /jane\n' }, [
    AUTHORS,
    3,
    9,
    'authors/invalid-value',
    'page: { permalink: /jane }',
  ]),
  other(
    'a page of an author with a slip',
    { [AUTHORS]: 'jane:\n  name: Jane\n  page: { permalnk: /jane }\n' },
    [AUTHORS, 3, 11, 'authors/invalid-value', "'permalink'"],
  ),
  other(
    'a page of an author whose address leads outside',
    { [AUTHORS]: 'jane:\n  name: Jane\n  page:\n    permalink: ../jane\n' },
    [AUTHORS, 4, 16, 'authors/invalid-permalink', '..'],
  ),
  other('a page of an author whose key has no letters', { [AUTHORS]: '"+":\n  name: Jane\n  page: true\n' }, [
    AUTHORS,
    3,
    9,
    'authors/no-slug',
    'permalink',
  ]),
  other(
    'two authors whose pages have one address',
    { [AUTHORS]: 'jane:\n  name: Jane\n  page: true\njoe:\n  name: Joe\n  page: { permalink: jane/ }\n' },
    [AUTHORS, 6, 9, 'authors/same-page', 'permalink'],
    'warning',
  ),
  frontMatter(
    'a page of an author who is written out',
    'authors:\n  - name: Joe\n    page: true',
    [6, 5, 'authors/ignored-page', 'key'],
    'warning',
  ),
  other('authors with a tab', { [AUTHORS]: 'jane:\n\tname: Jane\n' }, [AUTHORS, 2, 1, 'data/tab', 'spaces']),
  other('authors with a key twice', { [AUTHORS]: 'jane:\n  name: A\njane:\n  name: B\n' }, [
    AUTHORS,
    3,
    1,
    'data/duplicate-key',
  ]),
  other('authors that are not UTF-8', { [AUTHORS]: bytes('jane:\n  name: Jos', 0xe9, '\n') }, [
    AUTHORS,
    2,
    12,
    'file/not-utf8',
  ]),
  other('a tag that is a number', { [TAGS]: 'docker: 3\n' }, [TAGS, 1, 9, 'tags/invalid-value']),
  other('a tag with a slip', { [TAGS]: 'docker:\n  lable: Docker\n' }, [
    TAGS,
    2,
    3,
    'tags/invalid-value',
    "'label'",
  ]),
  other('a book without an author', { [BOOKS]: 'reading:\n  title: Dune\n' }, [
    BOOKS,
    1,
    1,
    'books/invalid-value',
  ]),
  other('books with a slip', { [BOOKS]: 'raed:\n  - title: Dune\n    author: Frank Herbert\n' }, [
    BOOKS,
    1,
    1,
    'books/invalid-value',
    "'read'",
  ]),
  other('a goal of books that is no number', { [BOOKS]: 'read: []\ngoal: many\n' }, [
    BOOKS,
    2,
    7,
    'books/invalid-value',
  ]),
  other('read books that are no list', { [BOOKS]: 'read: Dune\n' }, [
    BOOKS,
    1,
    7,
    'books/invalid-value',
    'dash',
  ]),
  other(
    'a category whose position is text',
    {
      'content/docs/guide/_category_.json': '{ "label": "Guide", "position": "first" }',
      'content/docs/guide/a.mdx': 'Text.\n',
    },
    ['content/docs/guide/_category_.json', 1, 33, 'category/invalid-value'],
  ),
  other(
    'a category without fields',
    {
      'content/docs/guide/_category_.yml': 'Guide\n',
      'content/docs/guide/a.mdx': 'Text.\n',
    },
    ['content/docs/guide/_category_.yml', 1, 1, 'category/invalid-value', 'label: Guide'],
  ),
  other('a document whose id has a slash', { 'content/docs/a.mdx': '---\nid: guide/a\n---\n\nText.\n' }, [
    'content/docs/a.mdx',
    2,
    5,
    'front-matter/invalid-id',
    'folder',
  ]),
  other(
    'a next document that does not exist',
    { 'content/docs/intro.mdx': '---\npagination_next: intor\n---\n\nText.\n' },
    ['content/docs/intro.mdx', 2, 18, 'docs/unknown-document', "'intro'"],
  ),
  other(
    'a main document that does not exist',
    {
      'site.config.ts': "export default {\n  docs: {\n    mainDocId: 'doc1',\n  },\n};\n",
      'content/docs/doc2.mdx': 'Text.\n',
    },
    ['site.config.ts', 3, 5, 'docs/unknown-document', "'doc2'"],
  ),
  other(
    'a sidebar with a document that does not exist',
    {
      'site.config.ts': "export default {\n  docs: { sidebars: { main: ['doc1', 'doc7'] } },\n};\n",
      'content/docs/doc1.mdx': 'Text.\n',
    },
    ['site.config.ts', 2, 38, 'docs/unknown-document', "'doc1'"],
  ),
  other(
    'a sidebar that does not exist',
    {
      'site.config.ts': "export default { docs: { sidebars: { main: ['doc1'] } } };\n",
      'content/docs/doc1.mdx': '---\ndisplayed_sidebar: mian\n---\n\nText.\n',
    },
    ['content/docs/doc1.mdx', 2, 20, 'docs/unknown-sidebar', "'main'"],
  ),
  other(
    'a sidebar where there are none',
    { 'content/docs/doc1.mdx': '---\ndisplayed_sidebar: nope\n---\n\nText.\n' },
    ['content/docs/doc1.mdx', 2, 20, 'docs/unknown-sidebar', 'no effect'],
    'warning',
  ),
  other(
    'two posts with one slug',
    { [POST]: '---\ntitle: Bad\ndate: 2021-01-06\nslug: good\n---\n\nText.\n' },
    ['content/blog/good/index.mdx', 1, 1, 'content/duplicate-slug', 'slug'],
    'warning',
  ),
  other(
    'a file and a folder of one name',
    { 'content/blog/good.mdx': `${HEAD}\nText.\n` },
    ['content/blog/good/index.mdx', 1, 1, 'content/duplicate-slug'],
    'warning',
  ),
  other(
    'a translation into a language that the site does not have',
    { 'content/blog/good/index.idd.mdx': 'Teks.\n' },
    ['content/blog/good/index.idd.mdx', 1, 1, 'content/unknown-language', "'idd'"],
    'warning',
  ),
  other('a post without a name', { 'content/blog/index.mdx': `${HEAD}\nText.\n` }, [
    'content/blog/index.mdx',
    1,
    1,
    'content/no-slug',
    'folder',
  ]),
  frontMatter('a slug that is the root', 'slug: /', [4, 7, 'content/no-slug', 'slug: my-post']),
];

const CONFIG: readonly BadInput[] = [
  config(
    'a configuration that does not parse',
    "export default {\n  title: 'Bad'\n  url: 'https://example.com',\n};\n",
    [3, 3, 'config/syntax'],
  ),
  config(
    'a merge conflict of the configuration',
    `export default {\n${conflict("title: 'A'", "title: 'B'")}};\n`,
    [2, 1, 'file/merge-conflict'],
  ),
  config('a configuration without a default export', "export const title = 'Bad';\n", [
    1,
    1,
    'config/no-default-export',
    'export default',
  ]),
  config(
    'a configuration that throws',
    "const title = 'Bad';\n\nthrow new Error('no luck');\n\nexport default { title };\n",
    [3, 7, 'config/threw'],
  ),
  config(
    'a configuration that imports nothing',
    "import { title } from './nowhere.ts';\n\nexport default { title };\n",
    [1, 23, 'config/syntax'],
  ),
  config('a configuration that is a number', 'export default 3;\n', [1, 1, 'config/invalid-value']),
  config('a field with a slip', "export default {\n  titel: 'Bad',\n};\n", [
    2,
    3,
    'config/unknown-key',
    "'title'",
  ]),
  config(
    'a field with a slip, deep inside',
    "const items = [{ label: 'Books', traget: '/books', target: '/books' }];\n\nexport default { navbar: { items } };\n",
    [1, 34, 'config/unknown-key', "'target'"],
  ),
  config('a title that is a number', 'export default { title: 3 };\n', [1, 18, 'config/invalid-value']),
  config('an address without a scheme', "export default { url: 'example.com' };\n", [
    1,
    18,
    'config/invalid-value',
  ]),
  config('an address with a path', "export default { url: 'https://example.com/blog' };\n", [
    1,
    18,
    'config/invalid-value',
  ]),
  config('a base path without a slash', "export default { basePath: 'blog' };\n", [
    1,
    18,
    'config/invalid-value',
  ]),
  config(
    'a link that would run',
    "export default {\n  navbar: { items: [{ label: 'Bad', target: 'javascript:alert(1)' }] },\n};\n",
    [2, 37, 'config/invalid-value'],
  ),
  config(
    'a position that does not exist',
    "export default {\n  navbar: { items: [{ label: 'A', target: '/tags', position: 'middle' }] },\n};\n",
    [2, 52, 'config/invalid-value'],
  ),
  config(
    'a navigation item without a target',
    "export default {\n  navbar: {\n    items: [{ label: 'A' }],\n  },\n};\n",
    [3, 13, 'config/invalid-value'],
  ),
  config('no language at all', 'export default { locales: [] };\n', [1, 18, 'config/invalid-value']),
  config('a language that is no code', "export default { locales: ['english!'] };\n", [
    1,
    28,
    'config/invalid-value',
  ]),
  config('a language twice', "export default { locales: ['en', 'id', 'en'] };\n", [
    1,
    40,
    'config/invalid-value',
  ]),
  config(
    'a default language that the site does not have',
    "export default {\n  locales: ['en'],\n  defaultLocale: 'id',\n};\n",
    [3, 3, 'config/invalid-value'],
  ),
  config('no posts on a page', 'export default { blog: { postsPerPage: 0 } };\n', [
    1,
    26,
    'config/invalid-value',
  ]),
  config('a grouping that does not exist', "export default { blog: { sidebar: { grouping: 'month' } } };\n", [
    1,
    37,
    'config/invalid-value',
  ]),
  config('a format of feeds that does not exist', "export default { feed: { formats: ['rss', 'xml'] } };\n", [
    1,
    43,
    'config/invalid-value',
  ]),
  config('a format of feeds twice', "export default { feed: { formats: ['rss', 'rss'] } };\n", [
    1,
    26,
    'config/invalid-value',
  ]),
  config('a feed of no posts', 'export default { feed: { limit: 0 } };\n', [1, 26, 'config/invalid-value']),
  config('a priority above one', 'export default { sitemap: { priority: 2 } };\n', [
    1,
    29,
    'config/invalid-value',
  ]),
  config('a link to ignore without a scheme', "export default { links: { ignore: ['example.com/*'] } };\n", [
    1,
    36,
    'config/invalid-value',
    "Write it like 'https://example.com/*'.",
  ]),
  config(
    'an old address on another site',
    "export default { redirects: [{ from: 'https://a.b/', to: '/' }] };\n",
    [1, 32, 'config/invalid-value'],
  ),
  config(
    'a new address that is not secure',
    "export default { redirects: [{ from: '/a', to: 'http://a.b/' }] };\n",
    [1, 44, 'config/invalid-value'],
  ),
  config('an old address that leads nowhere', "export default { redirects: [{ from: '/a' }] };\n", [
    1,
    30,
    'config/invalid-value',
    'Add to.',
  ]),
  config('a colour that is none', "export default { pwa: { themeColor: 'teal-ish' } };\n", [
    1,
    25,
    'config/invalid-value',
  ]),
  config('no tracking id', 'export default { analytics: { trackingIds: [] } };\n', [
    1,
    31,
    'config/invalid-value',
  ]),
  {
    ...config('a configuration in broken JSON', '', [3, 3, 'config/syntax']),
    files: { 'site.config.json': '{\n  "title": "Bad"\n  "url": "https://example.com"\n}\n' },
    expect: { file: 'site.config.json', line: 3, column: 3, severity: 'error', code: 'config/syntax' },
  },
  {
    ...config('a wrong field in JSON', '', [1, 1, '']),
    files: { 'site.config.json': '{\n  "titel": "Bad"\n}\n' },
    expect: {
      file: 'site.config.json',
      line: 2,
      column: 3,
      severity: 'error',
      code: 'config/unknown-key',
      hintIncludes: "'title'",
    },
  },
  {
    ...config('two configurations', '', [1, 1, '']),
    files: { 'site.config.ts': 'export default {};\n', 'site.config.json': '{}\n' },
    expect: { file: 'site.config.json', line: 1, column: 1, severity: 'warning', code: 'config/two-files' },
  },
];

const BODIES: readonly BadInput[] = [
  body('a component that is never closed', 'Before.\n\n<Details>\n\nInside.', [8, 1, 'mdx/unclosed-tag']),
  body(
    'tabs in a box that ends with the box in a tab',
    ':::tip\n\n<Tabs>\n\n<TabItem value="x">\n\n:::danger\n\nDeep.\n\n:::\n\n</TabItem>\n\n</Tabs>\n\n:::',
    [10, 1, 'mdx/unclosed-tag', '::::tip'],
  ),
  body('an element that is never closed in a line', 'Some <b>bold text.', [6, null, 'mdx/unclosed-tag']),
  body('a closing tag without an opening one', 'Before.\n\n</Details>', [8, 1, 'mdx/stray-closing-tag']),
  body('tags that cross', '<Details><b>x</Details></b>', [6, null, 'mdx/unclosed-tag']),
  body('a stray brace', 'A set { of things.', [6, null, 'mdx/unclosed-brace', '\\{']),
  body('a stray angle bracket', 'If a <5 then b.', [6, null, 'mdx/stray-angle-bracket', '&lt;']),
  body('an arrow', 'From a <- b.', [6, null, 'mdx/stray-angle-bracket']),
  body('an HTML doctype', 'Text <!doctype html> text.', [6, null, 'mdx/stray-angle-bracket']),
  body('an expression that does not parse', 'It is {1 +}.', [6, null, 'mdx/bad-expression']),
  body('an attribute that does not parse', '<Details open={1 +}>x</Details>', [
    6,
    null,
    'mdx/bad-expression',
  ]),
  body('an export that does not parse', 'export const a = ;\n\nText.', [6, null, 'mdx/bad-module-code']),
  body('an import that leads nowhere', "import Chart from './chart.tsx';\n\n<Chart />", [6, 1, 'mdx/import']),
  body('an included text that is not there', "import Part from './_prat.mdx';\n\n<Part />", [
    6,
    1,
    'mdx/include',
  ]),
  body('texts that include each other', "import Me from './index.mdx';\n\n<Me />", [6, 1, 'mdx/include']),
  body('an included text from outside of the site', "import Out from '../../../../out.mdx';", [
    6,
    1,
    'mdx/include',
  ]),
  including('an included text among words', 'See <Part /> there.', 'Words.', [8, 5, 'mdx/include-in-line']),
  including('an included text in an expression', '{[1].map(() => (\n  <Part />\n))}', 'Words.', [
    9,
    3,
    'mdx/include-in-line',
  ]),
  {
    ...including(
      'a name that two texts of one page give',
      'export const leaf = 1;\n\n<Part />',
      'Words.\n\nexport const leaf = 2;',
      [3, 1, 'mdx/include-name'],
    ),
    expect: expected(PART, [3, 1, 'mdx/include-name'], 'error'),
  },
  inIncluded('an included text with a stray brace', 'Words.\n\nA set { of things.', [
    3,
    7,
    'mdx/unclosed-brace',
  ]),
  inIncluded('an included text that fails when it runs', 'Words.\n\nIt is {missing}.', [
    3,
    8,
    'mdx/runtime-error',
  ]),
  inStage(
    'link',
    inIncluded('a broken link in an included text', 'A [link](/zzz).', [1, 10, 'links/broken-link']),
  ),
  body('an unclosed brace before many tags', `{${'<br>'.repeat(28)}`, [6, null, 'mdx/unclosed-brace']),
  body(
    'a directive that is never closed',
    ':::note\n\nText.',
    [6, null, 'mdx/unclosed-directive'],
    'warning',
  ),
  body(
    'a directive that nobody knows',
    ':::palmleaf\n\nText.\n\n:::',
    [6, null, 'mdx/unknown-directive'],
    'warning',
  ),
];

/** A configuration that names the pictures of the installed site, with a drawing and a tiny PNG below `static/`. */
function app(name: string, line: string, expect: Expect): BadInput {
  return {
    ...inStage('image', config(name, `export default {\n  pwa: {\n    ${line},\n  },\n};\n`, expect)),
    files: {
      'site.config.ts': `export default {\n  pwa: {\n    ${line},\n  },\n};\n`,
      'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'static/words.svg': 'These are words.',
      'static/tiny.png': bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR', 0, 0, 0, 9, 0, 0, 0, 9),
    },
  };
}

const APP: readonly BadInput[] = [
  app('an icon that is not there', "icon: '/icno.svg'", [3, 5, 'config/missing-picture', '/icon.svg']),
  app('an icon that is no drawing', "icon: '/words.svg'", [3, 5, 'config/bad-icon', 'SVG']),
  app('an icon that is a photograph', "icon: '/tiny.png'", [3, 5, 'config/bad-icon', 'SVG']),
  app('an icon on another site', "icon: 'https://example.com/icon.svg'", [3, 5, 'config/invalid-value']),
  app('a screenshot that is not there', "screenshots: [{ picture: '/tyni.png', label: 'A' }]", [
    3,
    21,
    'config/missing-picture',
    '/tiny.png',
  ]),
  app('a screenshot that browsers do not show', "screenshots: [{ picture: '/tiny.png', label: 'A' }]", [
    3,
    21,
    'config/bad-screenshot',
    '320',
  ]),
];

/** A configuration with one redirect a line: line 3 of the file is the first of them. */
function redirects(
  name: string,
  rules: readonly (readonly [from: string, to: string])[],
  expect: Expect,
): BadInput {
  const lines = rules.map(([from, to]) => `    { from: '${from}', to: '${to}' },\n`);
  const text = `export default {\n  redirects: [\n${lines.join('')}  ],\n};\n`;
  return inStage('route', config(name, text, expect));
}

const ofLanguage = inStage(
  'route',
  frontMatter('an old address with a language', 'redirects: [/old, /id/old]', [4, 19, 'redirects/language']),
);

const REDIRECTS: readonly BadInput[] = [
  inStage(
    'route',
    frontMatter('an old address that is a page', 'redirects: [/good]', [4, 13, 'redirects/taken']),
  ),
  {
    ...ofLanguage,
    files: { ...ofLanguage.files, 'site.config.json': '{ "locales": ["en", "id"] }' },
  },
  redirects('an old address that is a list', [['/tags/docker/', '/']], [3, 7, 'redirects/taken']),
  redirects('an old address that is a generated file', [['/sw.js', '/']], [3, 7, 'redirects/taken']),
  {
    ...redirects('an old address that is a static file', [['/cv.pdf', '/']], [3, 7, 'redirects/taken']),
    files: {
      ...redirects('', [['/cv.pdf', '/']], [3, 7, '']).files,
      'static/cv.pdf': 'A file.',
    },
  },
  redirects(
    'an old address twice',
    [
      ['/old', '/'],
      ['/old/', '/good'],
    ],
    [4, 7, 'redirects/twice'],
  ),
  redirects('a redirect to itself', [['/old', '/old/']], [3, 21, 'redirects/loop']),
  redirects(
    'redirects in a circle',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    [3, 19, 'redirects/loop'],
  ),
  redirects('a redirect to no page', [['/old', '/goood']], [3, 21, 'redirects/no-target', "'/good'"]),
  redirects(
    'a redirect to no anchor',
    [['/old', '/good#a-haeding']],
    [3, 21, 'redirects/no-anchor', "'#a-heading'"],
  ),
];

const PLACES: readonly BadInput[] = [
  {
    name: 'a picture that is not there, in an included text of another folder',
    stage: 'image',
    files: {
      [POST]: `${HEAD}\nimport Part from './parts/_part.mdx';\n\n<Part />\n`,
      'content/blog/bad/parts/_part.mdx': '![Leaf](leaf.png)\n',
    },
    expect: expected('content/blog/bad/parts/_part.mdx', [1, 9, 'images/missing'], 'error'),
  },
  inStage('image', body('a picture that is not there', '![A leaf](./leaf.png)', [6, null, 'images/missing'])),
  inStage(
    'link',
    body('a film that is not there', '<video controls src="./film.mp4" />', [6, 22, 'embeds/missing']),
  ),
  inStage(
    'link',
    body('a link that leads nowhere', 'See [this](/goood).', [6, null, 'links/broken-link', '/good']),
  ),
  inStage(
    'link',
    body(
      'a link to a Markdown file that is not there',
      'See [this](../goood/index.mdx).',
      [6, null, 'links/broken-markdown-link'],
      'warning',
    ),
  ),
  inStage(
    'link',
    body(
      'a link to an anchor that is not there',
      'See [this](/good#a-haeding).',
      [6, null, 'links/broken-anchor', 'a-heading'],
      'warning',
    ),
  ),
  inStage(
    'link',
    body('a link in a text that would run', 'See [this](javascript:alert(1)).', [
      6,
      null,
      'links/refused-scheme',
    ]),
  ),
  inStage(
    'link',
    body('a link in HTML that would run', 'See <a href="javascript:alert(1)">this</a>.', [
      6,
      14,
      'links/refused-scheme',
    ]),
  ),
  ...APP,
  ...REDIRECTS,
  {
    name: 'a page at the address of a post',
    stage: 'route',
    files: { 'content/pages/good.mdx': '---\ntitle: Also good\n---\n\nText.\n' },
    expect: { file: 'content/pages/good.mdx', line: 1, severity: 'warning', code: 'routes/duplicate' },
  },
  {
    name: 'a post at the address of a feed',
    stage: 'route',
    files: { [POST]: '---\ntitle: Bad\ndate: 2021-01-06\nslug: /rss.xml\n---\n\nText.\n' },
    expect: { file: POST, line: 4, column: 7, severity: 'error', code: 'routes/name-of-a-file' },
  },
  ...['/index.html', '/a/index.html', '/sw.js.br'].map((slug): BadInput => ({
    name: `a post whose folder would be the file ${slug}`,
    stage: 'route',
    files: { [POST]: `---\ntitle: Bad\ndate: 2021-01-06\nslug: ${slug}\n---\n\nText.\n` },
    expect: { file: POST, line: 4, column: 7, severity: 'error', code: 'routes/name-of-a-file' },
  })),
  ...['/_hosting/x', '/_redirects', '/1/indexes/x/query', '/assets/x', '/x/404.html'].map(
    (slug): BadInput => ({
      name: `a post at ${slug}, which is no address of its own`,
      stage: 'route',
      files: { [POST]: `---\ntitle: Bad\ndate: 2021-01-06\nslug: ${slug}\n---\n\nText.\n` },
      expect: { file: POST, line: 4, column: 7, severity: 'error', code: 'routes/own-place' },
    }),
  ),
  {
    name: 'a page in a file whose name is too long for a folder',
    stage: 'route',
    files: { [`content/pages/${'x'.repeat(248)}.mdx`]: '---\ntitle: A\n---\n\nText.\n' },
    expect: {
      file: `content/pages/${'x'.repeat(248)}.mdx`,
      line: 1,
      severity: 'error',
      code: 'routes/too-long',
    },
  },
  {
    name: 'a post in a folder whose name has a backslash',
    stage: 'route',
    files: { 'content/blog/a\\b/index.mdx': `${HEAD}\nText.\n` },
    expect: {
      file: 'content/blog/a\\b/index.mdx',
      line: 1,
      severity: 'error',
      code: 'routes/refused',
      hintIncludes: 'another slug',
    },
  },
  {
    name: 'a language at the path of a folder of the build',
    stage: 'route',
    files: {
      'site.config.ts':
        "export default {\n  url: 'https://example.org',\n  locales: ['en', { code: 'id', path: 'assets' }],\n};\n",
    },
    expect: {
      file: 'site.config.ts',
      line: 3,
      column: 33,
      severity: 'error',
      code: 'routes/own-place',
      hintIncludes: 'another path',
    },
  },
  {
    name: 'a language at the path below which the server answers',
    stage: 'route',
    files: { 'site.config.json': '{ "locales": ["en", { "code": "id", "path": "1" }] }\n' },
    expect: { file: 'site.config.json', line: 1, column: 37, severity: 'error', code: 'routes/own-place' },
  },
  {
    name: 'docs at the path of a folder of the build',
    stage: 'route',
    files: {
      'site.config.json': '{\n  "locales": ["en", "id"],\n  "docs": { "path": "assets" }\n}\n',
      'content/docs/doc1.mdx': '---\ntitle: Guide\nslug: /\n---\n\nText.\n',
    },
    expect: {
      file: 'site.config.json',
      line: 3,
      column: 13,
      severity: 'error',
      code: 'routes/own-place',
      hintIncludes: 'another path',
    },
  },
  {
    name: 'a file of static/ at the address of the archive',
    stage: 'route',
    files: { 'static/archive': 'A file.\n' },
    expect: {
      file: 'static/archive',
      line: 1,
      severity: 'error',
      code: 'routes/name-of-a-file',
      hintIncludes: 'the file another name',
    },
  },
  {
    name: 'a file of static/ whose compressed copy would have too long a name',
    stage: 'route',
    files: { [`static/${'x'.repeat(249)}.txt`]: 'Text.' },
    expect: {
      file: `static/${'x'.repeat(249)}.txt`,
      line: 1,
      severity: 'error',
      code: 'static/too-long',
      hintIncludes: 'shorter',
    },
  },
  {
    name: 'two posts whose addresses differ in capital letters only',
    stage: 'route',
    files: { [POST]: '---\ntitle: Bad\ndate: 2021-01-06\nslug: /Good\n---\n\nText.\n' },
    expect: {
      file: 'content/blog/good/index.mdx',
      line: 1,
      severity: 'warning',
      code: 'routes/case',
      hintIncludes: 'another name',
    },
  },
  {
    name: 'a page in a folder that is a file',
    stage: 'route',
    files: { 'content/pages/notes/a.mdx': '---\ntitle: A\n---\n\nText.\n', 'static/notes': 'A file.\n' },
    expect: { file: 'content/pages/notes/a.mdx', line: 1, severity: 'error', code: 'routes/name-of-a-file' },
  },
];

export const badInputs: readonly BadInput[] = [
  ...FRONT_MATTER,
  ...DATES,
  ...ENCODINGS,
  ...DATA,
  ...CONFIG,
  ...BODIES,
  ...PLACES,
];
