import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveLink } from './resolveLink.ts';
import { testSite } from './testSite.ts';

const { index } = testSite();
const from = { file: 'content/blog/repack/index.mdx', locale: 'id', path: '/id/repack' };

it('a link that is written in any way never throws and never lets a script through', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), (written) => {
      const { href } = resolveLink(written, from, index);
      expect(href).not.toMatch(/^\s*javascript:/i);
    }),
    { numRuns: 2000 },
  );
});
