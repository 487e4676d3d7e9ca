import { expect, test } from 'vitest';
import { readFields } from './frontMatter/fields.ts';
import { parseFrontMatter } from './frontMatter.ts';

const read = (text: string): Record<string, unknown> => ({ ...parseFrontMatter(text, 'post.mdx').data });

test('a text without front matter has none', () => {
  expect(parseFrontMatter('Text.\n', 'post.mdx')).toEqual({ data: {}, hasHeading: false, diagnostics: [] });
  expect(read('----\ntitle: x\n----\n')).toEqual({});
});

test.each(['<!-- a --> ---\ntitle: x\n---\n', '<!-- a\n---\ntitle: x\n---\n', 'Text.\n---\ntitle: x\n---\n'])(
  '%j has no front matter, and none that is late',
  (text) => {
    expect(parseFrontMatter(text, 'post.mdx')).toMatchObject({ data: {}, diagnostics: [] });
  },
);

test('front matter may be empty, closed at the end of the file, and have Windows line ends', () => {
  expect(read('---\n---\nText.\n')).toEqual({});
  expect(read('---\ntitle: A\n---')).toEqual({ title: 'A' });
  expect(read('---  \r\ntitle: A\r\ntags:\r\n  - b\r\n---\r\nText.\r\n')).toEqual({
    title: 'A',
    tags: ['b'],
  });
});

test('a line of dashes inside the text closes nothing', () => {
  expect(read('---\ntitle: A\n---\n\nText.\n\n---\n\nMore: text\n')).toEqual({ title: 'A' });
});

test('numbers are text where text is wanted, as they are written', () => {
  expect(read('---\ntitle: 1.10\ntags: [2021, 1.0]\nsidebar_position: 1.5\n---\n')).toEqual({
    title: '1.10',
    tags: ['2021', '1.0'],
    sidebar_position: 1.5,
  });
});

test('merge keys are keys like any other, and yes is text', () => {
  expect(read('---\na: &a { b: 1 }\n<<: *a\nc: yes\n---\n')).toMatchObject({ '<<': { b: 1 }, c: 'yes' });
});

test.each([
  ['# Title\n', true],
  ['---\ntitle: A\n---\n\n{/* why */}\n\nimport A from "a";\n\n# Title\n', true],
  ['Text.\n\n# Title\n', false],
  ['## Title\n', false],
])('whether %j opens with a heading: %j', (text, hasHeading) => {
  expect(parseFrontMatter(text, 'post.mdx').hasHeading).toBe(hasHeading);
});

test.each([
  ['2021-01-05', '2021-01-05'],
  ['2021-01-05T23:30:00-07:00', '2021-01-05'],
  ['2021-01-05 00:10', '2021-01-05'],
  ['2021-01-05T00:10:00.000Z', '2021-01-05'],
  ['2020-02-29', '2020-02-29'],
  ['2021-02-29', undefined],
  ['2021-1-5', undefined],
  ['2021-01-05 noon', undefined],
])('the date %j is the day %j, in every time zone', (date, day) => {
  expect(readFields({ date }, () => {}).date).toBe(day);
});
