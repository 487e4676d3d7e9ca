import { availableParallelism } from 'node:os';
import { runCommand } from './runCommand.mjs';
import { clearReport, readReport, reportPath } from './testReports.mjs';

/** A step is a command; with `report`, the name of the report it writes, its tests are counted, else it counts as one. */
const vitest = (project) => ({
  name: project,
  command: 'vitest',
  args: [
    'run',
    `--project=${project}`,
    // Its own choice leaves one core to others.
    `--maxWorkers=${availableParallelism()}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath(project)}`,
  ],
  report: project,
});

const lontar = (...args) => ({ name: args[0], command: process.execPath, args: ['bin/lontar.mjs', ...args] });

/** Both are Go programs that end after seconds: a tenth of their time goes into memory that could as well wait for the end. */
const RARELY_COLLECTED = { GOGC: '400', GOMEMLIMIT: '2GiB' };

/** What `npm run check` runs: everything that needs neither a build nor a browser. */
export const CHECK = [
  { name: 'lint', command: 'oxlint', args: [], env: RARELY_COLLECTED },
  vitest('unit'),
  { name: 'types', command: 'tsc', args: ['-b'], env: RARELY_COLLECTED },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
];

/** What `npm test` runs after the checks, one after the other. */
export const SLOW = [
  vitest('conformance'),
  lontar('build'),
  {
    name: 'e2e',
    command: 'playwright',
    args: ['test', '--reporter=list,json', '--output=test-results/e2e'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('e2e') },
    report: 'e2e',
  },
  { name: 'budgets', command: process.execPath, args: ['bench/run.mjs', 'page', 'dev', '--quick'] },
];

/** Runs the steps side by side, as many as there are cores; each gets a line, and its output when it failed. */
export async function runQuietly(steps) {
  const results = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.push(await runStep(step, { capture: true }));
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return results;
}

/** Runs the steps one after the other and shows all they print. */
export async function runLoudly(steps) {
  const results = [];
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`);
    results.push(await runStep(step, { capture: false }));
  }
  return results;
}

async function runStep({ name, command, args, env = {}, report }, { capture }) {
  if (report) clearReport(report);
  const start = performance.now();
  const { code, output } = await runCommand(command, args, { capture, env });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0 && capture) console.log(output);
  return { name, ...count(code, report ? readReport(report) : null) };
}

function count(code, tests) {
  const having = (wanted) => (tests ?? []).filter(({ status }) => status === wanted).length;
  const counts = { passed: having('passed'), failed: having('failed'), skipped: having('skipped') };
  if (tests === null) return { ...counts, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A suite whose tests all passed and which failed none the less, by an unhandled error for one.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
