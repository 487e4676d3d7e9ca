import { generatePost } from './generatePost.ts';
import { pick, randomFrom } from './random.ts';

export interface HostileInput {
  readonly name: string;
  readonly text: string;
  readonly format: 'mdx' | 'md';
}

const DEPTH = 10_000;

function mdx(name: string, text: string): HostileInput {
  return { name, text, format: 'mdx' };
}

function both(name: string, text: string): HostileInput[] {
  return [mdx(name, text), { name: `${name} (md)`, text, format: 'md' }];
}

/** Texts that make a compiler hang, abort or lose words. Some stop Satteri's whole process: run them in a child. */
export const HOSTILE_INPUTS: readonly HostileInput[] = [
  mdx('an unclosed { followed by 28 <br>', `Text { and ${'<br>'.repeat(28)}`),
  mdx('an unclosed { followed by generics', `Text { and ${'Map<string, Array<T>> '.repeat(28)}`),
  mdx('an unclosed { followed by open tags', `{ ${'<a><b><c>'.repeat(40)}`),
  mdx('many unclosed {', '{'.repeat(5000)),
  mdx('many unclosed <', '<'.repeat(5000)),
  mdx('many open tags', '<a>'.repeat(DEPTH)),
  mdx('many closing tags', '</a>'.repeat(DEPTH)),
  mdx('elements nested 10,000 deep', `${'<b>'.repeat(DEPTH)}x${'</b>'.repeat(DEPTH)}`),
  mdx('expressions nested 10,000 deep', `{${'('.repeat(DEPTH)}1${')'.repeat(DEPTH)}}`),
  mdx('braces nested 10,000 deep', `${'{'.repeat(DEPTH)}${'}'.repeat(DEPTH)}`),
  mdx('directives nested 200 deep', nestedDirectives(200)),
  mdx('a template literal that never ends', '{`${`${`${'),
  mdx('a regular expression that never ends', '{/[/}'),
  mdx('an attribute name with a dot in a directive', ':::note{a.b=c}\n\ntext\n\n:::'),
  mdx(
    'odd attribute names in a directive',
    ':::note{1="2" $="3" a:b="c" onclick="x()" style="y"}\n\ntext\n\n:::',
  ),
  mdx('a spread that is not there', '<a {...}>x</a>'),
  mdx('a lone surrogate', 'a \uD800 b'),
  mdx('a comment that never ends', 'a <!-- b'),
  mdx('an import that never ends', "import {\n  a,\n\nfrom 'b"),
  ...both('an element with a dot for an attribute', '<div .>'),
  ...both('attribute names that HTML has not', '<div a.b="c" @x="y" #z 1>x</div>'),
  ...both('NUL', 'a\0b `c\0d`\n\n```\n\0\n```\n'),
  ...both('a byte order mark in the middle', 'a\uFEFFb\n\n\uFEFF# c'),
  ...both(
    'lists nested 1,000 deep',
    Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
  ),
  ...both('list markers 10,000 in a row', `${'- '.repeat(DEPTH)}x`),
  ...both('quotes nested 10,000 deep', `${'>'.repeat(DEPTH)} x`),
  ...both('an alert 10,000 quotes deep', `${'> '.repeat(DEPTH)}[!NOTE] x`),
  ...both('alerts nested 500 deep', nestedAlerts(500)),
  ...both('10,000 alerts with nothing in them', '> [!NOTE]\n\n'.repeat(DEPTH)),
  ...both('an alert whose title never ends', `> [!NOTE] ${'**a** *'.repeat(DEPTH)}`),
  ...both('emphasis nested 10,000 deep', `${'*a '.repeat(DEPTH)}${'b*'.repeat(DEPTH)}`),
  ...both('strong runs', '**a *'.repeat(DEPTH)),
  ...both('links nested 10,000 deep', `${'['.repeat(DEPTH)}x${']'.repeat(DEPTH)}`),
  ...both('pictures nested 10,000 deep', `${'!['.repeat(DEPTH)}x${'](y)'.repeat(DEPTH)}`),
  ...both(
    'backticks of all lengths',
    Array.from({ length: 300 }, (_, length) => '`'.repeat(length)).join(' '),
  ),
  ...both('package tabs asked for by an entity', '```sh npm2y&#97;rn\nnpm i a\n```'),
  ...both(
    'commands for package managers that never end',
    `\`\`\`sh npm2yarn\nnpm toString\nnpm ${' '.repeat(DEPTH)}"\n${'a=b '.repeat(DEPTH)}npm\n${'npm i \\\n'.repeat(DEPTH)}`,
  ),
  ...both(
    'a table with 2,000 columns',
    `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${'|b'.repeat(2000)}|`,
  ),
  ...both(
    '10,000 reference definitions',
    Array.from({ length: DEPTH }, (_, id) => `[r${id}]: /${id}`).join('\n'),
  ),
  ...both('10,000 uses of one reference', `${'[r] '.repeat(DEPTH)}\n\n[r]: /x`),
  ...both('footnotes that refer to each other', 'a[^a]\n\n[^a]: b[^b]\n\n[^b]: a[^a]\n'),
  ...both('elements of HTML nested 10,000 deep', `${'<div>\n'.repeat(DEPTH)}x\n${'</div>\n'.repeat(DEPTH)}`),
  ...both('colons', `${':'.repeat(DEPTH)}\n\n${':a'.repeat(DEPTH)}\n\n${'::a[b]{c}'.repeat(1000)}`),
  ...both('a line of 2 MB', 'word '.repeat(400_000)),
  ...both('200,000 short lines', '- x\n'.repeat(200_000)),
  ...both('blank space', ' \t\n'.repeat(50_000)),
  ...both('entities', '&#0; &#xD800; &#x110000; &nosuch; &#99999999;'),
  ...both('an empty text', ''),
  ...both('front matter alone', '---\ntitle: x\n---'),
  ...both('front matter that never ends', '---\ntitle: x\n'),
];

function nestedAlerts(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${'> '.repeat(level + 1)}[!TIP] x`).join('\n');
}

function nestedDirectives(depth: number): string {
  const colons = Array.from({ length: depth }, (_, level) => ':'.repeat(depth + 3 - level));
  return `${colons.map((run) => `${run}note`).join('\n')}\nx\n${colons.toReversed().join('\n')}`;
}

const SNIPPETS = [
  '{',
  '}',
  '<',
  '>',
  '</',
  '/>',
  '<div',
  '<T,',
  ':::',
  ':::note',
  '> [!NOTE]',
  '```',
  '~~~',
  '`',
  '[',
  '](',
  '*',
  '**',
  '_',
  '|',
  '\\',
  '\n',
  '\n\n',
  '\t',
  '    ',
  '> ',
  '- ',
  '1. ',
  '# ',
  '---\n',
  '<!--',
  '-->',
  '{/*',
  '*/}',
  '&',
  '\0',
  '\uFEFF',
  '\r\n',
  '${',
  'import x',
  'export const',
  '[^1]',
  '[^1]:',
  '=',
  '"',
  '🎉',
];

/** Real-looking posts with a few characters added, removed, doubled or moved: the same ones for the same count. */
export function mutants(count: number): HostileInput[] {
  return Array.from({ length: count }, (_, number) => {
    const random = randomFrom(number * 104_729 + 3);
    let text = generatePost(number % 97);
    for (let edit = 0; edit <= number % 5; edit += 1) text = mutate(text, random);
    return { name: `mutant ${number}`, text, format: number % 10 === 9 ? 'md' : 'mdx' };
  });
}

function mutate(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const length = 1 + Math.floor(random() * 12);
  const piece = text.slice(at, at + length);
  const kind = random();
  if (kind < 0.45) return text.slice(0, at) + pick(random, SNIPPETS) + text.slice(at);
  if (kind < 0.7) return text.slice(0, at) + text.slice(at + length);
  if (kind < 0.85) return text.slice(0, at) + piece + text.slice(at);
  const to = Math.floor(random() * text.length);
  const rest = text.slice(0, at) + text.slice(at + length);
  return rest.slice(0, to) + piece + rest.slice(to);
}
