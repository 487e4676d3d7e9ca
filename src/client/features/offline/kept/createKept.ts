import type { KeepFault, KeptList, ToServiceWorker } from '#model/offline.ts';
import { createStore, type Store } from '../../../runtime/store.ts';
import type { Progress } from '../workers/askWorker.ts';
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
  /** The same; what is shown stays until something else is found. */
  readonly lookAgain: () => Promise<void>;
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

  /** What is kept now; the fault is that of what was done last. */
  async function stateAfter(fault: KeptFault | null): Promise<KeptState> {
    const answer = await workers.ask(scope, { kind: 'list' });
    if (answer === null) return { status: 'blocked' };
    if (answer.kind !== 'list') return { status: 'unknown' };
    const sizes = await keptSizes(scope);
    const all = await Promise.all(
      others.map(async (locale) => ({ locale, size: (await keptSizes(locale.scope)).all })),
    );
    const elsewhere = all.filter(({ size }) => size > 0);
    return { status: 'listed', list: answer.list, sizes, elsewhere, saving: null, fault };
  }

  async function lookAgain(): Promise<void> {
    const before = state.get();
    const listed = before.status === 'listed' ? before : null;
    if (listed?.saving) return;
    const found = await stateAfter(listed && listed.fault);
    const isListed = found.status === 'listed';
    // What the reader does meanwhile shows by itself what is kept then; and a list is better than none.
    if (state.get() !== before || (listed && !isListed)) return;
    state.set(found);
    // It goes on when the page that began it is left; to ask for it again is to follow it.
    if (isListed && found.list.isSaving) await saveAll();
  }

  async function saveAll(): Promise<void> {
    const before = state.get();
    if (before.status !== 'listed' || before.saving !== null) return;
    const tell = (done: number, total: number): void =>
      state.set({ ...before, saving: { done, total }, fault: null });
    tell(0, 1);
    const answer = await workers.ask(scope, { kind: 'saveAll' }, ({ done, total }) => tell(done, total));
    state.set(await stateAfter(answer?.kind === 'failed' ? answer.fault : null));
  }

  return {
    state,
    look() {
      state.set({ status: 'loading' });
      return lookAgain();
    },
    lookAgain,
    saveAll,
    async remove(what, href) {
      const answer = await workers.ask(scope, { kind: 'remove', what, href });
      state.set(await stateAfter(answer?.kind === 'done' ? null : 'removing'));
    },
  };
}
