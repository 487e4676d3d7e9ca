import type { SectionFacets } from '../searchIndex.ts';

/** The first `most` of each group, in the order given: those of one kind and language stand under one heading. */
export function firstOfGroups<Each>(
  all: readonly Each[],
  most: number,
  facetsOf: (each: Each) => SectionFacets,
): readonly Each[] {
  const counts = new Map<string, number>();
  return all.filter((each) => {
    const { group, textLanguage } = facetsOf(each);
    const key = `${textLanguage} ${group}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  });
}
