import type { ViewStats } from '../serve/views/viewStats.ts';
import { countText } from './countText.ts';

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** A day without any is seen to have none. */
const NO_BAR = '·';

/** The figures for people: a bar for each day, a sum for each language, a line for each page. */
export function statsText({ from, to, views, days, locales, pages }: ViewStats): string {
  const width = Math.max(...pages.map((page) => String(page.views).length));
  const ofLocales = locales.map(({ locale, views: count }) => `${locale} ${count}`).join(', ');
  return [
    `${countText(views, 'view')} from ${from} to ${to} (${ofLocales}; days in UTC)`,
    '',
    `  ${barsOf(days.map((day) => day.views))}`,
    '',
    ...pages.map((page) => `  ${String(page.views).padStart(width)}  ${page.path}`),
  ].join('\n');
}

function barsOf(counts: readonly number[]): string {
  const most = Math.max(...counts);
  return counts
    .map((count) => (count === 0 ? NO_BAR : (BARS[Math.ceil((count / most) * BARS.length) - 1] ?? '')))
    .join('');
}
