import type { MdastNode } from 'satteri';
import type { Diagnostic } from '#model/diagnostic.ts';
import { formulasAsWritten } from './formulaMarks.ts';
import { columnAsWritten } from './rewriteFormulas.ts';

const FORMULA = /`[\uFDD0\uFDD1]([^`\uFDD1]*)\uFDD1?`/g;

/** A transform that moves a node may lose where it stood. */
type Placed = Pick<MdastNode, 'position'>;

interface Pending {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly words: string;
}

/**
 * The formulas of a prepared text that no transform has met. One that is left in the end stood where a compiler looks for no
 * code span, and would leave its mark in the page.
 */
export class PendingFormulas {
  readonly #text: string;
  #pending: Pending[];

  constructor(text: string) {
    this.#text = text;
    this.#pending = [...text.matchAll(FORMULA)].map(({ 0: span, 1: tex = '', index }) => ({
      start: index,
      end: index + span.length,
      written: formulasAsWritten(span),
      words: wordsOf(tex),
    }));
  }

  /** Takes note of a formula that a code span holds. */
  meet({ position }: Placed, tex: string): void {
    const words = wordsOf(tex);
    const found =
      this.#pending.find(({ start }) => start === position?.start.offset) ??
      this.#pending.find((pending) => pending.words === words);
    this.#pending = this.#pending.filter((pending) => pending !== found);
  }

  /** Takes note of all formulas in what is no prose. */
  meetWithin({ position }: Placed): void {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    this.#pending = this.#pending.filter(({ start, end }) => start < from || end > to);
  }

  faults(file: string): Diagnostic[] {
    return this.#pending.map(({ start, written }) => {
      const lines = this.#text.slice(0, start).split('\n');
      const [line, column] = [lines.length, (lines.at(-1)?.length ?? 0) + 1];
      return misplaced(written, { file, line, column: columnAsWritten(this.#text, { line, column }) });
    });
  }
}

/** A formula over lines may have marks of a quote in it. */
function wordsOf(tex: string): string {
  return tex.replace(/[\s>]+/g, '');
}

function misplaced(written: string, place: Pick<Diagnostic, 'file' | 'line' | 'column'>): Diagnostic {
  return {
    ...place,
    severity: 'error',
    code: 'mdx/misplaced-formula',
    message: `\`${written.replace(/\s+/g, ' ')}\` cannot be a formula here.`,
    hint: written.includes('|')
      ? 'In a table write `\\|` for each `|` of a formula.'
      : 'For plain dollars write `\\$`; for a plain backtick before it write `` \\` ``.',
  };
}
