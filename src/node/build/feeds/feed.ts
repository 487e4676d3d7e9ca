import type { CalendarDate } from '#model/calendarDate.ts';

/** What every format says of a feed. Addresses are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** `htmlLang` of the locale. */
  readonly language: string;
  /** The page that shows the same posts. */
  readonly homeUrl: string;
  /** Where the feed itself is, in the format at hand. */
  readonly url: string;
  readonly iconUrl: string | null;
  readonly copyright: string;
  readonly owner: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly date: CalendarDate;
  /** When it last changed, if it says so. */
  readonly updated: CalendarDate | null;
  /** `htmlLang` of the text. */
  readonly language: string;
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
  readonly tags: readonly { readonly slug: string; readonly label: string }[];
  /** The whole text as HTML for readers that know nothing of the site. */
  readonly html: string;
}

/** Posts have a day and no hour, feeds want an instant: the beginning of the day in UTC. */
export function instantOf(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** When the feed last changed: with the newest of its texts, so that the same posts always give the same bytes. */
export function updatedAt({ items }: Feed): Date {
  const days = items.map(({ date, updated }) => updated ?? date);
  return instantOf(days.toSorted().at(-1) ?? '1970-01-01');
}

/** An instant as RFC 3339 writes it, to the second. */
export function timestamp(instant: Date): string {
  return instant.toISOString().replace('.000Z', 'Z');
}
