import { expect, it } from 'vitest';
import { noticeAfter } from './notice.ts';

const progress = { kind: 'progress', done: 1, total: 2 } as const;
const failed = { kind: 'failed', fault: 'quota' } as const;

it('shows what came last', () => {
  expect(noticeAfter(null, progress)).toBe(progress);
  expect(noticeAfter(progress, failed)).toBe(failed);
  expect(noticeAfter({ kind: 'waiting' }, { kind: 'inUse' })).toEqual({ kind: 'inUse' });
});

it('keeps the question whether to refresh until it is answered', () => {
  expect(noticeAfter({ kind: 'waiting' }, progress)).toEqual({ kind: 'waiting' });
  expect(noticeAfter({ kind: 'inUse' }, failed)).toEqual({ kind: 'inUse' });
});
