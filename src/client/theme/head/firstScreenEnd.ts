import { ISLAND_TAG } from '#model/contract.ts';
import { TITLE_END_ID } from '../../ui/TitleEnd.tsx';

/** About as much HTML as a phone shows below the title of a text. */
const SCREEN = 800;
/** No more is waited for: on a slow line the title would come late. */
const AT_MOST = 4000;

/** Names that an address would have to encode are passed over. */
const HEADING = /<h[2-6][^>]* id="([\w-]+)"/g;

/**
 * The id that the first picture of a page waits for: that of the heading below the first screen of its text, else the place
 * behind its title. With less, the text would need a second picture, which has the page laid out anew; with more, the
 * first one would come later.
 */
export function firstScreenEnd(frameHtml: string): string {
  const text = frameHtml.indexOf('<div class="prose"', frameHtml.indexOf(`id="${TITLE_END_ID}"`));
  if (text === -1) return TITLE_END_ID;
  // What stands in an island may be kept for later, and then it is no place to wait for.
  const [beforeIslands = ''] = frameHtml.slice(text, text + AT_MOST).split(`<${ISLAND_TAG}`, 1);
  const headings = beforeIslands.matchAll(HEADING);
  return [...headings].find(({ index }) => index >= SCREEN)?.[1] ?? TITLE_END_ID;
}
