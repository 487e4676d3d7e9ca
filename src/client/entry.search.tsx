/** The search, loaded when the reader first asks for it. */
import { adoptCss } from './runtime/adoptCss.ts';
import css from './theme/styles/search.css?inline';

export { closeSearch, openSearch } from './features/search/modal/openSearch.tsx';

/** What only the search page needs. */
export const loadResults = () => import('./entry.results.tsx');

adoptCss(css);
