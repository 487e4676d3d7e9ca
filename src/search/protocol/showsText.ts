import type { SectionMatch } from '../searchIndex.ts';

/** Whether only the text of a section was found: what is found by a heading too is shown as that. */
export function isPassage({ isInContent, isInHeading }: SectionMatch): boolean {
  return isInContent && !isInHeading;
}

/** Whether the search window shows some of a section's text: of a page and of a passage, but not of a heading in a page. */
export function showsText(match: SectionMatch, level: number): boolean {
  return level === 1 || isPassage(match);
}
