import { expect, it } from 'vitest';
import { checkReport } from './checkReport.ts';

it.each([
  ['Addresses that were published', ['published/gone']],
  ['Links and anchors', ['links/broken']],
  ['Pictures without words', ['images/no-alt']],
  ['Pictures that are too large', ['images/oversize']],
  [
    'Pictures and films',
    [
      'images/missing',
      'embeds/missing',
      'embeds/external',
      'authors/external-picture',
      'authors/picture-path',
      'config/missing-picture',
      'config/bad-icon',
      'config/bad-screenshot',
    ],
  ],
  ['Placeholders', ['config/placeholder']],
  ['Texts and settings', ['mdx/unclosed-brace', 'config/unknown-key', 'authors/unknown']],
])('the report of a check has under %s: %s', (title, codes) => {
  const report = checkReport(
    codes.map((code) => ({
      file: 'a.mdx',
      line: 1,
      column: 1,
      severity: 'warning',
      code,
      message: code,
      hint: null,
    })),
  );
  expect(report.split('\n')[0]).toBe(`${title} (${codes.length})`);
});
