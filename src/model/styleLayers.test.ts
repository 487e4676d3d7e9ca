import { expect, test } from 'vitest';
import { stylesFor } from './styleLayers.ts';

const styles = [null, 'notes', 'extras', 'rare', 'tabs', 'code', 'lists', 'islands'].map((layer) => ({
  layer,
  css: '',
}));
const layersFor = (html: string) => stylesFor(styles, html).map(({ layer }) => layer);

test.each([
  ['<p>Words, and <code>code</code>.</p>', [null]],
  ['<figure class="code-block"><pre tabindex="0">', [null, 'code']],
  ['<table>', [null, 'extras']],
  ['<p class="notice" role="note">', [null, 'notes']],
  ['<div class="admonition admonition-tip">', [null, 'extras']],
  ['<blockquote>', [null, 'rare']],
  ['<ul class="contains-task-list">', [null, 'rare']],
  ['<div class="tabs">', [null, 'tabs']],
  ['<article class="post-card">', [null, 'lists']],
  ['<lontar-island data-name="A"><pre>', [null, 'code', 'islands']],
  ['&lt;table&gt; and <prefix-x>', [null]],
])('a page with %s gets the layers that it needs', (html, layers) => {
  expect(layersFor(html)).toEqual(layers);
});
