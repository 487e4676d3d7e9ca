import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCorpus } from './corpus.mjs';
import { measureCpu } from './measure.mjs';

const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));

/** How much a build costs: cold, after one edit, and with ten times the posts. */
export async function* ask(budget) {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  try {
    const small = await buildOf(1000, join(folder, 'small'));
    yield {
      label: '1,000 posts, cold',
      figure: small.cold.cpuSeconds,
      unit: 'CPU s',
      budget: budget.coldCpuSeconds,
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
      unit: 'CPU s',
      budget: budget.editCpuSeconds,
    };
    if (process.argv.includes('--quick')) return;
    const large = await buildOf(10_000, join(folder, 'large'));
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

async function buildOf(count, site) {
  await makeCorpus(count, site);
  const build = () =>
    measureCpu(process.execPath, [LONTAR, 'build', '--site', site, '--out', join(site, 'dist')]);
  // The engine compiles itself once after it was changed: that is not the site's cost.
  await measureCpu(process.execPath, [LONTAR, '--version']);
  const cold = await build();
  appendFileSync(
    join(site, 'content/blog/repack/index.mdx'),
    '\nOne more sentence, written after the first build.\n',
  );
  const edit = await build();
  return { cold, edit };
}
