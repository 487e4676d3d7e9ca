import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REQUESTS = 100_000;

/** Whether the server outlives 100,000 fuzzed requests, and how long the slowest of them takes. */
export async function* ask(budget = {}) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'conformance', 'test/search/fuzz.test.ts'],
    { cwd: ROOT, env: { ...process.env, FUZZ_REQUESTS: String(REQUESTS), NO_COLOR: '1' }, maxBuffer: 1e8 },
  );
  const slowest = Number(/the slowest (\d+) ms/.exec(stdout)?.[1]);
  yield {
    label: `slowest of ${REQUESTS.toLocaleString('en')} fuzzed requests`,
    figure: slowest,
    unit: 'CPU ms',
    budget: budget.slowestCpuMilliseconds,
  };
}
