import type { SearchHit } from '../searchClient.ts';

/** Hits that stand under one heading. */
export interface HitGroup {
  /** What the group is called, such as 'Blog'. */
  readonly name: string;
  /** Language of the texts where it is another than the reader's, else null. */
  readonly language: string | null;
  readonly rows: readonly HitRow[];
}

export interface HitRow {
  readonly hit: SearchHit;
  /** Whether the row of its page stands above it. */
  readonly isPart: boolean;
}

interface GroupOptions {
  /** Code of the reader's language. */
  readonly locale: string;
  /** Hits a group, and of one page in it. */
  readonly maxHits: number;
}

/** Groups hits by what they belong to, those of one page together; the reader's own language comes first. */
export function groupHits(
  hits: readonly SearchHit[],
  { locale, maxHits }: GroupOptions,
): readonly HitGroup[] {
  const groups = [...by(hits, (hit) => `${languageOf(hit, locale)} ${hit.hierarchy.lvl0}`).values()].map(
    (members): HitGroup => {
      const [first] = members;
      const pages = by(members.slice(0, maxHits), ({ hierarchy }) => hierarchy.lvl1);
      const language = first === undefined ? locale : languageOf(first, locale);
      return {
        name: first?.hierarchy.lvl0 ?? '',
        language: language === locale ? null : language,
        rows: [...pages.values()].flatMap((page) => rowsOf(page.slice(0, maxHits))),
      };
    },
  );
  return [
    ...groups.filter(({ language }) => language === null),
    ...groups.filter(({ language }) => language !== null),
  ];
}

/** In the order of the answer: what was found best stays first, even where it is a part of a page that follows. */
function rowsOf(page: readonly SearchHit[]): readonly HitRow[] {
  const top = page.findIndex(({ type }) => type === 'lvl1');
  return page.map((hit, index) => ({ hit, isPart: top !== -1 && index > top && hit.type !== 'lvl1' }));
}

/** Another host than ours may not say which language a text is in. */
export function languageOf({ text_language, language }: SearchHit, locale: string): string {
  return text_language ?? language ?? locale;
}

function by<Key>(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => Key): ReadonlyMap<Key, SearchHit[]> {
  const groups = new Map<Key, SearchHit[]>();
  for (const hit of hits) {
    const key = keyOf(hit);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [hit]);
    else group.push(hit);
  }
  return groups;
}
