import type { BlockCache, BlockKey } from './blockCache.ts';

/** Blocks rendered in this process; translations often share theirs. */
const recent = new Map<string, string>();
const MAX_RECENT = 500;

let store: BlockCache | null = null;
const missed = new Set<string>();

/**
 * From now on blocks come from the cache where it has them, and colours are loaded only when a block is missing:
 * `takeMissedLanguages` says which.
 */
export function keepBlocksIn(cache: BlockCache | null): void {
  store = cache;
  recent.clear();
  missed.clear();
}

/** Whether colours may be loaded late. */
export function isLazy(): boolean {
  return store !== null;
}

export function recallBlock(block: BlockKey): string | null {
  return recent.get(keyOf(block)) ?? store?.get(block) ?? null;
}

/** A block whose language was not there is shown plain this time and not kept. */
export function rememberBlock(block: BlockKey, html: string, isColored: boolean): void {
  if (!isColored && store !== null) {
    missed.add(block.lang);
    return;
  }
  if (recent.size >= MAX_RECENT) recent.clear();
  recent.set(keyOf(block), html);
  store?.put(block, html);
}

/** Languages of the blocks shown plain since the last call because nothing was loaded for them. */
export function takeMissedLanguages(): ReadonlySet<string> {
  const languages = new Set(missed);
  missed.clear();
  return languages;
}

function keyOf({ lang, meta, code }: BlockKey): string {
  return `${lang}\0${meta}\0${code}`;
}
