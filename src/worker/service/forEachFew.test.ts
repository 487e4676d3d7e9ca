import { expect, it } from 'vitest';
import { forEachFew, type OnProgress } from './forEachFew.ts';

/** Of 44 things 4 are done before. */
const REST = { onProgress: () => {}, done: 4, total: 44 };

it('does every job, a few at a time, and tells how far it is', async () => {
  const done: number[] = [];
  const told: number[] = [];
  const onProgress: OnProgress = ({ done, total }) => told.push(done / total);
  let running = 0;
  let most = 0;
  await forEachFew([...Array(40).keys()], { ...REST, onProgress }, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(40).keys()]);
  expect(most).toBe(6);
  expect(told).toEqual(Array.from({ length: 41 }, (_, at) => (4 + at) / 44));
});

it('begins nothing after a failure, and waits for what is under way', async () => {
  let begun = 0;
  let ended = 0;
  const work = forEachFew([...Array(40).keys()], REST, async (item) => {
    begun += 1;
    await Promise.resolve();
    if (item === 3) throw new Error('no');
    await Promise.resolve();
    ended += 1;
  });
  await expect(work).rejects.toThrow('no');
  expect(begun).toBeLessThan(13);
  expect(ended).toBe(begun - 1);
});
