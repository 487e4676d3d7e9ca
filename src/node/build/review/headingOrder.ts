import type { Advice } from './advice.ts';

interface Heading {
  readonly offset: number;
  readonly level: number;
}

const HASHES = /^([ \t>]*)(#{1,6})[ \t]+\S/gm;
const UNDERLINED = /^ {0,3}(?!\d+[.)]\s)[^\s#>|<{*+\-:=][^\n]*\n {0,3}(=+|-+)[ \t]*$/gm;
const ELEMENT = /<h([1-6])(?=[\s>])/g;

export interface HeadedText {
  /** As `proseOf` gives it. */
  readonly prose: string;
  /** In plain Markdown, what is indented by four is code. */
  readonly format: 'mdx' | 'md';
  /** Whether the text brings the title of the page as a heading that opens it. */
  readonly bringsTitle: boolean;
}

/** Who goes from heading to heading by ear looks for a missing level; and a page has one title. */
export function checkHeadingOrder(text: HeadedText): Advice[] {
  const found: Advice[] = [];
  let previous = 1;
  let mayBeTitle = text.bringsTitle;
  for (const { offset, level } of headingsOf(text)) {
    if (level === 1 && !mayBeTitle) found.push(secondTitle(offset));
    if (level > previous + 1) found.push(skippedLevel(offset, previous, level));
    previous = level;
    mayBeTitle = false;
  }
  return found;
}

function headingsOf({ prose, format }: HeadedText): Heading[] {
  const hashes = [...prose.matchAll(HASHES)]
    .filter(([, indent = '']) => format === 'mdx' || !/\t| {4}/.test(indent))
    .map(({ index, 1: indent = '', 2: marks = '' }) => ({
      offset: index + indent.length,
      level: marks.length,
    }));
  const underlined = [...prose.matchAll(UNDERLINED)].map(({ index, 1: line = '' }) => ({
    offset: index,
    level: line.startsWith('=') ? 1 : 2,
  }));
  const elements = [...prose.matchAll(ELEMENT)].map(({ index, 1: level }) => ({
    offset: index,
    level: Number(level),
  }));
  return [...hashes, ...underlined, ...elements].toSorted((a, b) => a.offset - b.offset);
}

function secondTitle(offset: number): Advice {
  return {
    offset,
    code: 'headings/second-title',
    message: 'A heading of level 1 stands in the text; the page has its title already.',
    hint: "Write '##', or make it the title of the page.",
  };
}

function skippedLevel(offset: number, previous: number, level: number): Advice {
  const before = previous === 1 ? 'the title' : `one of level ${previous}`;
  return {
    offset,
    code: 'headings/skipped-level',
    message: `A heading of level ${level} follows ${before}: level ${previous + 1} is skipped.`,
    hint: `Write '${'#'.repeat(previous + 1)}'.`,
  };
}
