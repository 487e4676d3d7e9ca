import { describe, expect, test } from 'vitest';
import type { BodySource } from '#model/body.ts';
import { compile } from '#node/content/mdx/compile.ts';
import { compileWithOracle } from '#node/content/mdx/compileWithOracle.ts';
import { canonicalHtml } from './canonicalHtml.ts';
import { generatePost } from './generatePost.ts';
import { renderCode } from './renderCode.ts';

const COUNT = 200;

describe(`${COUNT} generated posts render as with @mdx-js/mdx`, () => {
  test.each(Array.from({ length: COUNT }, (_, number) => number))('post %i', async (number) => {
    const source: BodySource = {
      file: `post-${number}.mdx`,
      text: generatePost(number),
      format: 'mdx',
      locale: 'en',
    };
    const [ours, theirs] = [await compile(source), await compileWithOracle(source)];
    expect(canonicalHtml(renderCode(ours))).toBe(canonicalHtml(renderCode(theirs)));
    expect({ ...ours, code: '' }).toEqual({ ...theirs, code: '' });
  });
});
