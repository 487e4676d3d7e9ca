import type { IndexedPage, IndexedSection } from '#search/indexedPage.ts';
import { LEVELS } from '#search/record.ts';

/** A record as it was pushed: by us, by DocSearch's crawler or by anybody else. */
export type PushedRecord = Readonly<Record<string, unknown>>;

interface PageInMaking extends IndexedPage {
  readonly sections: IndexedSection[];
}

/** Pages by language, from records of their sections: those of one address belong to one page. */
export function pagesOfRecords(records: Iterable<PushedRecord>): ReadonlyMap<string, readonly IndexedPage[]> {
  const languages = new Map<string, Map<string, PageInMaking>>();
  for (const record of records) {
    const language = textOf(record['language']) || 'en';
    const [url = '', anchor = ''] = textOf(record['url'] ?? record['objectID']).split('#');
    const pages = languages.get(language) ?? new Map<string, PageInMaking>();
    languages.set(language, pages);
    const page = pages.get(url) ?? startPage(url, record, language);
    pages.set(url, page);
    addSection(page.sections, anchor, record);
  }
  return new Map([...languages].map(([language, pages]) => [language, [...pages.values()]]));
}

function startPage(url: string, record: PushedRecord, language: string): PageInMaking {
  const headings = headingsOf(record);
  return {
    url,
    group: headings[0] ?? '',
    tag: textOf(record['docusaurus_tag']) || 'default',
    textLanguage: textOf(record['text_language']) || language,
    inboundLinks: 0,
    sections: [{ anchor: null, level: 1, heading: headings[1] ?? '', content: '' }],
  };
}

/** A long text comes in several records of the same address. */
function addSection(sections: IndexedSection[], anchor: string, record: PushedRecord): void {
  const headings = headingsOf(record);
  const level = Math.max(
    1,
    headings.findLastIndex((heading) => heading !== ''),
  );
  const at = sections.findIndex((section) => (section.anchor ?? '') === anchor);
  const before = sections[at];
  const content = [before?.content ?? '', textOf(record['content'])].filter((text) => text !== '').join(' ');
  if (before) sections[at] = { ...before, content };
  else sections.push({ anchor, level: Math.max(2, level), heading: headings[level] ?? '', content });
}

function headingsOf({ hierarchy }: PushedRecord): readonly string[] {
  const levels = typeof hierarchy === 'object' && hierarchy !== null ? (hierarchy as PushedRecord) : {};
  return LEVELS.map((level) => textOf(levels[level]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
