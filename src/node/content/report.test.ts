import { expect, it } from 'vitest';
import { createReporter } from './report.ts';

it('a fault in front matter is told though its file has gone away since it was read', () => {
  const { inFrontMatter, diagnostics } = createReporter('/nowhere');
  inFrontMatter('a.md')({ path: ['slug'], of: 'value', code: 'x', message: 'Wrong.', hint: null });
  expect(diagnostics).toMatchObject([{ file: 'a.md', line: 1, column: 1, message: 'Wrong.' }]);
});
