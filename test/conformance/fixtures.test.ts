import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { BodySource } from '#model/body.ts';
import { compile } from '#node/content/mdx/compile.ts';
import { compileWithOracle } from '#node/content/mdx/compileWithOracle.ts';
import { canonicalHtml } from './canonicalHtml.ts';
import { renderCode } from './renderCode.ts';

const FOLDER = new URL('../fixtures/mdx/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => /\.mdx?$/.test(name));

describe.each(files)('%s', (name) => {
  const source: BodySource = {
    file: name,
    text: readFileSync(new URL(name, FOLDER), 'utf8'),
    format: name.endsWith('.md') ? 'md' : 'mdx',
    siteDir: fileURLToPath(FOLDER),
    locale: name.includes('.id.') ? 'id' : 'en',
  };

  test('[S1.9] renders as its HTML says', async () => {
    const html = canonicalHtml(renderCode(await compile(source)));
    await expect(html).toMatchFileSnapshot(new URL(name.replace(/\.mdx?$/, '.html'), FOLDER).pathname);
  });

  test('renders as with @mdx-js/mdx', async () => {
    const [ours, theirs] = [await compile(source), await compileWithOracle(source)];
    expect(canonicalHtml(renderCode(ours))).toBe(canonicalHtml(renderCode(theirs)));
    expect({ ...ours, code: '' }).toEqual({ ...theirs, code: '' });
  });
});
