import type { Locale } from '#model/locale.ts';
import { localeOfPath } from '#model/paths.ts';
import { dateOf, type ViewLine } from './viewLog.ts';

/** How often pages were read. */
export interface ViewStats {
  /** First and last day, in UTC. */
  readonly from: string;
  readonly to: string;
  readonly views: number;
  /** Every day, also those without a view. */
  readonly days: readonly { readonly date: string; readonly views: number }[];
  readonly locales: readonly { readonly locale: string; readonly views: number }[];
  /** The most read first. */
  readonly pages: readonly { readonly path: string; readonly views: number }[];
}

export interface StatsQuestion {
  /** The last day. */
  readonly today: number;
  readonly days: number;
  /** Only pages whose path begins with this. */
  readonly path: string;
  readonly locales: readonly Locale[];
}

const DAY_MS = 86_400_000;

export function firstDay({ today, days }: Pick<StatsQuestion, 'today' | 'days'>): string {
  return dateOf(today - (days - 1) * DAY_MS);
}

export function viewStats(lines: readonly ViewLine[], question: StatsQuestion): ViewStats {
  const { today, days, path, locales } = question;
  const dates = Array.from({ length: days }, (_, ago) => dateOf(today - (days - 1 - ago) * DAY_MS));
  const [from, to] = [firstDay(question), dateOf(today)];
  const counted = lines.filter((line) => line.date >= from && line.date <= to && line.path.startsWith(path));
  const byDate = sumBy(counted, ({ date }) => date);
  const byLocale = sumBy(counted, (line) => localeOfPath(line.path, locales)?.code ?? '');
  const pages = [...sumBy(counted, (line) => line.path)].map(([page, views]) => ({ path: page, views }));
  return {
    from,
    to,
    views: counted.reduce((sum, { views }) => sum + views, 0),
    days: dates.map((date) => ({ date, views: byDate.get(date) ?? 0 })),
    locales: locales.map(({ code }) => ({ locale: code, views: byLocale.get(code) ?? 0 })),
    pages: pages.toSorted((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1)),
  };
}

function sumBy(lines: readonly ViewLine[], keyOf: (line: ViewLine) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.views);
  return sums;
}
