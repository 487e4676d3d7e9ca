import { expect, it } from 'vitest';
import type { FetchedPage } from './fetchPage.ts';
import { createPageCache } from './pageCache.ts';

function setUp(options: { limit?: number; maxAgeMs?: number } = {}) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const broken = new Set<string>();
  const pages = createPageCache({
    ...options,
    now: () => clock.now,
    async fetchPage(path): Promise<FetchedPage> {
      asked.push(path);
      if (broken.has(path)) throw new Error(`${path} answered 500.`);
      return { path, html: path };
    },
  });
  return { clock, asked, broken, pages };
}

it('fetches a page once, however many ask for it at the same time', async () => {
  const { pages, asked } = setUp();
  const [first, second] = await Promise.all([pages.load('/a'), pages.load('/a')]);
  expect(first).toBe(second);
  expect(pages.has('/a')).toBe(true);
  expect(asked).toEqual(['/a']);
});

it('asks again after some minutes, so that a deploy is seen', async () => {
  const { pages, asked, clock } = setUp({ maxAgeMs: 1000 });
  await pages.load('/a');
  clock.now = 999;
  await pages.load('/a');
  clock.now = 1000;
  expect(pages.has('/a')).toBe(false);
  await pages.load('/a');
  expect(asked).toEqual(['/a', '/a']);
});

it('keeps no failures', async () => {
  const { pages, asked, broken } = setUp();
  broken.add('/a');
  await expect(pages.load('/a')).rejects.toThrow('/a answered 500.');
  expect(pages.has('/a')).toBe(false);
  broken.clear();
  expect(await pages.load('/a')).toEqual({ path: '/a', html: '/a' });
  expect(asked).toEqual(['/a', '/a']);
});

it('keeps a limited number, those that were used last', async () => {
  const { pages } = setUp({ limit: 2 });
  await pages.load('/a');
  await pages.load('/b');
  await pages.load('/a');
  await pages.load('/c');
  expect(['/a', '/b', '/c'].map(pages.has)).toEqual([true, false, true]);
});

it('forgets what turned out to be no use', async () => {
  const { pages } = setUp();
  await pages.load('/a');
  pages.forget('/a');
  expect(pages.has('/a')).toBe(false);
});
