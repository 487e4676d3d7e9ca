import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGate } from '../images/createGate.ts';
import { RequestFault } from './requestFault.ts';

/** Keeps us polite: one request a host at a time, with a pause after each, and not too many in all. */
export interface HostTurns {
  /** Runs a task when it is the host's turn. Rejects when the signal stops the waiting, or with a fault if that would be too long. */
  take<T>(host: string, task: () => Promise<T>): Promise<T>;
  /** The host wants to be left alone for so long. */
  hold(host: string, ms: number): void;
  /** The host let a request run out of time. After a few of these it is left alone. */
  noteSilence(host: string): void;
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
  // It is entered with the host's turn in hand and left after one request: nobody waits for a host in it.
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
  return {
    async take(name, task) {
      const host = hostOf(name);
      const before = host.last;
      let leave = (): void => {};
      host.last = new Promise((resolve) => (leave = resolve));
      try {
        await before;
        for (let ms = waitOf(host); ms > 0; ms = waitOf(host)) {
          if (ms > longestWaitMs) throw RequestFault.own('resting');
          await sleep(ms, undefined, { signal });
        }
        return await gate(() => {
          signal.throwIfAborted();
          return task();
        });
      } finally {
        hold(name, pauseMs);
        leave();
      }
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
