import type { default as Katex, ParseError } from 'katex';
import { alignCells } from './alignCells.ts';

/** What KaTeX makes of a formula, or what it has against it and where. */
export type Formula =
  | { readonly status: 'rendered'; readonly html: string }
  | { readonly status: 'refused'; readonly message: string; readonly position: number };

let katex: typeof Katex | null = null;

/** Loads KaTeX, which only texts with formulas need. */
export async function prepareFormulas(): Promise<void> {
  katex ??= (await import('katex')).default;
}

/** MathML, which browsers show without styles, fonts or scripts of ours. `prepareFormulas` comes first. */
export function renderFormula(tex: string, isBlock: boolean): Formula {
  if (!katex) throw new Error('KaTeX is not loaded.');
  try {
    const made = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      // Unusual characters are the writer's choice; they are shown.
      strict: false,
      // Links, pictures and raw HTML do not belong into a formula.
      trust: ({ command }) => {
        throw new Refusal(`${command} is not allowed in a formula`, tex.indexOf(command));
      },
    });
    return { status: 'rendered', html: alignCells(plainMathMl(made)) };
  } catch (error) {
    if (error instanceof Refusal)
      return { status: 'refused', message: error.message, position: error.position };
    if (error instanceof katex.ParseError) return refusedBy(error);
    throw error;
  }
}

class Refusal extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = Math.max(0, position);
  }
}

function refusedBy(error: ParseError): Formula {
  // What is against the formula as a whole has no place in it, whatever its type says.
  const position = Number.isInteger(error.position) ? error.position : 0;
  return { status: 'refused', message: error.rawMessage, position };
}

/** Without the element around it, which is for KaTeX's own styles, and without inline styles, which no page allows. */
function plainMathMl(html: string): string {
  return (
    html
      .replace(/^<span class="katex">/, '')
      .replace(/<\/span>$/, '')
      .replace(' xmlns="http://www.w3.org/1998/Math/MathML"', '')
      // A wide one scrolls sideways, which needs the focus where there is no touch.
      .replace(/^<math display="block"/, '$& tabindex="0"')
      .replace(/ style="[^"]*"/g, '')
  );
}
