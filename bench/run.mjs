// npm run bench [build|dev|page|search|hosting|growth|scale …]: answers one question each and holds the figures against budgets.json.
import { readFileSync } from 'node:fs';

const QUESTIONS = ['page', 'dev', 'build', 'search'];
/** They take minutes or a program that not every machine has. */
const ONLY_WHEN_ASKED = ['search-server', 'search-fuzz', 'hosting', 'growth', 'scale'];
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const known = [...QUESTIONS, ...ONLY_WHEN_ASKED];
const unknown = asked.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no question '${unknown}'. The questions are ${known.join(', ')}.`);
  process.exit(2);
}

let missed = 0;
for (const name of asked.length > 0 ? asked : QUESTIONS) {
  console.log(`\n${name}`);
  const { ask } = await import(`./${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}.mjs`);
  for await (const { label, figure, all = [figure], unit, budget } of ask(budgets[name])) {
    const verdict = budget === undefined ? '' : figure <= budget ? `within ${budget}` : `OVER ${budget}`;
    if (budget !== undefined && !(figure <= budget)) missed += 1;
    const runs = all.length > 1 ? `  lowest of ${all.map((each) => each.toFixed(2)).join(', ')}` : '';
    console.log(`  ${label.padEnd(44)} ${figure.toFixed(2).padStart(9)} ${unit.padEnd(6)} ${verdict}${runs}`);
  }
}
if (missed > 0) console.error(`\n${missed} over budget`);
process.exitCode = missed > 0 ? 1 : 0;
