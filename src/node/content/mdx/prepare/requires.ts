import { maskCode } from './codeMask.ts';

const REQUIRE = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)(?:\.default\b)?/g;

/** `require('./x.png').default` as the plain path: pictures are resolved when a page is rendered. */
export function rewriteRequires(text: string): string {
  if (!text.includes('require(')) return text;
  let result = '';
  let end = 0;
  for (const match of maskCode(text).matchAll(REQUIRE)) {
    const call = match[0];
    if (!isInBraces(text, match.index)) continue;
    result += text.slice(end, match.index) + JSON.stringify(match[2]).padEnd(call.length);
    end = match.index + call.length;
  }
  return result + text.slice(end);
}

/** Prose may speak of `require('x')`; only a call inside an expression is one. */
function isInBraces(text: string, offset: number): boolean {
  const paragraph = Math.max(text.lastIndexOf('\n\n', offset), 0);
  return text.lastIndexOf('{', offset) >= Math.max(paragraph, text.lastIndexOf('}', offset) + 1);
}
