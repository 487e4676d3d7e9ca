import { expect, it } from 'vitest';
import { shareModules } from './sharedModules.ts';

it('the entry keeps what chunks use of a module below the name of its file', () => {
  const names = new Map([['src/client/runtime/toast.ts', new Set(['showToast', 'hideToast'])]]);
  expect(shareModules('/engine', names)).toContain(
    '"toast": { hideToast: hideToast0, showToast: showToast0 }',
  );
});

it('two modules of one name are refused: a chunk would get the other one', () => {
  const names = new Map([
    ['src/client/ui/store.ts', new Set(['a'])],
    ['src/client/runtime/toast.ts', new Set(['b'])],
    ['src/client/runtime/store.ts', new Set(['c'])],
  ]);
  expect(() => shareModules('/engine', names)).toThrow(
    'Modules that chunks share need names of their own: src/client/ui/store.ts, src/client/runtime/store.ts.',
  );
});
