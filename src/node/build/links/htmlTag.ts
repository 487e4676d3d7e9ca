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

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

export function escapeAttribute(value: string): string {
  return /[&"<>]/.test(value)
    ? value.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character)
    : value;
}

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text behind the character references that an HTML writer makes. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
