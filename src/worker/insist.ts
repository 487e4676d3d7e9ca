import { GoneError } from './fetchBytes.ts';

/** One of several tries to get the same file. */
export interface Try {
  readonly isFirst: boolean;
  /** Something of it has come. */
  readonly onSign: () => void;
  /** Aborted when it is not wanted any more. */
  readonly signal: AbortSignal;
}

/** What is asked for until it comes. */
export interface Errand {
  readonly attempt: (one: Try) => Promise<Uint8Array>;
  readonly onSign: () => void;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

export interface Insistence {
  /** There is a sign that it will come. */
  readonly waitOn: () => void;
  /** It is wanted more than before: if it has been silent for long it is asked for again, and has all its time once more. */
  readonly hurry: () => void;
}

/** A file is asked for again after the first silence, and after the second; after the third it is given up. */
const SILENCES_MS = [4000, 8000, 18_000] as const;

/** Browsers have six connections for a server that speaks HTTP/1.1, and what is lost keeps one until it is aborted. */
const MOST_TRIES = 2;

/**
 * Asks again for what does not come, since a line may lose a request without a word: that of a phone does where it
 * changes networks. The tries before may still bring it.
 */
export function insist({ attempt, onSign, resolve, reject }: Errand): Insistence {
  const tries = new Set<AbortController>();
  let isFirst = true;
  let silences = 0;
  let silentSince = 0;
  let timer: ReturnType<typeof setTimeout>;

  function end(): void {
    clearTimeout(timer);
    for (const each of tries) each.abort();
    tries.clear();
  }

  function waitOn(): void {
    if (tries.size === 0) return;
    silentSince = performance.now();
    clearTimeout(timer);
    timer = setTimeout(onSilence, SILENCES_MS[silences]);
  }

  function onSilence(): void {
    silences += 1;
    if (silences < SILENCES_MS.length) return ask();
    end();
    reject(new Error('Nothing came, though it was asked for again'));
  }

  function ask(): void {
    const [oldest] = tries;
    if (tries.size === MOST_TRIES) oldest?.abort();
    const own = new AbortController();
    tries.add(own);
    waitOn();
    const fail = (error: unknown): void => {
      tries.delete(own);
      if (tries.size > 0 && !(error instanceof GoneError)) return;
      end();
      reject(error);
    };
    const arrive = (bytes: Uint8Array): void => {
      end();
      resolve(bytes);
    };
    attempt({ isFirst, onSign, signal: own.signal }).then(arrive, fail);
    isFirst = false;
  }

  ask();
  return {
    waitOn,
    hurry() {
      if (tries.size === 0 || performance.now() - silentSince < SILENCES_MS[0]) return;
      silences = 0;
      ask();
    },
  };
}
