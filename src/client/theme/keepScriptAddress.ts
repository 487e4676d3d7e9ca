import type { ElementType } from 'react';
import { escapeHtml } from '../runtime/escapeHtml.ts';
import { Link } from '../ui/mdx/Link.tsx';

/** What browsers take for `javascript:`: they pass over signs of control before it and breaks in it. */
const SCRIPT = new RegExp(
  String.raw`^[\0- ]*${[...'javascript'].join(String.raw`[\t\n\r]*`)}[\t\n\r]*:`,
  'i',
);
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'to']);

/**
 * The properties of a link with an address that would run kept out of React's hands, which puts words of its own in its place: the
 * check of links, which refuses it, has to find what the owner wrote.
 */
export function keepScriptAddress(
  type: ElementType,
  props: unknown,
  hold: (html: string) => string,
): unknown {
  if (type !== 'a' && type !== Link) return props;
  const entries = Object.entries(props as object);
  const isScript = ([name, value]: readonly [string, unknown]): boolean =>
    ADDRESSES.has(name) && typeof value === 'string' && SCRIPT.test(value);
  if (!entries.some(isScript)) return props;
  return Object.fromEntries(
    entries.map((entry) => (isScript(entry) ? [entry[0], hold(escapeHtml(String(entry[1])))] : entry)),
  );
}
