import { parseCalendarDate } from '#model/calendarDate.ts';
import type { Layout } from '../layout.ts';

/** What the name of a post's file tells. */
export interface PostName {
  readonly slug: string;
  /** As written when it is no day that exists. */
  readonly date:
    | { readonly status: 'none' }
    | { readonly status: 'found' | 'impossible'; readonly text: string };
}

const DATED = {
  // Docusaurus' own pattern: `2021-01-05-slug`, `2021/01-05-slug`, `2021/01/05/slug`, `folder/2021-01-05-slug`.
  docusaurus: /^(.*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/,
  // Only at the start of a name: 'news-of-2021-01-05' is a slug.
  lontar: /^((?:.*\/)?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*))?$/,
};

/** Docusaurus keeps the date in the address, `/2021/01/05/slug`; in our layout the folder alone is the slug. */
export function parsePostName(name: string, layout: Layout['name']): PostName {
  const path = name.replace(/(?:^|\/)index$/, '');
  const match = DATED[layout].exec(path);
  if (!match) return { slug: path, date: { status: 'none' } };
  const [, folder = '', year = '', month = '', day = '', rest = ''] = match;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const slug = layout === 'docusaurus' ? `${year}/${month}/${day}/${folder}${rest}` : `${folder}${rest}`;
  return {
    slug: slug.replace(/\/+$/, '') || path,
    date: { status: parseCalendarDate(text) === null ? 'impossible' : 'found', text },
  };
}
