import { buildIndex } from '#search/engine/buildIndex.ts';
import { openIndex } from '#search/engine/openIndex.ts';
import type { IndexedPage } from '#search/indexedPage.ts';
import type { SearchSource } from '#search/protocol/findSections.ts';
import { RequestError } from '#search/protocol/requestError.ts';
import type { SearchIndex } from '#search/searchIndex.ts';
import { hashOf } from '../../content/hash.ts';
import { pagesOfRecords, type PushedRecord } from './pagesOfRecords.ts';

const MAX_INDEXES = 20;
/** Characters of JSON: a record as with Algolia, and of all together. */
const MAX_RECORD_LENGTH = 100_000;
const MAX_STORE_LENGTH = 64 * 1024 * 1024;

interface PushedIndex {
  /** JSON by objectID. */
  readonly records: ReadonlyMap<string, string>;
  readonly settings: PushedRecord;
}

const EMPTY: PushedIndex = { records: new Map(), settings: {} };

/** Indexes that clients have pushed. They live as long as the process. */
export interface IndexStore {
  settingsOf(name: string): PushedRecord | null;
  setSettings(name: string, settings: PushedRecord): void;
  change(name: string, changes: readonly RecordChange[]): void;
  /** Without `scope` with all records. */
  copy(from: string, to: string, scope: readonly unknown[] | null): void;
  /** Under another name, in the place of what has it. */
  move(from: string, to: string): void;
  remove(name: string): void;
  sources(): readonly SearchSource[];
}

export type RecordChange =
  /** A record may take the place of the one that is known, or be merged with it, also only if there is one. */
  | {
      readonly kind: 'put';
      readonly record: PushedRecord;
      readonly mode: 'replace' | 'merge' | 'mergeKnown';
    }
  | { readonly kind: 'delete'; readonly objectID: string }
  | { readonly kind: 'clear' };

export function createIndexStore(): IndexStore {
  const indexes = new Map<string, PushedIndex>();
  const opened = new WeakMap<PushedIndex['records'], OpenedRecords>();
  const put = (name: string, index: PushedIndex): void => {
    if (!indexes.has(name) && indexes.size >= MAX_INDEXES)
      throw new RequestError(400, `There is room for ${MAX_INDEXES} indexes`);
    indexes.set(name, index);
  };

  return {
    settingsOf: (name) => indexes.get(name)?.settings ?? null,
    setSettings(name, settings) {
      const index = indexes.get(name) ?? EMPTY;
      put(name, { ...index, settings: { ...index.settings, ...settings } });
    },
    change(name, changes) {
      const index = indexes.get(name) ?? EMPTY;
      const records = changedRecords(index.records, changes);
      const others = [...indexes].filter(([each]) => each !== name).map(([, each]) => each.records);
      if ([records, ...others].reduce((sum, each) => sum + lengthOf(each), 0) > MAX_STORE_LENGTH)
        throw new RequestError(400, 'There is no room for more records');
      put(name, { ...index, records });
    },
    copy(from, to, scope) {
      const source = indexes.get(from);
      if (source === undefined) return;
      const target = indexes.get(to) ?? EMPTY;
      if (scope === null) put(to, source);
      else if (scope.includes('settings')) put(to, { ...target, settings: source.settings });
    },
    move(from, to) {
      const source = indexes.get(from);
      if (source === undefined) return;
      indexes.delete(from);
      indexes.set(to, source);
    },
    remove: (name) => void indexes.delete(name),
    sources: () =>
      [...indexes].map(([indexName, { records }]) => {
        const open = (): OpenedRecords => {
          const known = opened.get(records) ?? openRecords(records);
          opened.set(records, known);
          return known;
        };
        return {
          indexName,
          get languages() {
            return open().languages;
          },
          indexOf: (language) => open().indexOf(language),
        };
      }),
  };
}

function changedRecords(
  before: PushedIndex['records'],
  changes: readonly RecordChange[],
): PushedIndex['records'] {
  const records = new Map(before);
  for (const change of changes) {
    switch (change.kind) {
      case 'put': {
        const id = String(change.record['objectID']);
        const known = change.mode === 'replace' ? undefined : records.get(id);
        if (known === undefined && change.mode === 'mergeKnown') break;
        const old = known === undefined ? {} : (JSON.parse(known) as PushedRecord);
        const json = JSON.stringify({ ...old, ...change.record });
        if (json.length > MAX_RECORD_LENGTH)
          throw new RequestError(
            400,
            `Record ${id} is too big: ${json.length} of ${MAX_RECORD_LENGTH} characters`,
          );
        records.set(id, json);
        break;
      }
      case 'delete':
        records.delete(change.objectID);
        break;
      case 'clear':
        records.clear();
    }
  }
  return records;
}

function lengthOf(records: PushedIndex['records']): number {
  let length = 0;
  for (const json of records.values()) length += json.length;
  return length;
}

interface OpenedRecords {
  readonly languages: readonly string[];
  readonly indexOf: SearchSource['indexOf'];
}

/** Indexed when it is first searched. */
function openRecords(records: PushedIndex['records']): OpenedRecords {
  const pages = pagesOfRecords([...records.values()].map((json) => JSON.parse(json) as PushedRecord));
  const indexes = new Map<string, SearchIndex>();
  return {
    languages: [...pages.keys()],
    indexOf(language) {
      const index = indexes.get(language) ?? indexPages(pages.get(language) ?? [], language);
      indexes.set(language, index);
      return Promise.resolve(index);
    },
  };
}

function indexPages(pages: readonly IndexedPage[], language: string): SearchIndex {
  const { core, parts } = buildIndex(pages, { language, nameOf: (bytes) => hashOf(bytes).slice(0, 16) });
  return openIndex(core, (name) => {
    const part = parts.get(name);
    return part ? Promise.resolve(part) : Promise.reject(new Error(`The index has no part ${name}`));
  });
}
