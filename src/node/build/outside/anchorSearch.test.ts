import { describe, expect, it } from 'vitest';
import { createAnchorSearch, hasAnchors, namesElement } from './anchorSearch.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function search(html: string, ...fragments: string[]) {
  const anchors = createAnchorSearch(fragments);
  anchors.take(bytes(html));
  anchors.end();
  return anchors.found();
}

describe('looking for anchors', () => {
  it.each([
    ['<h2 id="one">', 'one'],
    ["<h2 class=x id='one'>", 'one'],
    ['<h2 ID=one>', 'one'],
    ['<a name="one">', 'one'],
    ['<h2 id="a&amp;b">', 'a&b'],
    ['<h2 id="é">', '%C3%A9'],
    ['<h2 id="%C3%A9">', '%C3%A9'],
    ['<h2 id="user-content-one">', 'one'],
    ['<h2 id="one">', 'one:~:text=hello'],
  ])('finds in %s #%s', (html, fragment) => {
    expect(search(html, fragment)).toEqual({ [fragment]: true });
  });

  it.each(['<h2 id="ones">', '<input name="one">', '<h2 data-id="one">', 'id="one"', ''])(
    'does not find #one in %s',
    (html) => {
      expect(search(html, 'one')).toEqual({ one: false });
    },
  );

  it('finds what two pieces share, and stops when it has all', () => {
    const anchors = createAnchorSearch(['one', 'two']);
    expect(anchors.take(bytes('<p><h2 id="o'))).toBe(true);
    expect(anchors.take(bytes('ne">text'))).toBe(true);
    expect(anchors.take(bytes('<h2 id="two">'))).toBe(false);
    expect(anchors.found()).toEqual({ one: true, two: true });
  });

  it('knows nothing of a page that did not come to its end', () => {
    const anchors = createAnchorSearch(['one', 'two']);
    anchors.take(bytes('<h2 id="one">'));
    expect(anchors.found()).toEqual({ one: true, two: null });
  });

  it('reads no more than any page needs', () => {
    const anchors = createAnchorSearch(['one']);
    const chunk = bytes('x'.repeat(64 * 1024));
    let taken = 1;
    while (anchors.take(chunk)) taken++;
    expect(taken * chunk.length).toBe(4 * 1024 * 1024);
  });
});

it.each([
  ['one', true],
  ['', false],
  ['top', false],
  [':~:text=hello', false],
  ['/route/of/an/app', false],
  ['!/old', false],
])('#%s names an element: %s', (fragment, isNamed) => {
  expect(namesElement(fragment)).toBe(isNamed);
});

it.each([
  [{ 'content-type': 'text/html; charset=utf-8' }, true],
  [{ 'content-type': 'application/xhtml+xml' }, true],
  [{ 'content-type': 'text/html', 'content-encoding': 'gzip' }, false],
  [{ 'content-type': 'application/pdf' }, false],
  [{}, false],
])('%j has anchors: %s', (headers, wanted) => {
  expect(hasAnchors({ status: 200, headers })).toBe(wanted);
});
