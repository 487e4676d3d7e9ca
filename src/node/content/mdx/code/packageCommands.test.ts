import { beforeAll, expect, it, test } from 'vitest';
import { commandsFor, preparePackageCommands } from './packageCommands.ts';

beforeAll(preparePackageCommands);

function all(code: string): string[] {
  return (['npm', 'yarn', 'pnpm', 'bun'] as const).map((manager) => commandsFor(manager, code));
}

it.each([
  ['npm install react', 'yarn add react', 'pnpm add react', 'bun add react'],
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm i -D a b', 'yarn add --dev a b', 'pnpm add -D a b', 'bun add --dev a b'],
  ['npm run build -- --x', 'yarn build --x', 'pnpm run build --x', 'bun run build --x'],
  ['npx a@latest b', 'yarn dlx a@latest b', 'pnpm dlx a@latest b', 'bun x a@latest b'],
])('%s', (...commands) => expect(all(commands[0])).toEqual(commands));

test('every command is converted, wherever it begins, and all around it stays', () => {
  expect(
    commandsFor('yarn', '# First npm, then:\ncd a && npm test; npx b\n$ npm install # all of it\n'),
  ).toBe('# First npm, then:\ncd a && yarn test; yarn dlx b\n$ yarn install # all of it\n');
  expect(commandsFor('pnpm', 'CI=1 sudo npm i a\nsudo A=1 npm i git:b#c  |  tee d')).toBe(
    'CI=1 sudo pnpm add a\nsudo A=1 pnpm add git:b#c  |  tee d',
  );
});

test('a command of which a whole line would be left out stays as it is', () => {
  const command = 'npm install \\\n  --save \\\n  foo';
  expect(all(command)).toEqual([command, command, command, command]);
});

test('a command over several lines keeps them', () => {
  expect(commandsFor('yarn', 'npm install \\\n    a\\\n  --save-dev\nnpm start')).toBe(
    'yarn add \\\n    a \\\n  --dev\nyarn start',
  );
});

test('what is no command, and a command without a counterpart, stays as it is', () => {
  const code =
    'npm\nnpm ci\nnpm -v\nnpm toString\nnpm nosuch x\nmy-npm a\necho "npm install"\nnpmrc\nsee https://npmjs.com/npm install';
  expect(all(code)).toEqual([code, code, code, code]);
});
