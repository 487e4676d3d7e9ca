import { expect, it } from 'vitest';
import { ModuleCache } from './moduleCache.ts';

it('loads the code of an island once for all its uses', async () => {
  const attempts: number[] = [];
  const cache = new ModuleCache({ Chart: async (attempt) => ({ attempts: attempts.push(attempt) }) });
  const [first, second] = await Promise.all([cache.load('Chart'), cache.load('Chart')]);
  expect(first).toBe(second);
  expect(await cache.load('Chart')).toBe(first);
  expect(attempts).toEqual([0]);
});

it('asks anew for what failed, as another attempt', async () => {
  const attempts: number[] = [];
  const cache = new ModuleCache({
    async Chart(attempt) {
      attempts.push(attempt);
      if (attempt < 2) throw new Error('down');
      return {};
    },
  });
  await expect(Promise.all([cache.load('Chart'), cache.load('Chart')])).rejects.toThrow('down');
  await expect(cache.load('Chart')).rejects.toThrow('down');
  await cache.load('Chart');
  expect(attempts).toEqual([0, 1, 2]);
});

it('knows no other islands', async () => {
  await expect(new ModuleCache({}).load('Chart')).rejects.toThrow('There is no island `Chart`.');
});
