/** What a page with diagrams needs to show them, loaded only there. */
import { adoptCss } from './runtime/adoptCss.ts';
import css from './theme/styles/diagrams.css?inline';

export { watchDiagrams } from './features/diagrams/watchDiagrams.ts';

adoptCss(css);
