import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** The watcher passes over a second save within 50 ms of the first. Nobody saves as fast, but a test may. */
const APART_MS = 100;

/** Edits a file as an editor does; returns how to put it back. */
export function editFile(path: string, change: (text: string) => string): () => Promise<void> {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `${path} has what the test edits`).not.toBe(before);
  writeFileSync(path, after);
  return async () => {
    await setTimeout(APART_MS);
    writeFileSync(path, before);
  };
}
