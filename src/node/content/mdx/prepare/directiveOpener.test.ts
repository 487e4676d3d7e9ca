import { expect, test } from 'vitest';
import { readDirectiveOpener } from './directiveOpener.ts';

const LETTERS = 'a'.repeat(10_000);

function tailOf(rest: string): string | null {
  const opener = readDirectiveOpener(`:::note${rest}`);
  return opener?.status === 'ok' ? opener.line.slice(':::note'.length) : null;
}

test.each([
  ['{.a.b#c}'],
  ['{#c.a d}'],
  ['{a#b}'],
  ['{.md:flex}'],
  ['{ a = b  c="d e" e=\'f\' }'],
  ['{a=b#c.d=e}'],
  ['{}'],
])('attributes are read: %s', (attributes) => {
  expect(tailOf(attributes)).toBe(attributes);
  expect(tailOf(` Title ${attributes}`)).toBe(`[Title]${attributes}`);
});

test.each([['{#}'], ['{a=}'], ['{a: b, c}'], ['{a="b}'], ['{#a=b}'], ['{a="b"c}'], ['{a()}']])(
  'these are none: %s',
  (text) => {
    expect(tailOf(text)).toBeNull();
    expect(tailOf(` Title ${text}`)).toBe(`[Title ${text}]`);
  },
);

test.each([
  ['{name}'],
  ['{ props.name }'],
  ['{name} is here'],
  ['Hello {name}'],
  ['{1 + 1} apples'],
  ['Hello {name()}'],
])('a value stays in the title: %s', (title) => {
  expect(tailOf(` ${title}`)).toBe(`[${title}]`);
  expect(tailOf(` ${title} {.a}`)).toBe(`[${title}]{.a}`);
});

// Were words split in every possible way, this would not end.
test.each([
  ['a call', `{${LETTERS}()}`],
  ['a sentence', `{${LETTERS}: Hello, world}`],
  ['classes', `{${'.a#b'.repeat(2500)}!}`],
  ['values', `{${'a=b '.repeat(2500)}!}`],
  ['blanks', `{a${' '.repeat(10_000)}!}`],
  ['braces', `${'{a '.repeat(2500)}!`],
])('ten thousand letters that are almost attributes: %s', (_, text) => {
  expect(tailOf(text)).toBeNull();
  expect(tailOf(` Title ${text} here`)).toBe(`[Title ${text} here]`);
});
