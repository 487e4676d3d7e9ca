/** What every page needs to be read offline, loaded when the browser has nothing else to do. */
import { adoptCss } from './runtime/adoptCss.ts';
import css from './theme/styles/offline.css?inline';

export { startOfflineParts } from './features/offline/startOfflineParts.ts';

adoptCss(css);
