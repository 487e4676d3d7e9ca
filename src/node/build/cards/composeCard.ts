import type { CardFacts } from './cardFacts.ts';
import { cut, fitTitle, type TitleFit } from './fitTitle.ts';
import { sayable } from './sayable.ts';
import type { Typeface, Weight } from './typeface.ts';

export const CARD_SIZE = { width: 1200, height: 630 };

export type Ink = 'text' | 'muted' | 'accent' | 'line';

/** A line of text, placed: `x` and `y` are where its base line begins. */
export interface TextRun {
  readonly text: string;
  readonly weight: Weight;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly ink: Ink;
}

/** A card before it is painted. */
export interface Composition {
  readonly runs: readonly TextRun[];
  /** Where the hole of the leaf is on the cord, from above. */
  readonly holeY: number;
  /** Whether the mark stands in the place of a title that cannot be written. */
  readonly hasLargeMark: boolean;
}

/** Where the text begins, and where the cord hangs. */
export const TEXT_X = 140;
export const CORD_X = 84;
export const MARK = { x: TEXT_X, y: 528, size: 50 };
export const LARGE_MARK = { x: TEXT_X, y: 190, size: 200 };

const TEXT_WIDTH = CARD_SIZE.width - TEXT_X - 84;
const FITS: readonly TitleFit[] = [
  { size: 88, lines: 2 },
  { size: 76, lines: 3 },
  { size: 60, lines: 4 },
  { size: 52, lines: 4 },
];
const LEAD = { size: 38, lineHeight: 51, lines: 3, lowestY: 492 };
const LINE_HEIGHT = 1.16;
const SMALL = 30;
const DATE_Y = 112;
const TAGS_Y = 478;
const FOOT_Y = 563;
const FOOT_X = MARK.x + MARK.size + 20;
const GAP = 18;

/** Puts the facts of a card in their places, as far as the typeface can write them. */
export function composeCard(facts: CardFacts, face: Typeface): Composition {
  const say = (text: string): string | null => sayable(text, face.has);
  const date = say(facts.date);
  const title = say(facts.title) ?? say(facts.siteTitle);
  const top = date === null ? DATE_Y : DATE_Y + 28;
  const fitted = title === null ? null : fitTitle(title, FITS, TEXT_WIDTH, (text) => face.widthOf(text, 700));
  const firstY = top + (fitted?.size ?? 0);
  const lastY = firstY + ((fitted?.lines.length ?? 1) - 1) * (fitted?.size ?? 0) * LINE_HEIGHT;
  const small = { size: SMALL, x: TEXT_X, weight: 400 } as const;
  return {
    runs: [
      ...(date === null ? [] : [{ ...small, text: date, y: DATE_Y, ink: 'muted' } as const]),
      ...(fitted?.lines ?? []).map((text, index): TextRun => {
        const { size = 0 } = fitted ?? {};
        return { text, weight: 700, size, x: TEXT_X, y: firstY + index * size * LINE_HEIGHT, ink: 'text' };
      }),
      ...leadRuns(say(facts.lead), lastY + 84, face),
      ...tagRuns(facts.tags.map(say), face),
      ...footRuns(say(facts.siteTitle), say(facts.ownerName), face),
    ].map((run) => ({ ...run, y: Math.round(run.y) })),
    // Half as high as the small letters beside it.
    holeY: Math.round(date === null ? firstY - (fitted?.size ?? 0) * 0.26 : DATE_Y - SMALL * 0.3),
    hasLargeMark: fitted === null,
  };
}

function leadRuns(lead: string | null, y: number, face: Typeface): TextRun[] {
  const room = Math.floor((LEAD.lowestY - y) / LEAD.lineHeight) + 1;
  if (lead === null || room < 1) return [];
  const fits = [{ size: LEAD.size, lines: Math.min(LEAD.lines, room) }];
  const { size, lines } = fitTitle(lead, fits, TEXT_WIDTH, (text) => face.widthOf(text, 400));
  return lines.map((text, index) => ({
    text,
    weight: 400,
    size,
    x: TEXT_X,
    y: y + index * LEAD.lineHeight,
    ink: 'muted',
  }));
}

/** As many tags as one line holds, and the number of the rest. */
function tagRuns(tags: readonly (string | null)[], face: Typeface): TextRun[] {
  const named = tags.filter((tag) => tag !== null);
  const widthOf = (text: string): number => face.widthOf(text, 400);
  const lineOf = (count: number): string =>
    named.slice(0, count).join('  ·  ') + (count < named.length ? `  +${named.length - count}` : '');
  let count = named.length;
  while (count > 1 && widthOf(lineOf(count)) * SMALL > TEXT_WIDTH) count -= 1;
  if (count === 0) return [];
  const text = cut(lineOf(count), TEXT_WIDTH / SMALL, widthOf);
  return [{ text, weight: 400, size: SMALL, x: TEXT_X, y: TAGS_Y, ink: 'accent' }];
}

/** The site and, where that is not the same, its owner, beside the mark. */
function footRuns(site: string | null, owner: string | null, face: Typeface): TextRun[] {
  const room = CARD_SIZE.width - 84 - FOOT_X;
  const widthOf = (weight: Weight) => (text: string) => face.widthOf(text, weight);
  const base = { size: SMALL, y: FOOT_Y };
  const runs: TextRun[] = [];
  let x = FOOT_X;
  if (site !== null) {
    const text = cut(site, (room * 0.6) / SMALL, widthOf(700));
    runs.push({ ...base, text, weight: 700, x, ink: 'text' });
    x += face.widthOf(text, 700) * SMALL + GAP;
  }
  if (owner !== null && owner !== site) {
    const text = cut(owner, (FOOT_X + room - x) / SMALL, widthOf(400));
    runs.push({ ...base, text, weight: 400, x, ink: 'muted' });
  }
  return runs;
}
