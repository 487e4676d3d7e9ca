import { escapeXml } from '../escapeXml.ts';

/** An element that holds text alone. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** The lines of a document or an element, without those that are left out. */
export function joinLines(lines: readonly (string | false)[]): string {
  return lines.filter((line) => line !== false).join('\n');
}

/** The start of a document that a browser shows with a style sheet. */
export function xmlHead(styleHref: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<?xml-stylesheet type="text/css" href="${escapeXml(styleHref)}"?>\n`
  );
}
