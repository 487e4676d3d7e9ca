import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeValue } from './describeValue.ts';
import { readFields } from './frontMatter/fields.ts';
import { parseFrontMatter } from './frontMatter.ts';

test('whatever stands there, it is read or refused, never thrown at', () => {
  const words = fc.constantFrom(
    '---',
    '\n',
    ': ',
    '- ',
    '[',
    ']',
    '{',
    '}',
    '"',
    "'",
    '&a',
    '*a',
    '!!x ',
    '|',
    '>',
    '?',
    '#',
    '\t',
    '\0',
    'title',
    'date',
    '😀',
    '<<',
    '%',
    '...',
  );
  const texts = fc
    .array(fc.oneof(words, fc.string({ maxLength: 4 })), { maxLength: 30 })
    .map((parts) => `---\n${parts.join('')}\n---\n`);
  fc.assert(
    fc.property(texts, (text) => {
      const { data, diagnostics } = parseFrontMatter(text, 'post.mdx');
      for (const { line, column } of diagnostics) expect(Math.min(line, column)).toBeGreaterThan(0);
      readFields(data, ({ path }) => describeValue(data[String(path[0])]));
    }),
    { numRuns: 5000 },
  );
});
