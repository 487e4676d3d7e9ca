import type { FrameData } from '#model/page.ts';

export type DocsPlace = NonNullable<FrameData['docs']>;

/**
 * The version to keep after a page of the docs was opened: the reader's choice if there still is such a version, none
 * if there is not, and the version being read where nothing was chosen.
 */
export function preferredVersion(saved: string | null, { version, versions }: DocsPlace): string | null {
  if (saved === null) return version;
  return versions.includes(saved) ? saved : null;
}
