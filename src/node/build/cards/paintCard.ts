import { CARD_SIZE, type Ink } from './composeCard.ts';
import { LEVELS, type Mask } from './masks.ts';

type Colour = readonly [number, number, number];

/** A card being painted: for each pixel the number of a colour. */
export interface Canvas {
  /** Row by row, each with a nought before it, as a PNG has them. */
  readonly rows: Uint8Array;
  bar(area: { x: number; y: number; width: number; height: number }, ink: Ink): void;
  stamp(mask: Mask, x: number, y: number, ink: Ink): void;
}

const INKS: readonly Ink[] = ['line', 'accent', 'muted', 'text'];
const STEPS = LEVELS - 1;
const STRIDE = CARD_SIZE.width + 1;

/** An empty card. Colour 0 is the paper; each ink has one colour for each level of cover. */
export function openCanvas(): Canvas {
  const rows = new Uint8Array(STRIDE * CARD_SIZE.height);
  return {
    rows,
    bar({ x, y, width, height }, ink) {
      const colour = numberOf(ink, STEPS);
      for (let row = y; row < y + height; row += 1) {
        const start = row * STRIDE + 1 + x;
        rows.fill(colour, start, start + width);
      }
    },
    stamp({ left, top, width, height, levels }, x, y, ink) {
      const before = numberOf(ink, 0);
      let from = 0;
      for (let row = 0; row < height; row += 1) {
        let to = (y + top + row) * STRIDE + 1 + x + left;
        for (let column = 0; column < width; column += 1, from += 1, to += 1) {
          const level = levels[from] ?? 0;
          // Letters touch: the darker of both stays.
          if (level > 0) rows[to] = Math.max(rows[to] ?? 0, before + level);
        }
      }
    },
  };
}

/** The paper, then each ink in steps from hardly any cover to all. */
export function paletteOf(inks: Readonly<Record<Ink, string>>, paper: string): Colour[] {
  const ground = colourOf(paper);
  const mixed = INKS.flatMap((ink) => {
    const full = colourOf(inks[ink]);
    return Array.from({ length: STEPS }, (_, step) => mix(ground, full, (step + 1) / STEPS));
  });
  return [ground, ...mixed];
}

/** The number of the colour of an ink at a level of cover; at level 0 the one before its first. */
function numberOf(ink: Ink, level: number): number {
  return INKS.indexOf(ink) * STEPS + level;
}

function mix(ground: Colour, full: Colour, share: number): Colour {
  const [red, green, blue] = full.map((value, index) => {
    const under = ground[index] ?? 0;
    return Math.round(under + (value - under) * share);
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Of '#0a7c6b' or '#076'. */
function colourOf(hex: string): Colour {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const at = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}
