import { escapeAttribute } from '../../content/mdx/code/escapeHtml.ts';
import { decodeEntities } from '../../content/mdx/html.ts';

/** A start tag with quoted attribute values. Compiled HTML escapes `<` in text, so tags can be found by pattern. */
export const ATTRIBUTES_PATTERN = String.raw`(?:[^">]|"[^"]*")*`;

const ATTRIBUTE = /([^\s=/"'<>]+)(?:="([^"]*)")?/g;

/** Attributes of a start tag by lower-case name, values decoded. */
export function parseAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), decodeEntities(value));
  }
  return attributes;
}

/** Attributes as a start tag holds them, each with a space before it. */
export function formatAttributes(attributes: Iterable<readonly [string, string]>): string {
  let text = '';
  for (const [name, value] of attributes) text += ` ${name}="${escapeAttribute(value)}"`;
  return text;
}
