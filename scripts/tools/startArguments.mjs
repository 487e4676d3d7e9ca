import { parseArgs } from 'node:util';

/** Options that only one of the two commands has. All others go to both, which take or refuse them. */
const OWNED = {
  port: { type: 'string', by: 'serve' },
  host: { type: 'string', by: 'serve' },
  data: { type: 'string', by: 'serve' },
  json: { type: 'boolean', by: 'build' },
  remember: { type: 'boolean', by: 'build' },
  'remove-worker': { type: 'boolean', by: 'build' },
};

const QUESTIONS = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } };

/** What of the arguments of `npm start` is meant for `command`, in their order. */
export function startArguments(command, argv) {
  const { tokens } = parseArgs({ args: argv, options: OWNED, strict: false, tokens: true });
  const others = new Set();
  for (const { kind, name, index, value, inlineValue } of tokens) {
    if (kind !== 'option' || !Object.hasOwn(OWNED, name) || OWNED[name].by === command) continue;
    others.add(index);
    if (value !== undefined && !inlineValue) others.add(index + 1);
  }
  return argv.filter((_, index) => !others.has(index));
}

/** The command lines that `npm start` runs, one after the other: a question is answered once. */
export function startCommands(argv) {
  const { values } = parseArgs({ args: argv, options: QUESTIONS, strict: false });
  const asked = ['version', 'help'].find((name) => values[name]);
  if (asked !== undefined) return [[`--${asked}`]];
  return ['build', 'serve'].map((command) => [command, ...startArguments(command, argv)]);
}
