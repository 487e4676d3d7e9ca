import type { PageData } from '#model/page.ts';
import { startCodeBlocks } from '../features/codeBlocks/startCodeBlocks.ts';
import { startCollapse } from '../features/collapse/startCollapse.ts';
import { startDiagrams } from '../features/diagrams/startDiagrams.ts';
import { startDocsVersion } from '../features/docsVersion/startDocsVersion.ts';
import { startImages } from '../features/images/startImages.ts';
import { startMenus } from '../features/menus/startMenus.ts';
import { startNavigating } from '../features/navigation/startNavigating.ts';
import { startOffline } from '../features/offline/startOffline.ts';
import { startAnalytics } from '../features/readers/startAnalytics.ts';
import { startViews } from '../features/readers/startViews.ts';
import { startSearch } from '../features/search/startSearch.ts';
import { startMarkdownCopy } from '../features/share/startMarkdownCopy.ts';
import { startShare } from '../features/share/startShare.ts';
import { startTabs } from '../features/tabs/startTabs.ts';
import { startToc } from '../features/toc/startToc.ts';
import type { Store } from '../runtime/store.ts';

/** What works by listening to the whole document, so that it goes on when the page changes. */
export const behaviours: readonly ((page: Store<PageData>) => void)[] = [
  startMenus,
  startCollapse,
  startCodeBlocks,
  startImages,
  startDiagrams,
  startSearch,
  startShare,
  startMarkdownCopy,
  startTabs,
  startToc,
  startDocsVersion,
  startNavigating,
  startOffline,
  startViews,
  startAnalytics,
];
