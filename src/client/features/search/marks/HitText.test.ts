import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MarkedRecord, SearchHit } from '../searchClient.ts';
import { HitText } from './HitText.tsx';

const HIT: SearchHit = {
  objectID: '1',
  url: '/a',
  type: 'lvl1',
  hierarchy: { lvl0: 'Blog', lvl1: 'A title', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: 'A text',
};

function marked(text: string): MarkedRecord {
  const leaf = { value: `<mark>${text}</mark>`, matchLevel: 'full' as const };
  return { hierarchy: { lvl1: leaf }, content: leaf };
}

const [whole, snippet] = [marked('whole'), marked('…snippet')];

test.each([
  ['both', { ...HIT, _highlightResult: whole, _snippetResult: snippet }, 'whole', '…snippet'],
  ['the whole alone', { ...HIT, _highlightResult: whole }, 'whole', 'whole'],
  ['the snippet alone', { ...HIT, _snippetResult: snippet }, '…snippet', '…snippet'],
] as const)('of an answer with %s, a title is whole and a text a snippet', (_, hit, title, content) => {
  expect(shown(hit, 'lvl1')).toBe(`<span><mark>${title}</mark></span>`);
  expect(shown(hit, 'content')).toBe(`<span><mark>${content}</mark></span>`);
});

test('without marks both are as the record has them', () => {
  expect(shown(HIT, 'lvl1')).toBe('<span>A title</span>');
  expect(shown({ ...HIT, _highlightResult: {}, _snippetResult: {} }, 'content')).toBe('<span>A text</span>');
});

function shown(hit: SearchHit, name: 'lvl1' | 'content'): string {
  return renderToStaticMarkup(createElement(HitText, { hit, name }));
}
