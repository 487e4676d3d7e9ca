import type { CardFacts } from './cardFacts.ts';
import { holeShape, markShape } from './cardShapes.ts';
import {
  CARD_SIZE,
  type Composition,
  composeCard,
  CORD_X,
  type Ink,
  LARGE_MARK,
  MARK,
  type TextRun,
} from './composeCard.ts';
import { encodePng } from './encodePng.ts';
import { type Mask, maskOfShape, masksOfLetters, type SizedLetter } from './masks.ts';
import { type Canvas, openCanvas, paletteOf } from './paintCard.ts';
import { openTypeface, type Typeface } from './typeface.ts';

/**
 * Names the look of cards, and what draws them: part of the name of every card. To be counted up with any change of it, for
 * which a test watches.
 */
export const LOOK = JSON.stringify([3, 'sharp 0.35.5', 'opentype.js 2.0.0', '@fontsource/charis-sil 5.3.0']);

/** As in the light colours of the site; see docs/design.md. */
const PAPER = '#fbfaf6';
const INKS: Readonly<Record<Exclude<Ink, 'accent'>, string>> = {
  text: '#1b2321',
  muted: '#4a5651',
  line: '#dcd9cd',
};
const CORD_WIDTH = 4;
const HOLE = 30;
const HOLE_GAP = 10;

/** Draws cards, one after the other or some at a time. */
export interface CardArtist {
  draw(facts: CardFacts): Promise<Uint8Array>;
}

/** Opens the typeface and draws what all cards have: what follows costs little for each. */
export async function openCardArtist(): Promise<CardArtist> {
  const face = await openTypeface();
  const letters = createLetterMasks(face);
  const [mark, largeMark, hole] = await Promise.all(
    [markShape(MARK.size), markShape(LARGE_MARK.size), holeShape(HOLE)].map(maskOfShape),
  );
  if (!mark || !largeMark || !hole) throw new Error('A shape of the cards was not drawn.');
  return {
    async draw(facts) {
      const composition = composeCard(facts, face);
      await letters.prepare(composition.runs);
      const canvas = openCanvas();
      paintCord(canvas, composition, hole);
      canvas.stamp(mark, MARK.x, MARK.y, 'accent');
      if (composition.hasLargeMark) canvas.stamp(largeMark, LARGE_MARK.x, LARGE_MARK.y, 'accent');
      for (const run of composition.runs) paintRun(canvas, run, face, letters);
      const palette = paletteOf({ ...INKS, accent: facts.accent }, PAPER);
      return encodePng({ ...CARD_SIZE, rows: canvas.rows, palette });
    },
  };
}

interface LetterMasks {
  /** Draws what of these lines is not drawn yet. */
  prepare(runs: readonly TextRun[]): Promise<void>;
  of(char: string, run: TextRun): Mask | null;
}

function createLetterMasks(face: Typeface): LetterMasks {
  const masks = new Map<string, Mask>();
  const keyOf = (char: string, { weight, size }: TextRun): string => `${weight} ${size} ${char}`;
  return {
    async prepare(runs) {
      const missing = new Map<string, SizedLetter>();
      for (const run of runs) {
        for (const char of run.text) {
          const letter = face.letter(char, run.weight);
          const key = keyOf(char, run);
          if (letter && !masks.has(key)) missing.set(key, { letter, size: run.size });
        }
      }
      const drawn = await masksOfLetters([...missing.values()]);
      [...missing.keys()].forEach((key, index) => {
        const mask = drawn[index];
        if (mask) masks.set(key, mask);
      });
    },
    of: (char, run) => masks.get(keyOf(char, run)) ?? null,
  };
}

/** The cord hangs from edge to edge and goes through the hole. */
function paintCord(canvas: Canvas, { holeY }: Composition, hole: Mask): void {
  const x = CORD_X - CORD_WIDTH / 2;
  const above = holeY - HOLE / 2 - HOLE_GAP;
  const below = holeY + HOLE / 2 + HOLE_GAP;
  canvas.bar({ x, y: 0, width: CORD_WIDTH, height: above }, 'line');
  canvas.bar({ x, y: below, width: CORD_WIDTH, height: CARD_SIZE.height - below }, 'line');
  canvas.stamp(hole, CORD_X - HOLE / 2, holeY - HOLE / 2, 'accent');
}

function paintRun(canvas: Canvas, run: TextRun, face: Typeface, masks: LetterMasks): void {
  let pen = run.x;
  for (const char of run.text) {
    const mask = masks.of(char, run);
    if (mask) canvas.stamp(mask, Math.round(pen), run.y, run.ink);
    pen += (face.letter(char, run.weight)?.advance ?? 0) * run.size;
  }
}
