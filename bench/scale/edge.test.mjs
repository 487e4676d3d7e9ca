import { expect, it } from 'vitest';
import { missesUntilDeploy, missesWithAge, peakPerSecond } from './edge.mjs';
import { createDraw, createRandom, zipfShares } from './random.mjs';

const place = { edges: 10, deploysADay: 2 };

it('until a deploy, a busy page reaches the origin once from each place and deploy, a lonely one each time', () => {
  expect(missesUntilDeploy(1e6, [1], place)).toBeCloseTo(20);
  expect(missesUntilDeploy(0.001, [1], place)).toBeCloseTo(0.001);
  expect(missesUntilDeploy(20, [1], place)).toBeCloseTo(20 * (1 - 1 / Math.E));
});

it('with an age, a busy page reaches the origin once from each place and age, and with none each time', () => {
  expect(missesWithAge(5000, [0.5, 0.5], { edges: 10, seconds: 0 })).toBe(5000);
  expect(missesWithAge(1e9, [1], { edges: 10, seconds: 60 })).toBeCloseTo(10 * 1440, -1);
  // One request a minute in the one place: one is missed, one comes within the minute after it.
  expect(missesWithAge(1440, [1], { edges: 1, seconds: 60 })).toBe(720);
});

it('the same readers on more pages reach the origin more often', () => {
  const missed = [10, 100, 1000].map((pages) => missesUntilDeploy(1e5, zipfShares(pages, 0.9), place));
  expect(missed).toEqual(missed.toSorted((a, b) => a - b));
  expect(missed[2]).toBeGreaterThan(missed[0]);
});

it('the busiest hour is the average one times its factor', () => {
  expect(peakPerSecond(86_400, { peakFactor: 2.5 })).toBe(2.5);
});

it('shares by rank sum to one and fall as they should, and pages are drawn by them', () => {
  const shares = zipfShares(4, 1);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares[0] / shares[3]).toBeCloseTo(4);
  const draw = createDraw(shares, createRandom(1));
  const drawn = [0, 0, 0, 0];
  for (let time = 0; time < 20_000; time += 1) drawn[draw()] += 1;
  drawn.forEach((count, rank) => expect(count / 20_000).toBeCloseTo(shares[rank], 1));
});

it('chance is the same in every run', () => {
  const [one, other] = [createRandom(7), createRandom(7)];
  expect([one(), one()]).toEqual([other(), other()]);
});
