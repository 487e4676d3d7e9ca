import { expect, test } from 'vitest';
import { warnOfBlockedElements } from './blockedElements.ts';

function warnings(text: string, format: 'mdx' | 'md'): string[] {
  return warnOfBlockedElements('a', text, format).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test.each([
  ['<script>alert(1)</script>', /does not run/],
  ['<script type="module" src="https://x.example/a.js"></script>', /does not run/],
  ['<script src="/a.js"></script>', /only where its page is loaded anew/],
  ['<style>{`p { color: red }`}</style>', /no effect/],
  ['<link rel="stylesheet" href="//x.example/a.css" />', /Style sheets of other sites/],
  ['<object data="/a.pdf"></object>', /nothing in <object>/],
  ['<embed src="/a.pdf" />', /nothing in <embed>/],
  ['<iframe src="/a.html"></iframe>', /nothing in <iframe>/],
  ['<form action="https://x.example/" method="post"></form>', /'https:\/\/x\.example\/'/],
])('what the policy blocks is named at its place: %s', (element, message) => {
  for (const format of ['mdx', 'md'] as const) {
    const found = warnings(`a\n\nb ${element}`, format);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^3:3 /);
    expect(found[0]).toMatch(message);
  }
});

test('HTML knows no capitals, and in MDX they are components', () => {
  expect(warnings('<STYLE>', 'md')).toHaveLength(1);
  expect(warnings('<Form action="https://x.example/" /> <Script />', 'mdx')).toEqual([]);
});

test.each([
  '<script type="application/ld+json">\\{}</script>',
  '<form action="/search"><input name="q" /></form>',
  '<link rel="stylesheet" href="/a.css" /> <link rel="me" href="https://x.example/" />',
  '`<script>` and\n\n```html\n<style></style>\n```',
  '<!-- <script> -->',
  '{/* <script> */}',
])('no warning of what the policy allows, nor of words about it: %s', (text) => {
  expect(warnings(text, 'mdx')).toEqual([]);
});

test('frames of other sites are warned of with films and sound', () => {
  expect(warnings('<iframe src="https://x.example/"></iframe>', 'mdx')).toEqual([]);
});
