import type { KeepFault, KeptList, ToServiceWorker } from '#model/offline.ts';
import { createStore, type Store } from '../../../runtime/store.ts';
import { askWorker, type Progress } from '../workers/askWorker.ts';
import type { Workers } from '../workers/createWorkers.ts';
import { keptSizes, type KeptSizes } from './keptSizes.ts';
import type { OtherLocale } from './otherLocales.ts';

export type KeptKind = Extract<ToServiceWorker, { kind: 'remove' }>['what'];

/** What went wrong last with what the reader asked for. */
export type KeptFault = KeepFault | 'removing';

export interface Elsewhere {
  readonly locale: OtherLocale;
  /** Bytes of all of it. */
  readonly size: number;
}

export type KeptState =
  | { readonly status: 'loading' | 'blocked' | 'unknown' }
  | {
      readonly status: 'listed';
      readonly list: KeptList;
      readonly sizes: KeptSizes;
      /** What there is besides, in other languages. */
      readonly elsewhere: readonly Elsewhere[];
      /** How far the saving of the whole site is; null where it is not being saved. */
      readonly saving: Omit<Progress, 'kind'> | null;
      readonly fault: KeptFault | null;
    };

/** What is kept, and what the reader may do with it. */
export interface Kept {
  readonly state: Store<KeptState>;
  readonly look: () => Promise<void>;
  readonly saveAll: () => Promise<void>;
  /** Removes one page, or all of a kind. */
  readonly remove: (what: KeptKind, href: string | null) => Promise<void>;
}

interface KeptOptions {
  readonly scope: string;
  readonly others: readonly OtherLocale[];
}

export function createKept({ scope, others }: KeptOptions, workers: Workers): Kept {
  const state = createStore<KeptState>({ status: 'loading' });

  async function show(worker: ServiceWorker, fault: KeptFault | null): Promise<void> {
    const answer = await askWorker(worker, { kind: 'list' });
    if (answer.kind !== 'list') return state.set({ status: 'unknown' });
    const sizes = await keptSizes(scope);
    const all = await Promise.all(
      others.map(async (locale) => ({ locale, size: (await keptSizes(locale.scope)).all })),
    );
    const elsewhere = all.filter(({ size }) => size > 0);
    state.set({ status: 'listed', list: answer.list, sizes, elsewhere, saving: null, fault });
  }

  /** Does something by the worker, then shows what is kept. */
  async function act(wish: (worker: ServiceWorker) => Promise<KeptFault | null>): Promise<void> {
    const worker = await workers.active(scope);
    if (worker === null) state.set({ status: 'blocked' });
    else await show(worker, await wish(worker));
  }

  async function saveAll(): Promise<void> {
    const before = state.get();
    if (before.status !== 'listed' || before.saving !== null) return;
    const tell = (done: number, total: number): void =>
      state.set({ ...before, saving: { done, total }, fault: null });
    tell(0, 1);
    await act(async (worker) => {
      const answer = await askWorker(worker, { kind: 'saveAll' }, ({ done, total }) => tell(done, total));
      return answer.kind === 'failed' ? answer.fault : null;
    });
  }

  return {
    state,
    async look() {
      state.set({ status: 'loading' });
      await act(async () => null);
      const found = state.get();
      // It goes on when the page that began it is left; to ask for it again is to follow it.
      if (found.status === 'listed' && found.list.isSaving) await saveAll();
    },
    saveAll,
    remove: (what, href) =>
      act(async (worker) => {
        const answer = await askWorker(worker, { kind: 'remove', what, href });
        return answer.kind === 'done' ? null : 'removing';
      }),
  };
}
