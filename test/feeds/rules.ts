import { parseXml, type XmlElement } from './xmlTree.ts';

/** Collects what is wrong with a document. */
export interface Faults {
  readonly found: readonly string[];
  /** Notes a fault unless `isRight`. */
  check(isRight: boolean, fault: string): void;
}

export function collectFaults(): Faults {
  const found: string[] = [];
  return {
    found,
    check(isRight, fault) {
      if (!isRight) found.push(fault);
    },
  };
}

const RFC_822 = /^(\w{3}), (\d{2} \w{3} \d{4}) \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Also right in its day of the week and its day of the month. */
export function isRfc822Date(text: string): boolean {
  return RFC_822.test(text) && new Date(text).toUTCString() === text;
}

export function isRfc3339Date(text: string): boolean {
  // A day that no month has is taken for one of the next.
  const [day = ''] = text.split('T');
  return (
    RFC_3339.test(text) && new Date(day).toISOString().startsWith(day) && !Number.isNaN(Date.parse(text))
  );
}

export function isLanguage(text: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text);
}

/** A whole address of the web, written as it must be. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/.test(text) && URL.canParse(text);
}

export function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

const VOID = /<(br|col|hr|img|source|wbr)((?:\s[^<>]*)?)>/g;
const FORBIDDEN =
  /^(?:script|style|template|button|input|textarea|select|form|iframe|object|embed|svg|span|lontar-.*)$/;

/** What is wrong with the HTML of a text in a feed. Our HTML closes its elements, so an XML parser can read it. */
export function checkContent(html: string, { check }: Faults): void {
  const walk = ({ name, attributes, children }: XmlElement): void => {
    check(!FORBIDDEN.test(name), `<${name}> in a text`);
    for (const [attribute, value] of Object.entries(attributes)) {
      check(
        !/^(?:class|id|style|tabindex|srcset|data-.*|aria-.*|on.*)$/.test(attribute),
        `${attribute} in a text`,
      );
      if (['href', 'src', 'poster', 'cite'].includes(attribute))
        check(isWebAddress(value) || /^(?:mailto|tel):/.test(value), `${attribute} '${value}' in a text`);
    }
    if (name === 'img') check('src' in attributes && 'alt' in attributes, 'a picture without src or alt');
    children.forEach(walk);
  };
  try {
    walk(parseXml(`<body>${html.replace(VOID, '<$1$2/>').replaceAll('&nbsp;', '&#160;')}</body>`));
  } catch (error) {
    check(false, `a text that is not well-formed: ${String(error)}`);
  }
}
