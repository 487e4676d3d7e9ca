import { expect, it } from 'vitest';
import { EMPTY_BODY } from '#model/body.ts';
import type { Text } from '#model/site.ts';
import { ownHeadingOf, withoutRepeatedTitle } from './openingTitle.ts';

const textOf = (title: string, opening: string | null): Text => ({
  entry: {} as Text['entry'],
  body: { ...EMPTY_BODY, title: opening },
  locale: 'en',
  path: '/a',
  title,
  description: '',
  isTranslated: true,
});

it('the heading of a text is dropped where it says what stands above it, and kept where it says more', () => {
  const html = '<header><h1 id="x">Why &amp; <em>how</em></h1></header><p>Text.</p>';
  expect(withoutRepeatedTitle(html, textOf('Why', null), 'why &  how')).toBe('<p>Text.</p>');
  expect(withoutRepeatedTitle(html, textOf('Why', null), 'Why')).toBe(html);
  expect(withoutRepeatedTitle('<p>Text.</p>', textOf('Why', null), 'Why')).toBe('<p>Text.</p>');
});

it('what a Markdown heading says is known, whatever its formulas have become', () => {
  const html = '<h1>The <math><mi>x</mi><annotation>x</annotation></math> file</h1><p>Text.</p>';
  expect(withoutRepeatedTitle(html, textOf('The x file', 'The x file'), 'The x file')).toBe('<p>Text.</p>');
});

it('a text has a heading of its own where that is not its title in another spelling', () => {
  expect(ownHeadingOf(textOf('C', 'C++'))).toBe('C++');
  expect(ownHeadingOf(textOf('Getting started', 'Getting  Started'))).toBeNull();
  expect(ownHeadingOf(textOf('Getting started', null))).toBeNull();
});
