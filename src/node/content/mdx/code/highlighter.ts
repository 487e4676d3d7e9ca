import { isLazy } from './blockMemory.ts';
import { escapeText } from './escapeHtml.ts';
import type { LoadedGrammar } from './grammars.ts';
import { loadIfWanted, loadOniguruma, OnigurumaMissing } from './oniguruma.ts';
import type { TokenLines } from './tokenLines.ts';

/** By language as written; null for what is shown as plain text. */
const languages = new Map<string, TokenLines | null>();
/** Aliases share one. */
const byGrammar = new Map<LoadedGrammar, TokenLines>();
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'diff']);

/** Loads the grammars of `langs`, unless colours are loaded late: see `keepBlocksIn`. */
export async function prepareHighlighter(langs: ReadonlySet<string>): Promise<void> {
  if (isLazy()) return;
  await loadOniguruma();
  await loadLanguages(langs);
}

/** Loads the grammars of `langs`. One that nobody knows is plain text from then on, not an error. */
export async function loadLanguages(langs: ReadonlySet<string>): Promise<void> {
  await loadIfWanted();
  for (const lang of langs) {
    if (!isPrepared(lang)) languages.set(lang, await load(lang.toLowerCase()));
  }
}

/** Whether `highlightLines` has all it needs for the language. */
export function isPrepared(lang: string): boolean {
  return PLAIN.has(lang) || languages.has(lang);
}

/**
 * Escaped HTML of each line, with classes for the colours where the language is prepared. A language whose grammar turns out to need
 * Oniguruma is no longer prepared, so that whoever asked loads both.
 */
export function highlightLines(code: string, lang: string): string[] {
  const lines = code.split('\n');
  try {
    return languages.get(lang)?.render(lines) ?? lines.map(escapeText);
  } catch (error) {
    if (!(error instanceof OnigurumaMissing)) throw error;
    languages.delete(lang);
    return lines.map(escapeText);
  }
}

async function load(name: string): Promise<TokenLines | null> {
  if (PLAIN.has(name)) return null;
  const { loadGrammar } = await import('./grammars.ts');
  const grammar = await loadGrammar(name);
  if (grammar === null) return null;
  const { TokenLines } = await import('./tokenLines.ts');
  const lines = byGrammar.get(grammar) ?? new TokenLines(grammar);
  byGrammar.set(grammar, lines);
  return lines;
}
