/** The results on the search page. */
import { adoptCss } from './runtime/adoptCss.ts';
import css from './theme/styles/searchPage.css?inline';

export { mountResults } from './features/search/page/mountResults.tsx';

adoptCss(css);
