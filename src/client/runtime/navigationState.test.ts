import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginWaiting, navigationState, setFailure } from './navigationState.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[S9.12] the progress bar starts 200 ms after a route change', () => {
  const end = beginWaiting('forward', new AbortController().signal);
  vi.advanceTimersByTime(199);
  expect(navigationState.get().waiting).toBeNull();
  vi.advanceTimersByTime(1);
  expect(navigationState.get().waiting).toBe('forward');
  end();
  expect(navigationState.get().waiting).toBeNull();
});

it('a quick route change shows none', () => {
  const end = beginWaiting('return', new AbortController().signal);
  vi.advanceTimersByTime(150);
  end();
  vi.advanceTimersByTime(1000);
  expect(navigationState.get().waiting).toBeNull();
});

it('another navigation ends the wait for the first', () => {
  const controller = new AbortController();
  beginWaiting('forward', controller.signal);
  vi.advanceTimersByTime(300);
  controller.abort();
  expect(navigationState.get().waiting).toBeNull();
});

it('a failure stays while another try is made', () => {
  setFailure('No answer');
  const end = beginWaiting('return', new AbortController().signal);
  vi.advanceTimersByTime(300);
  expect(navigationState.get()).toEqual({ waiting: 'return', failure: 'No answer' });
  end();
  expect(navigationState.get().failure).toBe('No answer');
  setFailure(null);
  expect(navigationState.get().failure).toBeNull();
});
