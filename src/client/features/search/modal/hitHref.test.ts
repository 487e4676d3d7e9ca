import { expect, test } from 'vitest';
import { hitHref } from './hitHref.ts';

const BASE = 'https://blog.example.com/id/about/';

test('addresses of the site are paths', () => {
  expect(hitHref('/id/repack#why', BASE)).toBe('/id/repack#why');
  expect(hitHref('https://blog.example.com/repack?a=1#b', BASE)).toBe('/repack?a=1#b');
});

test('other sites keep their address', () => {
  expect(hitHref('http://other.example.com/a', BASE)).toBe('http://other.example.com/a');
  expect(hitHref('//other.example.com/a', BASE)).toBe('https://other.example.com/a');
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://blog.example.com/x',
  'file:///etc/passwd',
  'about:blank',
  'https://',
])('%j is no address to link to', (url) => {
  expect(hitHref(url, BASE)).toBeNull();
});
