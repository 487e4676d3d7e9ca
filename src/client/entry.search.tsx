/** The search, loaded when the reader first asks for it. */
import { adoptCss } from './runtime/adoptCss.ts';
import { isSlowConnection } from './runtime/slowConnection.ts';
import { whenIdle } from './runtime/whenIdle.ts';
import css from './theme/styles/search.css?inline';
import { openSearch as openModal, type OpenOptions } from './features/search/modal/openSearch.tsx';

export { closeSearch } from './features/search/modal/openSearch.tsx';

/** What only the search page needs. */
export const loadResults = () => import('./entry.results.tsx');

export function openSearch(options: Omit<OpenOptions, 'onAnswer'>): void {
  openModal({ ...options, onAnswer: keepResults });
}

/** Who has found something may ask for all of it, and lose the line before. */
function keepResults(): void {
  if (!isSlowConnection()) whenIdle(() => void loadResults().catch(console.warn));
}

adoptCss(css);
