import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOutput, recoverOutput } from './output.ts';

let folder: string;
let live: string;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (file: string): string => readFileSync(join(live, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-output-'));
  live = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('shows nothing of a build before it is published', () => {
  const output = openOutput(live);
  output.write('a/index.html', bytes('new'), 'page');
  expect(existsSync(live)).toBe(false);
  output.publish();
  expect(read('a/index.html')).toBe('new');
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('writes brotli and gzip beside each text and leaves pictures alone', () => {
  const output = openOutput(live);
  output.write('index.html', bytes('words '.repeat(100)), 'page');
  output.write('picture.png', bytes('pixels'), 'asset');
  output.publish();
  expect(brotliDecompressSync(readFileSync(join(live, 'index.html.br'))).toString()).toBe(read('index.html'));
  expect(gunzipSync(readFileSync(join(live, 'index.html.gz'))).toString()).toBe(read('index.html'));
  expect(readdirSync(live)).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'picture.png']);
});

it('takes over what did not change, and says when it is not there', () => {
  const first = openOutput(live);
  first.write('index.html', bytes('old'), 'page');
  first.publish();
  const second = openOutput(live);
  expect(second.keep('index.html', 3)).toBe(true);
  expect(second.keep('index.html', 4), 'somebody has changed it').toBe(false);
  expect(second.keep('missing.html', 3)).toBe(false);
  second.publish();
  expect(read('index.html')).toBe('old');
});

it('leaves the live folder as it was when a build is discarded', () => {
  const first = openOutput(live);
  first.write('index.html', bytes('old'), 'page');
  first.publish();
  const second = openOutput(live);
  second.write('index.html', bytes('new'), 'page');
  second.discard();
  expect(read('index.html')).toBe('old');
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('puts the old folder back if a build was killed between its two renames', () => {
  mkdirSync(live);
  writeFileSync(join(live, 'index.html'), 'old');
  // No process has this number: the largest on Linux is 2^22.
  renameSync(live, join(folder, '.dist.old.99999999'));
  mkdirSync(join(folder, '.dist.next.99999999'));
  recoverOutput(live);
  expect(read('index.html')).toBe('old');
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('leaves the folders of a build that is running', () => {
  mkdirSync(join(folder, `.dist.next.${process.ppid}`));
  recoverOutput(live);
  expect(readdirSync(folder)).toEqual([`.dist.next.${process.ppid}`]);
});
