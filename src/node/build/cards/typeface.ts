import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'opentype.js/dist/opentype.min.mjs';
import { engineRoot } from '../../content/engineRoot.ts';

export type Weight = 400 | 700;

/** One character of the typeface. */
export interface Letter {
  /** Where the next one begins, in em. */
  readonly advance: number;
  /** What it covers, in em from its origin on the base line, with y downwards. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Path data from the origin. */
  outline(size: number): string;
}

/** The typeface of the cards: a Charter, as titles of the site have where a machine has one. */
export interface Typeface {
  /** Null for a character that it lacks. */
  letter(char: string, weight: Weight): Letter | null;
  has(char: string): boolean;
  /** Width of a line in em. */
  widthOf(text: string, weight: Weight): number;
}

/** The most common first: the others are read when a text needs them. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** Opens the typeface from files that come with the engine, so that cards look the same whatever a machine has. */
export async function openTypeface(): Promise<Typeface> {
  const { parse } = await import('opentype.js/dist/opentype.min.mjs');
  const require = createRequire(join(engineRoot, 'package.json'));
  const folder = dirname(require.resolve('@fontsource/charis-sil/files/charis-sil-latin-400-normal.woff'));
  const fonts = new Map<string, Font>();
  const letters = new Map<string, Letter | null>();

  const fontOf = (subset: string, weight: Weight): Font => {
    const name = `charis-sil-${subset}-${weight}-normal.woff`;
    let font = fonts.get(name);
    if (!font) {
      const bytes = new Uint8Array(readFileSync(join(folder, name)));
      font = parse(bytes.buffer);
      fonts.set(name, font);
    }
    return font;
  };
  const letter = (char: string, weight: Weight): Letter | null => {
    const key = `${weight} ${char}`;
    let found = letters.get(key);
    if (found === undefined) {
      const subset = SUBSETS.find((each) => fontOf(each, weight).charToGlyphIndex(char) > 0);
      found = subset === undefined ? null : letterOf(fontOf(subset, weight), char);
      letters.set(key, found);
    }
    return found;
  };
  return {
    letter,
    has: (char) => letter(char, 700) !== null && letter(char, 400) !== null,
    widthOf: (text, weight) => [...text].reduce((sum, char) => sum + (letter(char, weight)?.advance ?? 0), 0),
  };
}

function letterOf(font: Font, char: string): Letter {
  const glyph = font.charToGlyph(char);
  const { x1, y1, x2, y2 } = glyph.getBoundingBox();
  const em = (units: number): number => units / font.unitsPerEm;
  return {
    advance: em(glyph.advanceWidth),
    box: { left: em(x1), top: em(-y2), right: em(x2), bottom: em(-y1) },
    outline: (size) => glyph.getPath(0, 0, size).toPathData(2),
  };
}
