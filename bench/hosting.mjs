import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runCommand } from '../scripts/tools/runCommand.mjs';

/** How every kind of host answers every address of the site, in both slash forms; a test asks, here is its table. */
export async function* ask(budget) {
  const { code, output } = await runCommand(
    'playwright',
    ['test', 'hosting.spec', '--project=built', '--reporter=list'],
    { capture: true },
  );
  if (code !== 0) throw new Error(output);
  const tallies = JSON.parse(readFileSync(join(ROOT, 'test-results/hosting/table.json'), 'utf8'));
  console.log(
    `  ${'host'.padEnd(14)}${row(['URLs', 'direct', 'redirected', 'dead', 'headers right', 'right 404s'])}`,
  );
  for (const { host, urls, direct, redirected, dead, secured, lost } of tallies)
    console.log(`  ${host.padEnd(14)}${row([urls, direct, redirected, dead, secured, lost])}`);
  const sum = tallies.reduce((total, { dead }) => total + dead, 0);
  yield { label: 'dead addresses on all hosts', figure: sum, unit: '', budget: budget.deadAddresses };
}

function row(cells) {
  return cells.map((cell) => String(cell).padStart(14)).join('');
}
