import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createGate } from '../images/createGate.ts';
import type { Progress } from '../progress.ts';
import type { CardFacts } from './cardFacts.ts';
import { openCardArtist } from './drawCards.ts';

/** The cards of a site on disk, by key. */
export interface CardCache {
  fileOf(key: string): string;
  /** Draws the cards that are not there yet. */
  fill(facts: ReadonlyMap<string, CardFacts>, progress: Progress): Promise<void>;
  /** Removes the cards that were there and are not among these. */
  forgetOthers(facts: ReadonlyMap<string, CardFacts>): void;
}

export function openCardCache(cacheDir: string): CardCache {
  const folder = join(cacheDir, 'cards');
  mkdirSync(folder, { recursive: true });
  const cached = new Set(readdirSync(folder));
  const nameOf = (key: string): string => `${key}.png`;
  const fileOf = (key: string): string => join(folder, nameOf(key));
  return {
    fileOf,
    async fill(facts, progress) {
      const missing = [...facts].filter(([key]) => !cached.has(nameOf(key)));
      if (missing.length === 0) return;
      progress.phase('Drawing', missing.length);
      const artist = await openCardArtist();
      const gate = createGate(availableParallelism());
      const draw = async ([key, shown]: (typeof missing)[number]): Promise<void> => {
        const file = fileOf(key);
        writeFileSync(`${file}.${process.pid}`, await artist.draw(shown));
        renameSync(`${file}.${process.pid}`, file);
        progress.step();
      };
      await Promise.all(missing.map((card) => gate(() => draw(card))));
    },
    forgetOthers(facts) {
      const used = new Set([...facts.keys()].map(nameOf));
      for (const name of cached) if (!used.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}
