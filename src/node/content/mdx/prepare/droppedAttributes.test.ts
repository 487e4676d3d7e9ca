import { expect, test } from 'vitest';
import { warnOfDroppedAttributes } from './droppedAttributes.ts';

function warnings(text: string, format: 'mdx' | 'md'): string[] {
  return warnOfDroppedAttributes('a', text, format).map(
    ({ line, column, message }) => `${line}:${column} ${/'(\w+)'/.exec(message)?.[1] ?? 'style'}`,
  );
}

test('every handler and style of an element is named at its place', () => {
  expect(
    warnings('<div onclick="alert(\'>\')" onmouseover="x()"\n  style="color:red">hi</div>', 'md'),
  ).toEqual(['1:6 onclick', '1:27 onmouseover', '2:3 style']);
  expect(
    warnings('<b {...a} onClick={() => "}"} style={{ b: 1 }} c onBlur={d}>x</b>\n<i onFocus={e} />', 'mdx'),
  ).toEqual(['1:11 onClick', '1:31 style', '1:50 onBlur', '2:4 onFocus']);
});

test('HTML is written in many ways', () => {
  expect(warnings("<DIV ONCLICK='a'>\n<p/onclick=b>\n<p title=c onclick = d STYLE=e>", 'md')).toEqual([
    '1:6 ONCLICK',
    '2:4 onclick',
    '3:12 onclick',
    '3:24 style',
  ]);
});

test('a component may take handlers, but no style', () => {
  expect(warnings('<Chart onPick={a} style={{ b: 1 }} />', 'mdx')).toEqual(['1:19 style']);
});

test.each([
  'Write `<b onclick="x">`.',
  '```html\n<b onclick="x">\n```',
  '<!-- <b onclick="x"> -->',
  '<b title="set onclick=x or style=y">z</b>',
  'If a <b and onclick="x" then',
  'Set onclick="x" or style="y".',
  '<b data-style="x" one-by="y" onclick>z</b>',
])('no warning of words about them: %s', (text) => {
  expect(warnings(text, 'md')).toEqual([]);
});
