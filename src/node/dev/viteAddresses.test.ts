import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineRoot } from '../content/engineRoot.ts';
import { viteAddresses } from './viteAddresses.ts';

const isOfVite = viteAddresses(tmpdir());

test.each([
  '/@vite/client',
  '/@id/virtual:islands',
  '/@fs/site/islands/Wave.tsx',
  '/@react-refresh',
  '/src/node/dev/openVite.ts?t=1',
  '/node_modules/vite/package.json',
  '/node_modules/.cache/lontar/vite/0/deps/react.js?v=1',
])('Vite answers at %s', (url) => {
  expect(isOfVite(url)).toBe(true);
});

test.each([
  '/src/',
  '/src/tools/',
  '/src/node/dev',
  '/src/tools.md',
  '/src/v1.2?a=b.ts',
  '/node_modules/react/',
  '/islands/style.css',
  '/@vitejs/',
  '/src/node/dev/openVite.ts/more.ts',
])('the site answers at %s', (url) => {
  expect(isOfVite(url)).toBe(false);
});

test('Vite answers for the islands of a site in the folder of the engine, and the site for all else', () => {
  mkdirSync(join(engineRoot, 'test-results'), { recursive: true });
  const site = mkdtempSync(join(engineRoot, 'test-results/a site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  for (const file of ['islands/Wave.tsx', 'node_modules/waves/index.js', 'content/Wave.tsx']) {
    mkdirSync(join(site, file, '..'), { recursive: true });
    writeFileSync(join(site, file), '');
  }
  const below = `/test-results/${encodeURI(basename(site))}`;
  const isOfThis = viteAddresses(site);
  expect(isOfThis(`${below}/islands/Wave.tsx?t=1`)).toBe(true);
  expect(isOfThis(`${below}/node_modules/waves/index.js`)).toBe(true);
  expect(isOfThis(`${below}/content/Wave.tsx`)).toBe(false);
  expect(isOfThis(`${below}/islands/Other.tsx`)).toBe(false);
  expect(isOfThis('/islands/Wave.tsx')).toBe(false);
  expect(isOfThis('/src/%zz.ts')).toBe(false);
  expect(isOfVite(`${below}/islands/Wave.tsx`)).toBe(false);
});
