import { ISLAND_CHILDREN_TAG, ISLAND_TAG } from '#model/contract.ts';

/** What becomes of an element in a feed. */
export interface Shape {
  /** The element in its place, or null where only what is in it stays. */
  readonly tag: string | null;
  /** Written before what is in it. */
  readonly start: string;
  /** Written after what is in it, the end tag included. */
  readonly end: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that feed readers know. */
const KNOWN = words(
  'a abbr audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small source strong sub summary sup table ' +
    'tbody td tfoot th thead time tr u ul var video wbr ' +
    // MathML.
    'annotation math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms ' +
    'mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics',
);
/** Elements that say nothing without our styles or scripts. */
const HOLLOW = new Set(['span', 'font', 'picture', ISLAND_TAG, ISLAND_CHILDREN_TAG]);
/** Elements that are a block to readers who do not know them. */
const BLOCKS = words('address article fieldset footer form header hgroup main nav search section');
/** What only works on the site, or is not for reading. */
const LEFT_OUT = words(
  'area base button canvas datalist dialog embed iframe link map meta meter object option param progress script select ' +
    'style svg template textarea track',
);

const CHECKBOX = /\stype="checkbox"/;
const IS_CHECKED = /\schecked\b/;
const HAS_DATA = /\sdata=/;
const IS_HIDDEN = /\shidden(?=[\s>/]|=""|$)/;
const TEXT_IN_QUOTES = /"[^"]*"/g;

/** Whether an element is left out with all that is in it. */
export function isLeftOut(name: string, attributes: string, classes: readonly string[]): boolean {
  // An object without data shows what is in it.
  if (LEFT_OUT.has(name) && (name !== 'object' || HAS_DATA.test(attributes))) return true;
  if (name === 'input') return !CHECKBOX.test(attributes);
  // Of the formats of a picture the plainest is enough, and of its colours the light ones.
  if (name === 'source' && attributes.includes(' srcset="')) return true;
  return isUnseen(attributes, classes);
}

/** Whether an element is not there for readers of the text in light colours. */
export function isUnseen(attributes: string, classes: readonly string[]): boolean {
  if (classes.includes('themed-dark') || classes.includes('heading-link')) return true;
  return attributes.includes('hidden') && IS_HIDDEN.test(attributes.replace(TEXT_IN_QUOTES, '""'));
}

/** What becomes of an element that is not left out. */
export function shapeOf(
  name: string,
  attributes: string,
  place: { readonly classes: readonly string[]; readonly isInTab: boolean },
): Shape {
  if (name === 'input') return text(IS_CHECKED.test(attributes) ? '☑' : '☐');
  if (HOLLOW.has(name)) return text('');
  if (place.classes.includes('admonition-title') || (name === 'summary' && place.isInTab))
    return { tag: 'p', start: '<strong>', end: '</strong></p>' };
  if (place.classes.includes('tab') || BLOCKS.has(name)) return whole('div');
  if (name === 'aside') return whole('blockquote');
  // Words must not run together where an element goes that we know nothing of.
  return KNOWN.has(name) ? whole(name) : { tag: null, start: ' ', end: ' ' };
}

function whole(tag: string): Shape {
  return { tag, start: '', end: `</${tag}>` };
}

function text(start: string): Shape {
  return { tag: null, start, end: '' };
}
