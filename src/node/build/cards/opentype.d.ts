/** What is used of the package, which comes without types and, for Node, without named exports but in this file. */
declare module 'opentype.js/dist/opentype.min.mjs' {
  interface Glyph {
    /** In units of the font. */
    readonly advanceWidth: number;
    getBoundingBox(): {
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
    };
    getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
  }

  export interface Font {
    readonly unitsPerEm: number;
    /** 0 for a character that the font lacks. */
    charToGlyphIndex(char: string): number;
    charToGlyph(char: string): Glyph;
  }

  export function parse(bytes: ArrayBuffer): Font;
}
