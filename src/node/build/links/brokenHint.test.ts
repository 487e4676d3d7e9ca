import { expect, it } from 'vitest';
import { brokenHint } from './brokenHint.ts';

it('a link to the list of a folder is told that there is none, unless a folder has that name', () => {
  const known = { paths: ['/docs/intro', '/docs/guide/x'], docsPath: 'docs' };
  expect(brokenHint('/docs/category/guide', known)).toContain('generated-index');
  expect(brokenHint('/docs/itnro', known)).toBe("Did you mean '/docs/intro'?");
  expect(brokenHint('/nothing-like-it', known)).toBeNull();
  const paths = ['/docs/category/guide'];
  expect(brokenHint('/docs/category/giude', { ...known, paths })).toBe(
    "Did you mean '/docs/category/guide'?",
  );
});
