import { expect, test } from 'vitest';
import { mayCrossBoxes } from './mayCrossBoxes.ts';

/** Each line is a block of its own. */
const mayCross = (...blocks: readonly string[]): boolean =>
  mayCrossBoxes({ text: blocks.join('\n\n'), format: 'mdx' });

test.each([
  ['a box in an element', ['<div>', ':::tip', 'a', ':::', '</div>']],
  ['an element in a box', [':::tip', '<div>', 'a <b>b</b>', '</div>', ':::']],
  [
    'tabs with a box in a box of more colons',
    ['::::tip', '<Tabs>', '<TabItem value="x">', ':::note', 'a', ':::', '</TabItem>', '</Tabs>', '::::'],
  ],
  ['boxes that end at once', [':::tip', '::::note', '<b>a</b>', ':::', '<b>b</b>', ':::']],
  ['an element without an end tag', [':::tip', '<Card title="a > b" size={1 > 0} />', ':::', '<b>a</b>']],
  ['code', [':::tip', '```html\n<div>\n:::\n```', '`</i>`', ':::', '</b>']],
  ['an expression', [':::tip', '{"<div>"} {/* <b> */} \\<i>', ':::', '<b>a</b>']],
  ['a box in a quote', ['> :::tip\n>\n> <div>\n>\n> a\n>\n> </div>\n>\n> :::', 'b']],
  ['a quote in a box', [':::tip', '<div>', '> :::note\n> a\n> :::', '</div>', ':::']],
  ['a box in a list', ['- :::tip\n  <b>a</b>\n  :::', '<b>b</b>']],
  ['a box in a list in an element in a box', [':::tip', '<div>', '- :::note\n  a\n  :::', '</div>', ':::']],
  ['a title with an element', [':::tip[A <b>b</b>]', 'a', ':::', '<b>b</b>']],
])('nothing crosses: %s', (_, blocks) => expect(mayCross(...blocks)).toBe(false));

test.each([
  ['an element that opens in a box', [':::tip', '<div>', ':::', '</div>']],
  ['an element that ends in a box', ['<div>', ':::tip', '</div>', ':::']],
  ['a box that ends with the one in it', [':::tip', '<div>', ':::note', 'a', ':::', '</div>', ':::']],
  ['a fragment', [':::tip', '<>', ':::', '</>']],
  ['an element in a list', ['- :::tip\n\n  <div>\n\n  :::\n\n  </div>']],
])('something may cross: %s', (_, blocks) => expect(mayCross(...blocks)).toBe(true));
