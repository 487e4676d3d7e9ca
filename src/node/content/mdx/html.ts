export const VOID_TAGS: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** Elements that may stand inside a word. */
export const INLINE_TAGS: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

export const STYLE_NAME = /^style$/i;
/** No attribute of HTML begins like this but handlers of events; React leaves them all out, too. */
export const HANDLER_NAME = /^on[a-z]+$/i;

/** Whether a tag may hold something to leave out: looking closely takes longer. */
const MAY_BE_LEFT_OUT = /[\s/"'](?:style|on[a-z]+)\s*=/i;
const ATTRIBUTE = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Those of a tag's attributes that no page has, each with the space before it: inline styles and handlers of events. */
export function attributesToLeaveOut(attributes: string): readonly RegExpExecArray[] {
  if (!MAY_BE_LEFT_OUT.test(attributes)) return [];
  return [...attributes.matchAll(ATTRIBUTE)].filter(
    ([, name = '']) => STYLE_NAME.test(name) || HANDLER_NAME.test(name),
  );
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
  }),
);

/** Value of an attribute in the text of a tag, entities still in place; null when it is not there. */
export function attributeOf(attributes: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`).exec(attributes);
  return match === null ? null : (match[1] ?? match[2] ?? match[3] ?? '');
}

/** What stands between tags, whose attributes may hold any sign. */
export function withoutTags(html: string): string {
  return html.replace(/<(?:[^>"']|"[^"]*"|'[^']*')*>/g, '');
}

/** Decodes the entities that HTML writers make; what stands for no character stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#[xX]([\da-fA-F]{1,6})|#(\d{1,7})|([a-z]+|[A-Z]+));/g,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? entity;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
    },
  );
}
