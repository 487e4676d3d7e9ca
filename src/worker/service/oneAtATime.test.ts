import { expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

it('begins once for all who ask meanwhile, and anew after an end or a failure', async () => {
  let begun = 0;
  const work = oneAtATime(async () => {
    begun += 1;
    await Promise.resolve();
    if (begun === 2) throw new Error('no line');
  });
  await Promise.all([work(), work(), work()]);
  expect(begun).toBe(1);
  const outcomes = await Promise.allSettled([work(), work()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await work();
  expect(begun).toBe(3);
});
