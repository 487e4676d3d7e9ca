import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashSite, makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

const KILLS = 20;
let site: string;

beforeAll(() => {
  site = makeFolder();
  writeTree(site, SMALL_SITE);
});
afterAll(() => removeFolder(site));

it(`${KILLS} builds killed at random moments leave the old or the new site, never a mix`, async () => {
  const out = join(site, 'dist');
  const post = join(site, 'content/blog/first/index.mdx');
  const build = (killAfterMs?: number) =>
    runLontar(['build', '--site', site, '--out', out], killAfterMs === undefined ? {} : { killAfterMs });

  /** What a build of the same words gives that nobody disturbs. */
  const buildUndisturbed = async () => {
    const whole = makeFolder();
    expect((await runLontar(['build', '--site', site, '--out', join(whole, 'dist')])).code).toBe(0);
    const fresh = hashSite(join(whole, 'dist'));
    removeFolder(whole);
    return fresh;
  };

  expect((await build()).code).toBe(0);
  const start = Date.now();
  appendFileSync(post, '\nOne more line.\n');
  expect((await build()).code).toBe(0);
  const duration = Date.now() - start;

  const outcomes = { old: 0, new: 0 };
  for (let round = 0; round < KILLS; round++) {
    const before = hashSite(out);
    appendFileSync(post, `\nLine of round ${round}.\n`);
    // Every part of the build gets its share of kills, the end of it, where files are written, the most.
    await build(duration * Math.sqrt((round + Math.random()) / KILLS));
    expect(existsSync(out), 'the output folder is there').toBe(true);
    const after = hashSite(out);
    const isOld = JSON.stringify(after) === JSON.stringify(before);
    if (!isOld) expect(after).toEqual(await buildUndisturbed());
    outcomes[isOld ? 'old' : 'new'] += 1;
  }
  expect(outcomes.old, 'some kills came before the end').toBeGreaterThan(0);
  expect((await build()).code).toBe(0);
  const left = readdirSync(site).filter((name) => name.startsWith('.dist.'));
  expect(left, 'a later build removes what killed ones left').toEqual([]);
});
