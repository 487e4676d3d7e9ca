import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BodyPool, createBodyPool } from '#node/content/mdx/pool/bodyPool.ts';
import type { BodyAnswer, BodyTask } from '#node/content/mdx/pool/bodyTask.ts';
import { bundleWorker, taskIn, type WorkerFixture } from '../pool/workerFixture.ts';
import { HOSTILE_INPUTS, type HostileInput, mutants } from './hostileInputs.ts';

let fixture: WorkerFixture;
let pool: BodyPool;

beforeAll(async () => {
  fixture = await bundleWorker();
  const { workerFile, serverBundleFile, folder } = fixture;
  pool = createBodyPool({
    size: 2,
    workerFile,
    serverBundleFile,
    blockCache: { folder: join(folder, 'blocks'), version: '1' },
  });
});
afterAll(async () => {
  await pool.close();
  fixture.remove();
});

function taskOf({ text, format }: HostileInput, index: number): BodyTask {
  return taskIn(fixture.folder, { file: `${index}.${format}`, text, format });
}

/** Null for a good end: HTML, or an error that names a place in the file. */
function complaint(input: HostileInput, task: BodyTask, answer: BodyAnswer | undefined): string | null {
  if (answer?.status === 'rendered') return null;
  if (answer?.status !== 'failed') return `${input.name}: no answer`;
  const lines = input.text.split('\n').length;
  const errors = answer.diagnostics.filter(({ severity }) => severity === 'error');
  const isPlaced = errors.every(
    ({ file, line, column, message, hint }) =>
      file === task.file && line >= 1 && line <= lines && column >= 1 && message !== '' && hint !== null,
  );
  return errors.length > 0 && isPlaced ? null : `${input.name}: ${JSON.stringify(answer.diagnostics)}`;
}

async function complaints(inputs: readonly HostileInput[]): Promise<(string | null)[]> {
  const tasks = inputs.map(taskOf);
  const answers = await pool.run(tasks);
  return inputs
    .map((input, index) => {
      const task = tasks[index];
      return task ? complaint(input, task, answers[index]) : 'no task';
    })
    .filter((found) => found !== null);
}

describe('Hostile Markdown renders or gets its error, and the pool goes on', () => {
  it('for every known way to hang or crash a compiler', async () => {
    expect(await complaints(HOSTILE_INPUTS)).toEqual([]);
  }, 300_000);

  it('for 1,000 posts with random damage', async () => {
    expect(await complaints(mutants(1000))).toEqual([]);
  }, 300_000);

  it('and a good text still renders', async () => {
    expect(await complaints([{ name: 'good', text: '# Good\n\nText.', format: 'mdx' }])).toEqual([]);
  });
});
