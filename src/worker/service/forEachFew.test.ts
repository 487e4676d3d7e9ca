import { expect, it } from 'vitest';
import { forEachFew } from './forEachFew.ts';

it('does every job, a few at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachFew([...Array(40).keys()], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(40).keys()]);
  expect(most).toBe(6);
});

it('begins nothing after a failure, and waits for what is under way', async () => {
  let begun = 0;
  let ended = 0;
  const work = forEachFew([...Array(40).keys()], async (item) => {
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
