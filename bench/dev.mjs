import { fileURLToPath } from 'node:url';
import { measure, measureCpu } from './measure.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));
const URL_LINE = /https?:\/\/localhost:\d+\S*/;

/** How much it costs from `npm run dev` to the first page, on this site. */
export async function* ask(budget) {
  await measureCpu(process.execPath, [LONTAR, '--version']);
  const { cpuSeconds, peakMegabytes } = await measure(process.execPath, [LONTAR, 'dev', '--port', '0'], {
    cwd: ROOT,
    until: async (line) => {
      const url = URL_LINE.exec(line)?.[0];
      if (url === undefined) return false;
      const response = await fetch(url);
      const text = await response.text();
      if (!response.ok || !text.includes('<h1'))
        throw new Error(`The first page is not there: ${response.status}`);
      return true;
    },
  });
  yield {
    label: 'start to first page',
    figure: cpuSeconds,
    unit: 'CPU s',
    budget: budget.firstPageCpuSeconds,
  };
  yield { label: 'peak memory', figure: peakMegabytes, unit: 'MB' };
}
