import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** Edits a file as an editor does; returns how to put it back. */
export function editFile(path: string, change: (text: string) => string): () => void {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `${path} has what the test edits`).not.toBe(before);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}
