/** What few pages show of reading offline, loaded when it is to be shown. */
import { adoptCss } from './runtime/adoptCss.ts';
import css from './theme/styles/offlineScreens.css?inline';

export { startScreens } from './features/offline/startScreens.ts';

adoptCss(css);
