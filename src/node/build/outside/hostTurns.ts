import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGate } from '../images/createGate.ts';
import { RequestFault } from './requestFault.ts';

/** Keeps us polite: one visitor a host at a time, with a pause after each request, and not too many requests in all. */
export interface HostTurns {
  /** Resolves when it is our turn with the host, which is ours until we leave. */
  enter(host: string): Promise<HostVisit>;
  /** The host wants to be left alone for so long. */
  hold(host: string, ms: number): void;
  /** The host let a request run out of time. After a few of these it is left alone. */
  noteSilence(host: string): void;
}

/** All that one address needs of a host follows at once: nobody gives the host up in between. */
export interface HostVisit {
  readonly host: string;
  /** Runs a task when the host may be asked. Rejects when the signal stops the waiting, or with a fault if that would be too long. */
  request<T>(task: () => Promise<T>): Promise<T>;
  leave(): void;
}

interface Host {
  /** Resolves when the last of those who wait has had its turn. */
  last: Promise<void>;
  notBefore: number;
  silences: number;
}

/** A dead host costs no more than so many times the time limit. */
const MOST_SILENCES = 3;

export interface TurnSettings {
  readonly atOnce: number;
  readonly pauseMs: number;
  /** A host that is to be left alone for longer is not asked any more. */
  readonly longestWaitMs: number;
  readonly signal: AbortSignal;
}

export function createHostTurns(settings: TurnSettings): HostTurns {
  const { atOnce, pauseMs, longestWaitMs, signal } = settings;
  const hosts = new Map<string, Host>();
  // It is entered when the host may be asked and left after one request: nobody waits for a host in it.
  const gate = createGate(atOnce);
  const hostOf = (name: string): Host => {
    const host = hosts.get(name) ?? { last: Promise.resolve(), notBefore: 0, silences: 0 };
    hosts.set(name, host);
    return host;
  };
  const hold = (name: string, ms: number): void => {
    const host = hostOf(name);
    host.notBefore = Math.max(host.notBefore, performance.now() + ms);
  };
  const request = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const host = hostOf(name);
    for (let ms = waitOf(host); ms > 0; ms = waitOf(host)) {
      if (ms > longestWaitMs) throw RequestFault.own('resting');
      await sleep(ms, undefined, { signal });
    }
    try {
      return await gate(() => {
        signal.throwIfAborted();
        return task();
      });
    } finally {
      hold(name, pauseMs);
    }
  };
  return {
    async enter(name) {
      const host = hostOf(name);
      const before = host.last;
      let leave = (): void => {};
      host.last = new Promise((resolve) => (leave = resolve));
      await before;
      return { host: name, request: (task) => request(name, task), leave };
    },
    hold,
    noteSilence(name) {
      const host = hostOf(name);
      host.silences++;
      if (host.silences >= MOST_SILENCES) hold(name, Number.POSITIVE_INFINITY);
    },
  };
}

function waitOf({ notBefore }: Host): number {
  return notBefore - performance.now();
}
