/** Characters that no XML document may hold, not even escaped. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- these are the ones
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text with a sign in the place of each character that neither XML nor HTML can hold. */
export function withoutForbidden(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd');
}

/** Text for an element or a quoted attribute of an XML document. */
export function escapeXml(text: string): string {
  return withoutForbidden(text).replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Text for an element that is full of tags: smaller than escaped, and a person can read it. */
export function cdataOf(text: string): string {
  return `<![CDATA[${withoutForbidden(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
