import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPatientAsker } from './createPatientAsker.ts';
import { GoneError } from './fetchBytes.ts';
import type { Try } from './insist.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type MadeTry = Try & { readonly bring: (text: string) => void; readonly fail: (error: Error) => void };

/** Files that come when the test lets them. */
function start() {
  const asker = createPatientAsker();
  const ask = () => {
    const tries: MadeTry[] = [];
    const outcome = { is: 'none' };
    asker
      .ask(
        (one) =>
          new Promise((resolve, reject) => {
            one.signal.addEventListener('abort', () => reject(new Error('aborted')));
            tries.push({ ...one, bring: (text) => resolve(new TextEncoder().encode(text)), fail: reject });
          }),
      )
      .then(
        (bytes) => (outcome.is = new TextDecoder().decode(bytes)),
        (error: unknown) => (outcome.is = String(error)),
      );
    return { tries, outcome };
  };
  return { ask, hurry: asker.hurry };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a file that does not come', () => {
  it('is asked for again after 4 s and after 8 s more, and given up after 30 s', async () => {
    const { tries, outcome } = start().ask();
    await pass(3999);
    expect(tries).toHaveLength(1);
    await pass(1);
    expect(tries.map(({ isFirst }) => isFirst)).toEqual([true, false]);
    await pass(7999);
    expect(tries).toHaveLength(2);
    await pass(1);
    expect(tries).toHaveLength(3);
    await pass(17_999);
    expect(outcome.is).toBe('none');
    await pass(1);
    expect(outcome.is).toContain('Nothing came');
    expect(tries.every(({ signal }) => signal.aborted)).toBe(true);
    await pass(60_000);
    expect(tries).toHaveLength(3);
  });

  it.each([0, 1])('is taken from whichever try brings it first (%i), and the other ends', async (first) => {
    const { tries, outcome } = start().ask();
    await pass(4000);
    tries[first]?.bring('file');
    await pass(60_000);
    expect(outcome.is).toBe('file');
    expect(tries).toHaveLength(2);
    expect(tries[1 - first]?.signal.aborted).toBe(true);
  });

  it('takes no more than two connections', async () => {
    const { tries } = start().ask();
    await pass(4000);
    expect(tries[0]?.signal.aborted).toBe(false);
    await pass(8000);
    expect(tries.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  });

  it('is asked for at once when the reader types on after a long silence, and has all its time again', async () => {
    const { ask, hurry } = start();
    const { tries, outcome } = ask();
    await pass(7000);
    hurry();
    expect(tries).toHaveLength(2);
    await pass(1000);
    hurry();
    expect(tries).toHaveLength(3);
    hurry();
    await pass(3999);
    expect(tries).toHaveLength(3);
    await pass(1);
    expect(tries).toHaveLength(4);
    await pass(25_999);
    expect(outcome.is).toBe('none');
    await pass(1);
    expect(outcome.is).toContain('Nothing came');
    hurry();
    expect(tries).toHaveLength(5);
  });
});

describe('a slow line', () => {
  it('is given the time it needs while something comes', async () => {
    const { tries, outcome } = start().ask();
    for (let piece = 0; piece < 30; piece += 1) {
      await pass(3000);
      tries[0]?.onSign();
    }
    tries[0]?.bring('file');
    await pass(60_000);
    expect(outcome.is).toBe('file');
    expect(tries).toHaveLength(1);
  });

  it('brings files in turn: what was asked for later waits on while an earlier one comes', async () => {
    const { ask } = start();
    const [earlier, later] = [ask(), ask()];
    for (let piece = 0; piece < 30; piece += 1) {
      await pass(3000);
      earlier.tries[0]?.onSign();
    }
    expect(later.tries).toHaveLength(1);
    earlier.tries[0]?.bring('file');
    await pass(4000);
    expect(later.tries).toHaveLength(2);
  });

  it('has lost what is overtaken', async () => {
    const { ask } = start();
    const lost = ask();
    for (let second = 0; second < 4; second += 1) {
      const next = ask();
      await pass(1000);
      next.tries[0]?.onSign();
      next.tries[0]?.bring('file');
    }
    expect(lost.tries).toHaveLength(2);
  });
});

describe('a try that fails', () => {
  it('is the end where it is the only one', async () => {
    const { tries, outcome } = start().ask();
    tries[0]?.fail(new Error('no line'));
    await pass(60_000);
    expect(outcome.is).toBe('Error: no line');
    expect(tries).toHaveLength(1);
  });

  it('leaves it to another one that is under way', async () => {
    const { tries, outcome } = start().ask();
    await pass(4000);
    tries[0]?.fail(new Error('no line'));
    await pass(0);
    expect(outcome.is).toBe('none');
    tries[1]?.bring('file');
    await pass(0);
    expect(outcome.is).toBe('file');
  });

  it('is the end where the file is gone', async () => {
    const { tries, outcome } = start().ask();
    await pass(4000);
    tries[1]?.fail(new GoneError('gone'));
    await pass(0);
    expect(outcome.is).toContain('gone');
    expect(tries[0]?.signal.aborted).toBe(true);
  });
});
