import type { RegexEngine } from 'shiki/types';

let engine: RegexEngine | null = null;
let isWanted = false;

/** Thrown where only Oniguruma can go on: see `loadIfWanted`. */
export class OnigurumaMissing extends Error {}

/** The engine that grammars are written for. To load it takes a fifth of a second, and some sites never need it. */
export function oniguruma(): RegexEngine {
  if (engine !== null) return engine;
  isWanted = true;
  throw new OnigurumaMissing('Oniguruma is not loaded.');
}

/** Loads the engine if it was missed. */
export async function loadIfWanted(): Promise<void> {
  if (isWanted) await loadOniguruma();
}

export async function loadOniguruma(): Promise<void> {
  const { createOnigurumaEngine } = await import('shiki/engine/oniguruma');
  engine ??= await createOnigurumaEngine(import('shiki/wasm'));
}
