import { expect, test } from 'vitest';
import type { Diagnostic } from '#model/diagnostic.ts';
import { SiteFaults } from '../build/siteFaults.ts';
import type { Workshop } from '../build/workshop.ts';
import { createDevWorkshop } from './devWorkshop.ts';

const first = { toolKey: 'first' } as Workshop;
const second = { toolKey: 'second' } as Workshop;

const faultOf = (code: string): Diagnostic => ({
  file: 'islands/Wave.tsx',
  line: 1,
  column: 1,
  severity: 'error',
  code,
  message: 'It is wrong.',
  hint: null,
});

/** Opens one workshop after the other; a fault code stands for one that cannot be opened. */
function openInTurn(...turns: readonly (Workshop | string)[]): () => Promise<Workshop> {
  const left = [...turns];
  return () => {
    const turn = left.shift();
    if (turn === undefined) throw new Error('Nothing is left to open.');
    return typeof turn === 'string' ? Promise.reject(new SiteFaults([faultOf(turn)])) : Promise.resolve(turn);
  };
}

function unforeseen(error: unknown): void {
  throw error;
}

test('an edit takes back what the bundler said of syntax, without waiting for it, and nothing else', async () => {
  const workshop = createDevWorkshop(openInTurn(first, 'island/syntax', 'island/export', second), unforeseen);
  await workshop.renew();
  expect(workshop.faults()).toEqual([faultOf('island/syntax')]);
  expect(await workshop.current(), 'the one before goes on').toBe(first);
  workshop.forgetSyntax();
  expect(workshop.faults()).toEqual([]);

  await workshop.renew();
  workshop.forgetSyntax();
  expect(workshop.faults(), 'only the bundler knows').toEqual([faultOf('island/export')]);
  await workshop.renew();
  expect(workshop.faults()).toEqual([]);
  expect(await workshop.current()).toBe(second);
});

test('while there has never been one, the faults of the last attempt stand', async () => {
  const workshop = createDevWorkshop(openInTurn('island/syntax', 'island/export', first), unforeseen);
  await expect(workshop.current()).rejects.toMatchObject({ diagnostics: [faultOf('island/syntax')] });
  await workshop.renew();
  await expect(workshop.current()).rejects.toMatchObject({ diagnostics: [faultOf('island/export')] });
  await workshop.renew();
  expect(await workshop.current()).toBe(first);
});

test('what is no fault of the site is not kept back, and the workshop of before goes on', async () => {
  const turns = [Promise.resolve(first), Promise.reject(new Error('no space left on device'))];
  const failures: unknown[] = [];
  const open = (): Promise<Workshop> => turns.shift() ?? Promise.resolve(second);
  const workshop = createDevWorkshop(open, (error) => failures.push(error));
  await workshop.renew();
  expect(failures.map(String)).toEqual(['Error: no space left on device']);
  expect(await workshop.current()).toBe(first);
  await workshop.renew();
  expect(await workshop.current()).toBe(second);
});
