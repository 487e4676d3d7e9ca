import { openIndex } from '#search/engine/openIndex.ts';
import { coreHref, partHref } from '#search/indexHref.ts';
import type { SearchIndex } from '#search/searchIndex.ts';
import { fetchBytes } from './fetchBytes.ts';

/** The indexes that are open, one a locale. */
export interface IndexShelf {
  /** Opens it when it is first asked for. One that could not be loaded is tried again the next time. */
  readonly indexOf: (language: string) => Promise<SearchIndex>;
  /** Somebody else is fetching the core; null stands for one that could not be fetched. */
  readonly expect: (language: string, core: Promise<ArrayBuffer | null>) => void;
  /** Opens those that are open anew, past the browser's cache. The old ones stay if that fails. */
  readonly renew: () => Promise<void>;
  /** Hrefs of what was fetched since this was last asked. */
  readonly takeFetched: () => readonly string[];
}

export function createIndexShelf(basePath: string): IndexShelf {
  const open = new Map<string, Promise<SearchIndex>>();
  const expected = new Map<string, Promise<ArrayBuffer | null>>();

  const fetched: string[] = [];

  async function fetchFile(...file: Parameters<typeof fetchBytes>): Promise<Uint8Array> {
    const bytes = await fetchBytes(...file);
    fetched.push(file[0]);
    return bytes;
  }

  const openCore = (core: Uint8Array): SearchIndex =>
    openIndex(core, (name) => fetchFile(partHref(basePath, name)));

  async function load(language: string): Promise<SearchIndex> {
    const handed = await expected.get(language);
    expected.delete(language);
    return openCore(handed ? new Uint8Array(handed) : await fetchFile(coreHref(basePath, language)));
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
    expect(language, core) {
      if (!open.has(language)) expected.set(language, core);
    },
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
