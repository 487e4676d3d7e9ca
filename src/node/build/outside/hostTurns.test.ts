import { performance } from 'node:perf_hooks';
import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHostTurns, type TurnSettings } from './hostTurns.ts';

function turnsOf(settings: Partial<TurnSettings> = {}) {
  const { signal } = new AbortController();
  const turns = createHostTurns({ atOnce: 8, pauseMs: 0, longestWaitMs: 600_000, signal, ...settings });
  /** A visit for one request. */
  const take = async <T>(host: string, task: () => Promise<T>): Promise<T> => {
    const visit = await turns.enter(host);
    return visit.request(task).finally(visit.leave);
  };
  return { ...turns, take };
}

/** A task that notes how many run beside it. */
function counter() {
  const state = { running: 0, most: 0 };
  const task = async (): Promise<void> => {
    state.most = Math.max(state.most, ++state.running);
    for (let turn = 0; turn < 5; turn++) await soon();
    state.running--;
  };
  return { state, task };
}

describe('turns', () => {
  it('gives a host one request at a time', async () => {
    const turns = turnsOf();
    const { state, task } = counter();
    await Promise.all(Array.from({ length: 20 }, () => turns.take('a', task)));
    expect(state.most).toBe(1);
  });

  it('gives all hosts together no more than they may have', async () => {
    const turns = turnsOf({ atOnce: 3 });
    const { state, task } = counter();
    await Promise.all(Array.from({ length: 20 }, (_, index) => turns.take(`host${index}`, task)));
    expect(state.most).toBe(3);
  });

  it('pauses after a request, and for as long as the host wishes', async () => {
    const turns = turnsOf({ pauseMs: 20 });
    const starts: number[] = [];
    const note = (): Promise<void> => {
      starts.push(performance.now());
      return Promise.resolve();
    };
    await turns.take('a', note);
    await turns.take('a', note);
    turns.hold('a', 60);
    await turns.take('a', note);
    const [first = 0, second = 0, third = 0] = starts;
    expect(second - first).toBeGreaterThanOrEqual(20);
    expect(third - second).toBeGreaterThanOrEqual(60);
  });

  it('leaves a host alone that wants a long rest, or that was silent three times', async () => {
    const turns = turnsOf({ longestWaitMs: 1000 });
    const task = (): Promise<string> => Promise.resolve('done');
    turns.hold('a', 3_600_000);
    for (let silence = 0; silence < 3; silence++) {
      await expect(turns.take('b', task)).resolves.toBe('done');
      turns.noteSilence('b');
    }
    await expect(turns.take('a', task)).rejects.toMatchObject({ code: 'resting' });
    await expect(turns.take('b', task)).rejects.toMatchObject({ code: 'resting' });
    await expect(turns.take('c', task)).resolves.toBe('done');
  });

  it('goes on after a task that failed', async () => {
    const turns = turnsOf();
    await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns.take('a', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  it('starts nothing once it is stopped', async () => {
    const stop = new AbortController();
    const turns = turnsOf({ signal: stop.signal, pauseMs: 600_000 });
    let started = 0;
    const task = (): Promise<void> => {
      started++;
      return Promise.resolve();
    };
    await turns.take('a', task);
    const waiting = [turns.take('a', task), turns.take('a', task)];
    stop.abort();
    const outcomes = await Promise.allSettled([...waiting, turns.take('b', task)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(started).toBe(1);
  });
});
