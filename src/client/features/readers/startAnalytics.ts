import type { PageData } from '#model/page.ts';
import { type AnalyticsSettings, TAG_SCRIPT } from '#model/readers.ts';
import { shownPath } from '../../runtime/shownPage.ts';
import { isSlowConnection } from '../../runtime/slowConnection.ts';
import type { Store } from '../../runtime/store.ts';
import { trustedScript } from '../../runtime/trustedHtml.ts';
import { onRouteChange } from './onRouteChange.ts';
import { refusesTracking } from './refusesTracking.ts';
import { whenRead } from './whenRead.ts';

type Tag = (...words: unknown[]) => void;

/** Where Google's script looks for what was said before it came. */
interface TagWindow {
  dataLayer?: unknown[];
  gtag?: Tag;
}

/** Loads Google's analytics late, where the owner wishes them, the reader does not refuse and the line has room. */
export function startAnalytics(page: Store<PageData>): void {
  const { analytics } = page.get().site;
  if (analytics === undefined || refusesTracking(navigator) || isSlowConnection()) return;
  whenRead(() => loadTag(analytics));
}

/** The first view is told by `config`; specification, section 7: each change of the route by an event of its own. */
function loadTag({ trackingIds, anonymizeIP }: AnalyticsSettings): void {
  const tag = createTag(window as TagWindow);
  tag('js', new Date());
  for (const id of trackingIds) tag('config', id, { anonymize_ip: anonymizeIP });
  const stop = onRouteChange(() => tag('event', 'page_view', { page_path: shownPath() }));
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScript(TAG_SCRIPT + (trackingIds[0] ?? ''));
  // Blocked, or the line failed: nobody is told anything, and nothing piles up.
  script.addEventListener('error', stop);
  document.head.append(script);
}

function createTag(target: TagWindow): Tag {
  const said = (target.dataLayer ??= []);
  target.gtag = function () {
    // The script takes nothing but the very object that holds a call's arguments.
    said.push(arguments);
  };
  return target.gtag;
}
