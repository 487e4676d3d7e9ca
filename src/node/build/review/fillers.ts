import { blank } from '../../content/mdx/prepare/codeMask.ts';
import type { Advice } from './advice.ts';

/** Beside a number or another name, 'XXX' is thirty in Roman numerals or part of an example: 'Super Bowl XXX'. */
const XXX = String.raw`(?<!(?:[A-Z]\w*|\d) )XXX(?! [A-Z\d])`;
/** In a text on trunk-based development, 'TBD' is just that. */
const TBD = String.raw`TBD(?<![Tt]runk[- ][Bb]ased[^]*)(?![^]*[Tt]runk[- ][Bb]ased)`;
/** Words that stand where the author's own are to come. A 'TODO list' is something else. */
const FILLER = new RegExp(
  String.raw`(?<![\w/#?=&.{<–-])(?:(?:TODO|FIXME|${TBD}|${XXX})(?![\w/=–-]|\.\w|\s(?:app|comment|file|item|list)s?\b)|Lorem ipsum\b|lorem ipsum dolor\b)`,
);

const CODE_ELEMENT = /<(code|pre|kbd|samp)\b[^>]*>.*?<\/\1>/gs;
/** A module statement of MDX, up to the next empty line. */
const MODULE = /^(?:import|export)\s[^\n]*(?:\n[^\n]*\S[^\n]*)*/gm;
const INDENTED = /^(?: {4}|\t)[^\n]*/gm;

/** Lines of front matter that readers see. */
const SHOWN_FIELD = /^(?:title|description|sidebar_label):.*/gm;

/** The first place of a text that is not written yet; one is enough to go and look. `prose` is as `proseOf` gives it. */
export function checkFillers(prose: string, format: 'mdx' | 'md'): Advice[] {
  const codes = format === 'mdx' ? [CODE_ELEMENT, MODULE] : [CODE_ELEMENT, INDENTED];
  return fillerIn(codes.reduce((text, code) => text.replace(code, blank), prose));
}

/** The same for what front matter says of a text; `text` is the whole file. */
export function checkFillersAbove(text: string): Advice[] {
  const [head = ''] = /^---\r?\n[^]*?\n---/.exec(text) ?? [];
  return [...head.matchAll(SHOWN_FIELD)].flatMap(({ 0: line, index }) => fillerIn(line, index)).slice(0, 1);
}

function fillerIn(words: string, from = 0): Advice[] {
  const found = FILLER.exec(words);
  if (!found) return [];
  return [
    {
      offset: from + found.index,
      code: 'texts/filler',
      message: `'${found[0]}' stands where a text is to come.`,
      hint: 'Write the text, or make it a draft; what is meant as it stands can be put in backticks.',
    },
  ];
}
