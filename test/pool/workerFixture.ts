import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { BodySource } from '#model/body.ts';
import type { BodyPoolOptions } from '#node/content/mdx/pool/bodyPool.ts';
import type { BodyTask } from '#node/content/mdx/pool/bodyTask.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A theme that shows what a body renders and nothing else. */
const SERVER_BUNDLE = `
import { compileFunction } from 'node:vm';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsx, jsxs } from 'react/jsx-runtime';
const NAMES = ['Admonition', 'CodeBlock', 'Details', 'Figure', 'IdealImage', 'Link', 'TabItem', 'Tabs', 'ThemedImage', 'TOCInline'];
export const componentNames = NAMES;
export function renderBody(code) {
  const parts = [];
  const components = { Html: ({ html }) => '\\uE000' + (parts.push(html) - 1) + '\\uE001' };
  for (const name of NAMES) components[name] = ({ children }) => createElement('div', null, children);
  const { default: Content } = compileFunction(code)({ Fragment, jsx, jsxs });
  const html = renderToStaticMarkup(createElement(Content, { components }));
  return { html: html.replace(/\\uE000(\\d+)\\uE001/g, (_, index) => parts[Number(index)]), islands: [] };
}
`;

export interface WorkerFixture extends Pick<BodyPoolOptions, 'workerFile' | 'serverBundleFile'> {
  /** A folder for the test, gone after `remove`. */
  readonly folder: string;
  /** The bundled `bodyPool.ts`, for tests that need it in a process of its own. */
  readonly poolFile: string;
  remove(): void;
}

/** The worker as the engine runs it, bundled into a folder from where it finds its packages. */
export async function bundleWorker(): Promise<WorkerFixture> {
  const cache = join(ROOT, 'node_modules/.cache/lontar/test');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'pool-'));
  const pool = join(ROOT, 'src/node/content/mdx/pool');
  await build({
    cwd: ROOT,
    input: { bodyWorker: join(pool, 'bodyWorker.ts'), bodyPool: join(pool, 'bodyPool.ts') },
    platform: 'node',
    external: (id) => !/^[./#]/.test(id),
    logLevel: 'warn',
    output: { dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
  writeFileSync(join(folder, 'server.mjs'), SERVER_BUNDLE);
  for (const name of ['in', 'out']) mkdirSync(join(folder, name));
  return {
    folder,
    workerFile: join(folder, 'bodyWorker.mjs'),
    poolFile: join(folder, 'bodyPool.mjs'),
    serverBundleFile: join(folder, 'server.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A task for a text, which is written below `folder` first. */
export function taskIn(folder: string, { file, text, format }: Omit<BodySource, 'locale'>): BodyTask {
  const inFile = join(folder, 'in', file);
  writeFileSync(inFile, text);
  return {
    file,
    format,
    locale: 'en',
    inFile,
    outFile: join(folder, 'out', file.replace(/\.\w+$/, '.html')),
  };
}
