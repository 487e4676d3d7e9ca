import { expect, test } from 'vitest';
import { formatDiagnostic } from './diagnostic.ts';

test('a diagnostic is two lines, whatever stands in the value that it names', () => {
  const printed = formatDiagnostic({
    file: 'a\u001b[2J\n.mdx',
    line: 1,
    column: 2,
    severity: 'error',
    code: 'a/b',
    message: "slug: expected a path, found 'a\r\nb\tc\u001b[31m\u0085é'.",
    hint: "Write 'a\nb'.",
  });
  expect(printed).toBe(
    String.raw`a\u001b[2J\n.mdx:1:2: error: slug: expected a path, found 'a\r\nb\tc\u001b[31m\u0085é'.` +
      '\n' +
      String.raw`  hint: Write 'a\nb'.`,
  );
});
