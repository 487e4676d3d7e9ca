// `npm run spec [-- --tests] [-- S2]`: every sentence of the specification with what the last test run says of it.
import { readFileSync } from 'node:fs';
import { readReports } from './tools/testReports.mjs';

const STATES = ['shown', 'failing', 'not yet'];

const sentences = JSON.parse(readFileSync(new URL('../test/spec/sentences.json', import.meta.url), 'utf8'));
const withTests = process.argv.includes('--tests');
const wanted = process.argv.slice(2).find((argument) => argument.startsWith('S')) ?? 'S';

const tests = readReports().map((test) => ({ ...test, ids: idsIn(test.title) }));
const rows = Object.entries(sentences).map(([id, text]) => {
  const naming = tests.filter(({ ids }) => ids.includes(id));
  return { id, text, tests: naming, state: stateOf(naming) };
});
const shown = rows.filter(({ id }) => id === wanted || id.split('.')[0] === wanted || wanted === 'S');
const unknown = tests.flatMap(({ ids, title }) =>
  ids.filter((id) => !(id in sentences)).map((id) => ({ id, title })),
);

for (const row of shown) print(row);
for (const { id, title } of unknown) console.log(`error: no sentence ${id}, named by the test: ${title}`);
if (tests.length === 0) console.log('\nThere are no test reports yet: `npm test` writes them.');
console.log(
  `\n${STATES.map((state) => `${countOf(state)} ${state}`).join(', ')}, of ${shown.length} sentences`,
);
process.exitCode = unknown.length > 0 || countOf('failing') > 0 ? 1 : 0;

function idsIn(title) {
  const brackets = title.match(/\[S\d[^\]]*\]/g) ?? [];
  return brackets.flatMap((bracket) => bracket.slice(1, -1).split(/,\s*/));
}

function stateOf(naming) {
  if (naming.some(({ status }) => status === 'failed')) return 'failing';
  return naming.some(({ status }) => status === 'passed') ? 'shown' : 'not yet';
}

function countOf(state) {
  return shown.filter((row) => row.state === state).length;
}

function print({ id, text, state, tests: naming }) {
  console.log(`${state.padEnd(8)} ${id.padEnd(6)} ${text}`);
  if (!withTests) return;
  for (const { title, status } of naming) console.log(`${' '.repeat(16)}${status}: ${title.trim()}`);
}
