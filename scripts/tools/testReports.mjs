import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './runCommand.mjs';

/** Where vitest and Playwright leave their reports, one JSON file a suite. */
const REPORTS = 'test-results';

export const reportPath = (name) => join(ROOT, REPORTS, `${name}.json`);

/** So that a suite that dies early is not taken for the one that ran before. */
export function clearReport(name) {
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  rmSync(reportPath(name), { force: true });
}

/** Every test of one report as `{title, status: 'passed' | 'failed' | 'skipped'}`, or null without a report. */
export function readReport(name) {
  if (!existsSync(reportPath(name))) return null;
  const report = JSON.parse(readFileSync(reportPath(name), 'utf8'));
  return 'testResults' in report ? readVitest(report) : readPlaywright(report);
}

/** The tests of all reports there are. */
export function readReports() {
  if (!existsSync(join(ROOT, REPORTS))) return [];
  const names = readdirSync(join(ROOT, REPORTS)).filter((file) => file.endsWith('.json'));
  return names.flatMap((file) => readReport(file.slice(0, -'.json'.length)));
}

function readVitest({ testResults }) {
  return testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    }));
    // A file that cannot be loaded has failed without a single test.
    const hasDied = file.status === 'failed' && tests.every(({ status }) => status !== 'failed');
    return hasDied ? [...tests, { title: file.name, status: 'failed' }] : tests;
  });
}

const PLAYWRIGHT_STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

function readPlaywright({ suites, errors }) {
  const tests = suites.flatMap((suite) => readSuite(suite, ''));
  return [...tests, ...errors.map(({ message }) => ({ title: message, status: 'failed' }))];
}

function readSuite({ title, specs = [], suites = [] }, above) {
  const path = `${above}${title} `;
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({ title: `${path}${spec.title}`, status: PLAYWRIGHT_STATUS[test.status] })),
    ),
    ...suites.flatMap((suite) => readSuite(suite, path)),
  ];
}
