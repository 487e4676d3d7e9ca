import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { failureWords } from './failureWords.mjs';

/** As Node makes them: an error of writing names no file. */
const writeError = (code, words) =>
  Object.assign(new Error(`${code}: ${words}, write`), { code, errno: -1, syscall: 'write' });

it.each([
  ['ENOSPC', 'no space left on device'],
  ['EDQUOT', 'disk quota exceeded'],
])('%s is told as a full disk, with what to do', (code, words) => {
  expect(failureWords(writeError(code, words))).toEqual({
    message: `The disk is full, or your share of it: ${code}: ${words}, write`,
    hint: 'make room and run this again; the folder .lontar/cache of the site may go, it is made anew',
  });
});

it('what the file system refuses is told in its words, anything else as it is', () => {
  let refusal = new Error('nothing was refused');
  try {
    readFileSync('/no/such/file');
  } catch (error) {
    refusal = error;
  }
  expect(failureWords(refusal)).toMatchObject({ message: refusal.message });
  expect(failureWords(refusal)?.hint).toContain('its name not too long');
  expect(failureWords(new TypeError('a fault of ours'))).toBeNull();
});
