import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../content/writeWhole.ts';
import { forgetOthers } from '../forgetOthers.ts';
import { createGate } from '../images/createGate.ts';
import { isWholePng } from '../images/isWholePng.ts';
import type { Progress } from '../progress.ts';
import type { CardFacts } from './cardFacts.ts';
import { type CardArtist, openCardArtist } from './drawCards.ts';

/** The cards of a site on disk, by key. */
export interface CardCache {
  /** Draws the cards that are not there yet. */
  fill(facts: ReadonlyMap<string, CardFacts>, progress: Progress): Promise<void>;
  /** A card that is there; drawn again if it is damaged. */
  read(key: string, facts: CardFacts): Promise<Uint8Array>;
  /** Removes the cards that are not among these. */
  forgetOthers(facts: ReadonlyMap<string, CardFacts>): void;
}

export function cardFolder(cacheDir: string): string {
  return join(cacheDir, 'cards');
}

export function openCardCache(cacheDir: string): CardCache {
  const folder = cardFolder(cacheDir);
  mkdirSync(folder, { recursive: true });
  const cached = new Set(readdirSync(folder));
  const nameOf = (key: string): string => `${key}.png`;
  const fileOf = (key: string): string => join(folder, nameOf(key));
  let artist: Promise<CardArtist> | null = null;
  const draw = async (key: string, facts: CardFacts): Promise<Uint8Array> => {
    artist ??= openCardArtist();
    const card = await (await artist).draw(facts);
    writeWhole(fileOf(key), card);
    return card;
  };
  return {
    async fill(facts, progress) {
      const missing = [...facts].filter(([key]) => !cached.has(nameOf(key)));
      if (missing.length === 0) return;
      progress.phase('Drawing', missing.length);
      const gate = createGate(availableParallelism());
      const drawNext = async ([key, shown]: (typeof missing)[number]): Promise<void> => {
        await draw(key, shown);
        progress.step();
      };
      await Promise.all(missing.map((card) => gate(() => drawNext(card))));
    },
    async read(key, facts) {
      const card = readFileSync(fileOf(key));
      return isWholePng(card) ? card : draw(key, facts);
    },
    forgetOthers: (facts) => forgetOthers(folder, new Set([...facts.keys()].map(nameOf))),
  };
}
