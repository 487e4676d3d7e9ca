import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, STALL_MS } from './createSession.ts';
import { MAX_QUERY_LENGTH } from './cutQuery.ts';

interface Pending {
  readonly query: string;
  readonly showEarly: (answer: string) => void;
  readonly answer: (answer: string) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** A session whose answers come when the test says so. */
function startSession() {
  const asked: Pending[] = [];
  const session = createSession<string>({
    maxLength: MAX_QUERY_LENGTH,
    ask: (query, showEarly) =>
      new Promise((resolve, reject) => {
        const settle = (action: () => void) => async () => {
          action();
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({
          query,
          showEarly,
          answer: (answer) => settle(() => resolve(answer))(),
          fail: (error) => settle(() => reject(error))(),
        });
      }),
  });
  const nth = (index: number): Pending => {
    const pending = asked.at(index);
    if (pending === undefined) throw new Error(`Nothing was asked as number ${index}.`);
    return pending;
  };
  return {
    session,
    asked,
    nth,
    status: () => session.state.get().status,
    shown: () => session.state.get().shown,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('status', () => {
  test('[S4.1, S9.7] is idle, loading, stalled after 300 ms of waiting, and idle again', async () => {
    const { session, nth, status } = startSession();
    expect(status()).toBe('idle');
    session.setInput('react');
    expect(status()).toBe('loading');
    vi.advanceTimersByTime(STALL_MS - 1);
    expect(status()).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(status()).toBe('stalled');
    await nth(0).answer('hits');
    expect(status()).toBe('idle');
  });

  test('an answer in time never stalls', async () => {
    const { session, nth, status } = startSession();
    session.setInput('react');
    await nth(0).answer('hits');
    vi.advanceTimersByTime(STALL_MS * 2);
    expect(status()).toBe('idle');
  });

  test('waiting begins anew with each input', () => {
    const { session, status } = startSession();
    session.setInput('a');
    vi.advanceTimersByTime(STALL_MS - 1);
    session.setInput('ab');
    vi.advanceTimersByTime(STALL_MS - 1);
    expect(status()).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(status()).toBe('stalled');
  });

  test.each(['RetryError', 'ApiError', 'DeserializationError'])(
    '[S4.1, S4.2] a %s sets error, which stays until the next input',
    async (name) => {
      const { session, nth, status, shown } = startSession();
      session.setInput('react');
      const error = Object.assign(new Error('no'), { name });
      await nth(0).fail(error);
      vi.advanceTimersByTime(60_000);
      expect(status()).toBe('error');
      expect(shown()).toEqual({ kind: 'error', query: 'react', error });
      session.setInput('react ');
      expect(status()).toBe('loading');
      await nth(1).answer('hits');
      expect(status()).toBe('idle');
      expect(shown()).toEqual({ kind: 'answer', query: 'react', answer: 'hits' });
    },
  );
});

describe('the latest input wins', () => {
  test('a late answer never takes the place of a newer one', async () => {
    const { session, nth, shown } = startSession();
    session.setInput('old');
    session.setInput('new');
    await nth(1).answer('new hits');
    await nth(0).answer('old hits');
    expect(shown()).toEqual({ kind: 'answer', query: 'new', answer: 'new hits' });
  });

  test('neither does a late error', async () => {
    const { session, nth, shown, status } = startSession();
    session.setInput('old');
    session.setInput('new');
    await nth(0).fail(new Error('no'));
    expect(status()).toBe('loading');
    await nth(1).answer('new hits');
    expect(status()).toBe('idle');
    expect(shown()).toMatchObject({ answer: 'new hits' });
  });

  test('what is shown stays while the next answer is on its way, an error as well', async () => {
    const { session, nth, shown } = startSession();
    session.setInput('one');
    expect(shown()).toEqual({ kind: 'start' });
    await nth(0).answer('first hits');
    session.setInput('two');
    vi.advanceTimersByTime(STALL_MS);
    expect(shown()).toMatchObject({ answer: 'first hits' });
    await nth(1).fail(new Error('no'));
    session.setInput('three');
    expect(shown()).toMatchObject({ kind: 'error' });
  });

  test('an emptied box shows the start at once, whatever arrives later', async () => {
    const { session, nth, shown, status } = startSession();
    session.setInput('react');
    session.setInput('   ');
    expect(status()).toBe('idle');
    expect(shown()).toEqual({ kind: 'start' });
    await nth(0).answer('hits');
    vi.advanceTimersByTime(STALL_MS);
    expect(status()).toBe('idle');
    expect(shown()).toEqual({ kind: 'start' });
  });

  test('nothing arrives after the end', async () => {
    const { session, nth, shown, status } = startSession();
    session.setInput('react');
    session.end();
    vi.advanceTimersByTime(STALL_MS);
    await nth(0).answer('hits');
    expect(status()).toBe('loading');
    expect(shown()).toEqual({ kind: 'start' });
  });
});

describe('input', () => {
  test('is asked for without the spaces around it, and once', () => {
    const { session, asked } = startSession();
    session.setInput('  use');
    session.setInput('  use ');
    session.setInput('  use effect ');
    expect(asked.map(({ query }) => query)).toEqual(['use', 'use effect']);
    expect(session.state.get().input).toBe('  use effect ');
  });

  test('[S5.1] is cut to 64 characters, never in the middle of one', () => {
    const { session, nth } = startSession();
    session.setInput('x'.repeat(100));
    expect(nth(0).query).toBe('x'.repeat(64));
    session.setInput(`${'x'.repeat(63)}😀`);
    expect(nth(1).query).toBe('x'.repeat(63));
  });

  test('the same is asked again on demand', async () => {
    const { session, asked, nth, shown } = startSession();
    session.refresh();
    expect(asked).toHaveLength(0);
    session.setInput('react');
    await nth(0).answer('hits');
    session.refresh();
    await nth(1).answer('other hits');
    expect(shown()).toMatchObject({ query: 'react', answer: 'other hits' });
  });
});

describe('an answer whose details come later', () => {
  test('is shown at once, and is the same answer when they have come', async () => {
    const { session, nth, status, shown } = startSession();
    session.setInput('react');
    nth(0).showEarly('names');
    expect(status()).toBe('idle');
    expect(shown()).toEqual({ kind: 'answer', query: 'react', answer: 'names', isPartial: true });
    const { turn } = session.state.get();
    await nth(0).answer('names and texts');
    expect(shown()).toEqual({ kind: 'answer', query: 'react', answer: 'names and texts' });
    expect(session.state.get().turn).toBe(turn);
    vi.advanceTimersByTime(STALL_MS * 2);
    expect(status()).toBe('idle');
    session.setInput('hooks');
    nth(1).showEarly('others');
    expect(session.state.get().turn).not.toBe(turn);
  });

  test('stays as it is where they do not come', async () => {
    const { session, nth, status, shown } = startSession();
    session.setInput('react');
    nth(0).showEarly('names');
    await nth(0).fail(new Error('no line'));
    expect(status()).toBe('idle');
    expect(shown()).toEqual({ kind: 'answer', query: 'react', answer: 'names' });
  });

  test('is not shown in place of a newer one, nor of itself with all details', async () => {
    const { session, nth, shown } = startSession();
    session.setInput('old');
    session.setInput('new');
    nth(0).showEarly('old names');
    expect(shown()).toEqual({ kind: 'start' });
    await nth(1).answer('new');
    nth(1).showEarly('new names');
    expect(shown()).toEqual({ kind: 'answer', query: 'new', answer: 'new' });
  });
});
