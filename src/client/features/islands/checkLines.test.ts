import { expect, it } from 'vitest';
import { checkLines } from './checkLines.ts';

const chart = { name: 'Chart', prefix: 'chart-1-' };

it('refuses an island in a line of text that makes a block', () => {
  const html = '<p>One</p><p>A <lontar-island data-prefix="chart-1-">…</lontar-island></p>';
  expect(() => checkLines(html, [{ ...chart, html: '<div>1</div>' }])).toThrow('makes a `<div>`');
  expect(() => checkLines(html, [{ ...chart, html: '<span>1</span><path></path>' }])).not.toThrow();
});

it('lets islands on lines of their own be', () => {
  const html = '<p>One</p><lontar-island data-prefix="chart-1-">…</lontar-island><p>Two</p>';
  expect(() => checkLines(html, [{ ...chart, html: '<div>1</div>' }])).not.toThrow();
});
