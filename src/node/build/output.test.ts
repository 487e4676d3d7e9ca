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
import { openOutput, recoverOutput, removeLeft } from './output.ts';

let root: string;
let folder: string;
let live: string;
let spare: string;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (file: string): string => readFileSync(join(live, file), 'utf8');

beforeEach(() => {
  published = {};
  root = mkdtempSync(join(tmpdir(), 'lontar-output-'));
  folder = join(root, 'site');
  live = join(folder, 'dist');
  spare = join(root, 'spare');
  mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('shows nothing of a build before it is published', () => {
  const output = openOutput(live, spare);
  output.write('a/index.html', bytes('new'), 'page');
  expect(existsSync(live)).toBe(false);
  output.publish();
  expect(read('a/index.html')).toBe('new');
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('writes brotli and gzip beside each text, and nothing beside pictures, feeds and Markdown copies', () => {
  const output = openOutput(live, spare);
  output.write('index.html', bytes('words '.repeat(100)), 'page');
  output.write('picture.png', bytes('pixels'), 'asset');
  for (const file of ['tags/a/rss.xml', 'feed.json', 'post.md']) output.write(file, bytes('words'), 'page');
  output.publish();
  expect(brotliDecompressSync(readFileSync(join(live, 'index.html.br'))).toString()).toBe(read('index.html'));
  expect(gunzipSync(readFileSync(join(live, 'index.html.gz'))).toString()).toBe(read('index.html'));
  expect(readdirSync(live, { recursive: true }).map(String).toSorted()).toEqual(
    'feed.json index.html index.html.br index.html.gz picture.png post.md tags tags/a tags/a/rss.xml'.split(
      ' ',
    ),
  );
});

it('takes over what did not change, and says when it is not there', () => {
  const first = openOutput(live, spare);
  first.write('index.html', bytes('old'), 'page');
  first.publish();
  const second = openOutput(live, spare);
  expect(second.keep('index.html', 3)).toBe(true);
  expect(second.keep('index.html', 4), 'somebody has changed it').toBe(false);
  expect(second.keep('missing.html', 3)).toBe(false);
  second.publish();
  expect(read('index.html')).toBe('old');
});

let published: Readonly<Record<string, string>> = {};

/** Publishes these files; what is live already is taken over. */
function publishSite(files: Readonly<Record<string, string>>): void {
  const output = openOutput(live, spare);
  for (const [file, text] of Object.entries(files)) {
    if (published[file] !== text || !output.keep(file, text.length)) output.write(file, bytes(text), 'asset');
  }
  output.publish();
  published = files;
}

it('begins with the folder of an earlier build and leaves nothing of it behind', () => {
  publishSite({ 'a/index.html': 'old', 'kept.png': 'k', 'b/c/gone.png': 'g', 'd/e.png': 'e', f: 'f' });
  publishSite({ 'a/index.html': 'next', 'kept.png': 'k' });
  expect(existsSync(join(spare, 'b/c/gone.png')), 'it waits for the next build').toBe(true);
  publishSite({ 'a/index.html': 'new!', 'kept.png': 'k', 'd/e.png/x.png': 'x', 'f/y.png': 'y' });
  expect(readdirSync(live, { recursive: true }).map(String).toSorted()).toEqual(
    'a a/index.html a/index.html.br a/index.html.gz d d/e.png d/e.png/x.png f f/y.png kept.png'.split(' '),
  );
  publishSite({ 'a/index.html': 'last', 'd/e.png': 'e' });
  publishSite({ 'a/index.html': 'last', 'd/e.png': 'e', 'kept.png': 'k' });
  expect(readdirSync(live).toSorted()).toEqual(['a', 'd', 'kept.png']);
  expect([read('a/index.html'), read('d/e.png'), read('kept.png')]).toEqual(['last', 'e', 'k']);
});

it('looks no further than the folder it begins with for what that is known to have, unless it is not whole there', () => {
  publishSite({ 'index.html': 'words', 'other.html': 'more', 'last.html': 'end' });
  publishSite({ 'index.html': 'words', 'other.html': 'more', 'last.html': 'end' });
  for (const file of ['index.html', 'other.html', 'last.html']) rmSync(join(live, file));
  writeFileSync(join(spare, 'other.html'), 'cut');
  rmSync(join(spare, 'last.html.br'));
  const output = openOutput(live, spare, () => true);
  expect(output.keep('index.html', 5)).toBe(true);
  expect(output.keep('other.html', 4)).toBe(false);
  expect(output.keep('last.html', 3)).toBe(false);
  output.publish();
  expect(read('index.html')).toBe('words');
  expect(readdirSync(live).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
});

it('never writes into a file that the live folder shares with the one it begins with', () => {
  publishSite({ 'index.html': 'one', 'other.html': 'a' });
  publishSite({ 'index.html': 'one', 'other.html': 'b' });
  const output = openOutput(live, spare);
  output.write('index.html', bytes('two'), 'page');
  expect(read('index.html')).toBe('one');
  output.discard();
  expect(read('index.html')).toBe('one');
});

it('leaves the live folder as it was when a build is discarded', () => {
  const first = openOutput(live, spare);
  first.write('index.html', bytes('old'), 'page');
  first.publish();
  const second = openOutput(live, spare);
  second.write('index.html', bytes('new'), 'page');
  second.discard();
  expect(read('index.html')).toBe('old');
  expect(readdirSync(folder)).toEqual(['dist']);
});

/** No process has this number: the largest on Linux is 2^22. */
const DEAD = 99999999;

it('puts the old folder back if a build was killed between its two renames', () => {
  mkdirSync(live);
  writeFileSync(join(live, 'index.html'), 'old');
  renameSync(live, join(folder, `.dist.old.${DEAD}`));
  mkdirSync(join(folder, `.dist.next.${DEAD}`));
  recoverOutput(live);
  expect(read('index.html')).toBe('old');
  expect(readdirSync(folder), 'who only reads removes nothing').toContain(`.dist.next.${DEAD}`);
  removeLeft(live);
  expect(readdirSync(folder)).toEqual(['dist']);
});

it('leaves the folders of a build that is running', () => {
  mkdirSync(join(folder, `.dist.next.${process.ppid}`));
  recoverOutput(live);
  removeLeft(live);
  expect(readdirSync(folder)).toEqual([`.dist.next.${process.ppid}`]);
});

it('leaves what the owner keeps beside the output folder', () => {
  const own = ['.dist.backup', '.dist.env', '.dist.next', '.dist.old.2024-05', `.dist.older.${DEAD}`];
  for (const name of own) mkdirSync(join(folder, name));
  recoverOutput(live);
  removeLeft(live);
  expect(readdirSync(folder).toSorted()).toEqual(own);
});
