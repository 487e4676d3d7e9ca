import type { Diagnostic } from '#model/diagnostic.ts';
import type { Text } from '#model/site.ts';

/** As much of a paragraph as tells which one it is. */
const SHOWN_LENGTH = 60;

/** Lists, search engines and whoever shares a page say what it is about; without a description they make do. */
export function checkDescription({ entry, body }: Text): Diagnostic[] {
  // Nobody lists an unlisted page.
  if (entry.description !== null || entry.isUnlisted) return [];
  const { summary } = body;
  const shown = summary.length > SHOWN_LENGTH ? `${summary.slice(0, SHOWN_LENGTH).trimEnd()}…` : summary;
  const instead =
    summary === '' ? 'there is no paragraph to take its place' : `its first paragraph is used, '${shown}'`;
  return [
    {
      file: entry.file,
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'front-matter/no-description',
      message: `The text has no description: ${instead}.`,
      hint: "Add 'description: …' to its front matter, one sentence.",
    },
  ];
}
