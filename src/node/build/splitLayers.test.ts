import { expect, test } from 'vitest';
import { splitLayers } from './splitLayers.ts';

test('what every page needs comes first and names all layers in their order', () => {
  const css = `@layer base{a{color:red}}@layer code{pre{margin:0}}@layer print{@media print{a{color:#000}}}`;
  expect(splitLayers(css)).toEqual([
    { layer: null, css: '@layer base,code,print;@layer base{a{color:red}}' },
    { layer: 'code', css: '@layer code{pre{margin:0}}' },
    { layer: 'print', css: '@layer print{@media print{a{color:#000}}}' },
  ]);
});

test('parts of a layer that stand apart come together', () => {
  expect(splitLayers('@layer code{a{}}@layer base{b{}}@layer code{c{}}')).toEqual([
    { layer: null, css: '@layer code,base;@layer base{b{}}' },
    { layer: 'code', css: '@layer code{a{}}@layer code{c{}}' },
  ]);
});

test('braces in strings are text', () => {
  const css = String.raw`@layer base{a:before{content:"}\"{"}b:after{content:'{'}}`;
  expect(splitLayers(css)).toEqual([{ layer: null, css: `@layer base;${css}` }]);
});

test('a statement of the order at the start is replaced', () => {
  expect(splitLayers('@layer base,code;@layer code{a{}}@layer base{b{}}')[0]?.css).toBe(
    '@layer code,base;@layer base{b{}}',
  );
});

test('a rule outside of layers is a fault of the theme', () => {
  expect(() => splitLayers('@layer base{a{}}b{}')).toThrow(
    'Every rule of the theme belongs into a layer: b{}',
  );
  expect(() => splitLayers('@layer base{a{}')).toThrow('not closed');
});
