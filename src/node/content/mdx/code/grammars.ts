import type { IGrammar, StateStack } from 'shiki/textmate';
import type * as Textmate from 'shiki/textmate';
import type { LanguageRegistration, RegexEngine } from 'shiki/types';
import { classOfColor, classTheme } from './classTheme.ts';
import { shareSearches } from './sharedSearches.ts';

/** A grammar ready to tokenise. */
export interface LoadedGrammar {
  readonly grammar: IGrammar;
  readonly initial: StateStack;
  /** Class by the number of a colour in the metadata of a token; empty for plain text. */
  readonly classes: readonly string[];
}

interface Tools {
  readonly textmate: typeof Textmate;
  readonly engine: RegexEngine;
}

let tools: Promise<Tools> | null = null;
const loaded = new Map<string, LoadedGrammar>();

/** The grammar of a language by name or alias, or null for one that Shiki does not know. */
export async function loadGrammar(name: string): Promise<LoadedGrammar | null> {
  const { bundledLanguages } = await import('shiki/langs');
  if (!isLanguage(name, bundledLanguages)) return null;
  const load = bundledLanguages[name];
  tools ??= loadTools();
  const [{ textmate, engine }, { default: registrations }] = await Promise.all([tools, load()]);
  const main = registrations.at(-1);
  if (main === undefined) return null;
  const grammar = loaded.get(main.name) ?? createGrammar(main, registrations, textmate, engine);
  loaded.set(main.name, grammar);
  return grammar;
}

async function loadTools(): Promise<Tools> {
  return { textmate: await import('shiki/textmate'), engine: shareSearches() };
}

/**
 * Each language gets a registry with nothing but what it brings itself. In a shared one, what is loaded later
 * would be embedded or injected too, and a block would look different after another file.
 */
function createGrammar(
  main: LanguageRegistration,
  registrations: readonly LanguageRegistration[],
  { INITIAL, Registry }: typeof Textmate,
  engine: RegexEngine,
): LoadedGrammar {
  const byScope = new Map(registrations.map((registration) => [registration.scopeName, registration]));
  const registry = new Registry({
    onigLib: {
      createOnigScanner: (patterns) => engine.createScanner(patterns),
      createOnigString: engine.createString,
    },
    theme: classTheme,
    loadGrammar: (scope) => byScope.get(scope),
    getInjections: (scope) => injectionsInto(scope, registrations),
  });
  // The registry overlooks grammars that only captures include.
  for (const { scopeName } of registrations) registry.loadGrammarWithConfiguration(scopeName, 1, {});
  const grammar = registry.loadGrammarWithConfiguration(main.scopeName, 1, {});
  if (grammar === null) throw new Error(`The grammar of ${main.name} cannot be loaded.`);
  return { grammar, initial: INITIAL, classes: registry.getColorMap().map((color) => classOfColor(color)) };
}

function injectionsInto(scope: string, registrations: readonly LanguageRegistration[]): string[] {
  const parts = scope.split('.');
  return parts.flatMap((_, index) => {
    const target = parts.slice(0, index + 1).join('.');
    return registrations
      .filter(({ injectTo }) => injectTo?.includes(target))
      .map(({ scopeName }) => scopeName);
  });
}

function isLanguage<Known extends object>(name: string, known: Known): name is Extract<keyof Known, string> {
  return Object.hasOwn(known, name);
}
