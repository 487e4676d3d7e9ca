import { openIndex } from '#search/engine/openIndex.ts';
import { coreHref, partHref } from '#search/indexHref.ts';
import type { SearchIndex } from '#search/searchIndex.ts';
import { createPatientAsker } from './createPatientAsker.ts';
import { type FetchCache, fetchBytes } from './fetchBytes.ts';

/** The indexes that are open, one a locale. */
export interface IndexShelf {
  /** Opens it when it is first asked for. One that could not be loaded is tried again the next time. */
  readonly indexOf: (language: string) => Promise<SearchIndex>;
  /** Somebody else is fetching the core; said again, something of it has come. */
  readonly expect: (language: string) => void;
  /** The core that was expected; null stands for one that could not be fetched. */
  readonly hand: (language: string, core: ArrayBuffer | null) => void;
  /** The reader typed on: what is missing is wanted more than before. */
  readonly hurry: () => void;
  /** Opens those that are open anew, past the browser's cache. The old ones stay if that fails. */
  readonly renew: () => Promise<void>;
  /** Hrefs of what was fetched since this was last asked. */
  readonly takeFetched: () => readonly string[];
}

/** A core that somebody else is fetching. */
interface ExpectedCore {
  readonly core: Promise<ArrayBuffer | null>;
  readonly hand: (core: ArrayBuffer | null) => void;
  onSign: () => void;
}

export function createIndexShelf(basePath: string): IndexShelf {
  const open = new Map<string, Promise<SearchIndex>>();
  const expected = new Map<string, ExpectedCore>();
  const asker = createPatientAsker();
  const fetched: string[] = [];

  /** `coming` is as good as what is fetched here, if it comes. */
  function fetchFile(href: string, cache: FetchCache, coming?: ExpectedCore): Promise<Uint8Array> {
    return asker.ask(async (one) => {
      if (one.isFirst && coming) {
        coming.onSign = one.onSign;
        const handed = await coming.core;
        if (handed) return new Uint8Array(handed);
      }
      // In the browser's cache, what is asked for again would wait for what was asked for before.
      const bytes = await fetchBytes(href, { ...one, cache: one.isFirst ? cache : 'reload' });
      fetched.push(href);
      return bytes;
    });
  }

  const openCore = (core: Uint8Array): SearchIndex =>
    openIndex(core, (name) => fetchFile(partHref(basePath, name), 'default'));

  async function load(language: string): Promise<SearchIndex> {
    try {
      const href = coreHref(basePath, language);
      return openCore(await fetchFile(href, 'default', expected.get(language)));
    } finally {
      expected.delete(language);
    }
  }

  return {
    indexOf(language) {
      const known = open.get(language);
      if (known !== undefined) return known;
      const index = load(language);
      open.set(language, index);
      index.catch(() => open.delete(language));
      return index;
    },
    expect(language) {
      expected.get(language)?.onSign();
      if (open.has(language) || expected.has(language)) return;
      let hand: ExpectedCore['hand'] = () => {};
      const core = new Promise<ArrayBuffer | null>((resolve) => {
        hand = resolve;
      });
      expected.set(language, { core, hand, onSign() {} });
    },
    hand: (language, core) => expected.get(language)?.hand(core),
    hurry: asker.hurry,
    async renew() {
      const fresh = [...open.keys()].map(async (language) => {
        const core = await fetchFile(coreHref(basePath, language), 'reload');
        return [language, openCore(core)] as const;
      });
      for (const [language, index] of await Promise.all(fresh)) open.set(language, Promise.resolve(index));
    },
    takeFetched: () => fetched.splice(0),
  };
}
