import { createStore, type Store } from '../../../runtime/store.ts';
import { cutQuery } from './cutQuery.ts';

/** Specification, section 4. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Specification, section 9: waiting for longer than this is a stall. */
export const STALL_MS = 300;

/** What the last input that was dealt with led to. It stays while the next answer is on its way. */
export type Shown<Answer> =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'answer';
      readonly query: string;
      readonly answer: Answer;
      /** Whether more of the same answer is on its way. */
      readonly isPartial?: true;
    }
  | { readonly kind: 'error'; readonly query: string; readonly error: unknown };

export interface SessionState<Answer> {
  /** What stands in the search box. */
  readonly input: string;
  readonly status: SearchStatus;
  readonly shown: Shown<Answer>;
  /** Another for whatever else is shown; the same when the rest of an answer comes. */
  readonly turn: number;
}

export interface SearchSession<Answer> {
  readonly state: Store<SessionState<Answer>>;
  /** The reader changed the text. It is cut; without words it leads back to the start. */
  readonly setInput: (text: string) => void;
  /** Asks the same again, because who is asked or how has changed. */
  readonly refresh: () => void;
  /** Nothing that is still on its way arrives after this. */
  readonly end: () => void;
}

interface SessionOptions<Answer> {
  /** Called with a query that is trimmed and not empty. What it shows meanwhile is the answer but for details. */
  readonly ask: (query: string, showEarly: (answer: Answer) => void) => Promise<Answer>;
  /** Characters that the search box takes. */
  readonly maxLength: number;
}

/** One search box: the latest input wins, whatever arrives in which order. */
export function createSession<Answer>({ ask, maxLength }: SessionOptions<Answer>): SearchSession<Answer> {
  const state = createStore<SessionState<Answer>>({
    input: '',
    status: 'idle',
    shown: { kind: 'start' },
    turn: 0,
  });
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<SessionState<Answer>>): void {
    state.set({ ...state.get(), ...change });
  }

  /** Makes whatever is on its way count no more. */
  function begin(): number {
    clearTimeout(timer);
    latest += 1;
    return latest;
  }

  async function search(query: string): Promise<void> {
    const request = begin();
    timer = setTimeout(() => update({ status: 'stalled' }), STALL_MS);
    update({ status: 'loading' });
    const settle = (status: SearchStatus, shown: Shown<Answer>): void => {
      if (request !== latest) return;
      clearTimeout(timer);
      update({ status, shown, turn: request });
    };
    /** What this search has led to so far. */
    const own = (): Shown<Answer> | null => (state.get().turn === request ? state.get().shown : null);
    const showEarly = (answer: Answer): void => {
      if (own() === null) settle('idle', { kind: 'answer', query, answer, isPartial: true });
    };
    try {
      settle('idle', { kind: 'answer', query, answer: await ask(query, showEarly) });
    } catch (error) {
      console.warn(error);
      const early = own();
      // What is shown can be opened: it stays, and does without its details.
      if (early?.kind === 'answer') settle('idle', { kind: 'answer', query, answer: early.answer });
      else settle('error', { kind: 'error', query, error });
    }
  }

  function refresh(): void {
    const query = state.get().input.trim();
    if (query !== '') return void search(query);
    update({ status: 'idle', shown: { kind: 'start' }, turn: begin() });
  }

  return {
    state,
    setInput(text) {
      const before = state.get();
      const input = cutQuery(text, maxLength);
      update({ input });
      // A space more or less asks nothing new; but what failed is tried again with any input.
      if (input.trim() !== before.input.trim() || before.status === 'error') refresh();
    },
    refresh,
    end() {
      begin();
    },
  };
}
