import type { Advice } from './advice.ts';
import { openingTag } from './openingTag.ts';

const NAMELESS_MARKDOWN = /(?<!\\)!\[\s*\](?=[([])/g;
const PICTURE_ELEMENT = /<(?:img|Figure|ThemedImage)(?=[\s/>])/g;

/**
 * Pictures that say nothing to those who do not see them. An element with `alt=""` is one that its author says needs no
 * words; Markdown has no way to say so.
 */
export function checkAltTexts(prose: string): Advice[] {
  return [...prose.matchAll(NAMELESS_MARKDOWN)].map(inMarkdown).concat(
    [...prose.matchAll(PICTURE_ELEMENT)]
      .filter(({ index }) => {
        const { attributes, hasSpread } = openingTag(prose, index);
        return !hasSpread && !/\salt(?=[\s=/>]|$)/.test(attributes);
      })
      .map(inElement),
  );
}

function inMarkdown({ index }: RegExpExecArray): Advice {
  return {
    offset: index,
    code: 'images/no-alt',
    message: 'The picture has no alternative text.',
    hint: 'Say between the brackets what it shows: ![What it shows](…). If it is mere ornament, write <img src="…" alt="" />.',
  };
}

function inElement({ index, 0: start }: RegExpExecArray): Advice {
  return {
    offset: index,
    code: 'images/no-alt',
    message: `${start}> has no alternative text.`,
    hint: 'Say what it shows in alt="…", or write alt="" if it is mere ornament.',
  };
}
