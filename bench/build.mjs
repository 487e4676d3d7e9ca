import { appendFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCorpus, writeConfig } from './corpus.mjs';
import { hugoVersion, makeHugoSite } from './hugo.mjs';
import { lowestOf, lowestOfEach, measureCpu } from './measure.mjs';

/** Other work on the machine only ever adds to a figure, so the lowest of some runs is nearest to the truth. */
const RUNS = 5;
const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));

/** How much a build costs: cold, after one edit, and with ten times the posts. */
export async function* ask(budget) {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  try {
    const small = await buildOf(1000, join(folder, 'small'), RUNS);
    yield {
      label: '1,000 posts, cold, without social cards',
      figure: small.plain.cpuSeconds,
      all: small.plain.all,
      unit: 'CPU s',
      budget: budget.coldCpuSeconds,
    };
    yield {
      label: '1,000 posts, cold',
      figure: small.cold.cpuSeconds,
      all: small.cold.all,
      unit: 'CPU s',
    };
    yield {
      label: '1,000 posts, cold, against without cards',
      figure: small.cold.cpuSeconds / small.plain.cpuSeconds,
      unit: 'times',
      budget: budget.cardsCpuRatio,
    };
    yield {
      label: '1,000 posts, cold, peak memory',
      figure: small.cold.peakMegabytes,
      unit: 'MB',
      budget: budget.coldMegabytes,
    };
    yield {
      label: '1,000 posts, one edited',
      figure: small.edit.cpuSeconds,
      all: small.edit.all,
      unit: 'CPU s',
      budget: budget.editCpuSeconds,
    };
    yield* againstHugo(small, join(folder, 'hugo'), budget);
    if (process.argv.includes('--quick')) return;
    const large = await buildOf(10_000, join(folder, 'large'), 1);
    const ratio = large.cold.cpuSeconds / small.cold.cpuSeconds;
    yield { label: '10,000 posts, cold', figure: large.cold.cpuSeconds, unit: 'CPU s' };
    yield {
      label: '10,000 posts, cold, against 1,000',
      figure: ratio,
      unit: 'times',
      budget: budget.tenfoldCpuRatio,
    };
    yield {
      label: '10,000 posts, cold, peak memory',
      figure: large.cold.peakMegabytes,
      unit: 'MB',
      budget: budget.tenfoldMegabytes,
    };
    yield { label: '10,000 posts, one edited', figure: large.edit.cpuSeconds, unit: 'CPU s' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The same posts by Hugo on the same machine: what the seconds above would be elsewhere. It begins anew after each edit.
 * The budgets are those of the seconds, by what it needed where these were set (5.8, after an edit 6.3).
 */
async function* againstHugo({ plain, edit }, site, budget) {
  const version = hugoVersion();
  if (version === null || !(await makeHugoSite(1000, site))) return;
  const build = () => measureCpu('hugo', ['--quiet', '--source', site]);
  const cold = await lowestOf(RUNS, () => {
    putAside(site, ['public']);
    return build();
  });
  const again = await lowestOf(RUNS, build);
  yield {
    label: `1,000 posts, cold, Hugo ${version}`,
    figure: cold.cpuSeconds,
    all: cold.all,
    unit: 'CPU s',
  };
  yield {
    label: 'cold, without social cards, against Hugo',
    figure: plain.cpuSeconds / cold.cpuSeconds,
    unit: 'times',
    budget: budget.coldHugoRatio,
  };
  yield {
    label: 'one edited, against Hugo',
    figure: edit.cpuSeconds / again.cpuSeconds,
    unit: 'times',
    budget: budget.editHugoRatio,
  };
}

/** Moves what was built away. Removing it would slow down the next build: disks look twice at what has just become free. */
function putAside(site, all = ['dist', '.lontar']) {
  const aside = mkdtempSync(`${site}-aside-`);
  for (const made of all) if (existsSync(join(site, made))) renameSync(join(site, made), join(aside, made));
}

async function buildOf(count, site, runs) {
  await makeCorpus(count, site);
  const build = () =>
    measureCpu(process.execPath, [LONTAR, 'build', '--site', site, '--out', join(site, 'dist')]);
  // The engine compiles itself once after it was changed: that is not the site's cost.
  await measureCpu(process.execPath, [LONTAR, '--version']);
  const buildFromNothing = (socialCards) => {
    putAside(site);
    writeConfig(site, socialCards);
    return build();
  };
  // By turns, so that other work on the machine weighs on both.
  const [plain, cold] = await lowestOfEach(runs, [
    () => buildFromNothing(false),
    () => buildFromNothing(true),
  ]);
  const edit = await lowestOf(runs, () => {
    appendFileSync(
      join(site, 'content/blog/repack/index.mdx'),
      '\nOne more sentence, written after the first build.\n',
    );
    return build();
  });
  return { plain, cold, edit };
}
