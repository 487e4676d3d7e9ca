import { expect, it } from 'vitest';
import { mergeConflictsIn, mergeConflictsInText } from './mergeConflicts.ts';

const CONFLICT = '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> other';
const linesOf = (text: string): number[] => mergeConflictsInText('a.md', text).map(({ line }) => line);

it('every conflict is told where it begins, with where it ends', () => {
  const text = `a\n${CONFLICT}\nb\n${CONFLICT}\n`;
  expect(mergeConflictsIn('authors.yml', text.replaceAll('\n', '\r\n'))).toEqual(
    [
      [2, 6],
      [8, 12],
    ].map(([line, last]) => ({
      file: 'authors.yml',
      line,
      column: 1,
      severity: 'error',
      code: 'file/merge-conflict',
      message: `Expected one version, found two: an unresolved merge conflict, which ends in line ${last}.`,
      hint: 'Keep one of the two or join them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    })),
  );
  expect(
    linesOf(CONFLICT.replace('=======', '||||||| base\nboth\n=======')),
    'with what both were made from',
  ).toEqual([1]);
});

it.each([
  ['in a fenced block', `\`\`\`diff\n${CONFLICT}\n\`\`\`\n`],
  ['in one that shows a fence', `~~~~md\n\`\`\`\n${CONFLICT}\n~~~~\n`],
  ['that is indented', CONFLICT.replaceAll(/^/gm, '    ')],
  ['that lacks its middle', CONFLICT.replace('=======', 'Title\n========')],
  ['that lacks its end', CONFLICT.replace('>>>>>>> other', '> > quoted')],
  ['whose marks are in disorder', '>>>>>>> a\n=======\n<<<<<<< b\n'],
])('what looks like a conflict %s is none', (_, text) => {
  expect(linesOf(text)).toEqual([]);
});

it('a fence on either side of a conflict, or before it, hides none', () => {
  const opened = '<<<<<<< HEAD\n```ts\n=======\n```js\n>>>>>>> other\ncode\n```\n';
  expect(linesOf(opened)).toEqual([1]);
  expect(linesOf(`\`\`\`\ncode\n\`\`\`\n${opened}\n${CONFLICT}`)).toEqual([4, 12]);
  expect(mergeConflictsIn('tags.yml', `a: |\n  \`\`\`\n${CONFLICT}`)).toHaveLength(1);
});
