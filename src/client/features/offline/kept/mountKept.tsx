import { createRoot } from 'react-dom/client';
import { offlineScreenMessagesFor } from '#model/messages/offline/offlineScreenMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import { onPageShown } from '../../../runtime/shownPage.ts';
import type { Store } from '../../../runtime/store.ts';
import { SiteProvider } from '../../../ui/SiteContext.tsx';
import { onReturn } from '../onReturn.ts';
import type { Workers } from '../workers/createWorkers.ts';
import { scopeOf } from '../workers/pageScopes.ts';
import { createKept, type Kept } from './createKept.ts';
import { formatSize } from './formatSize.ts';
import { KeptContext } from './KeptContext.ts';
import { KeptScreen } from './KeptScreen.tsx';
import { otherLocales } from './otherLocales.ts';

/** The list with the element that it is in, and how to take it out. */
let mounted: { readonly element: Element; readonly kept: Kept; readonly unmount: () => void } | null = null;

/** Shows what is kept on the page about reading offline, whenever that is shown. */
export function mountKept(page: Store<PageData>, workers: Workers): void {
  const mount = (): void => mountOn(page.get(), workers);
  onPageShown(mount);
  // Other tabs save and remove pages, too.
  onReturn(() => void mounted?.kept.lookAgain());
  mount();
}

function mountOn(page: PageData, workers: Workers): void {
  const element = document.getElementById('kept');
  if (mounted !== null && mounted.element === element) return;
  mounted?.unmount();
  mounted = null;
  if (element === null) return;
  const { site } = page;
  const kept = createKept({ scope: scopeOf(page), others: otherLocales(page) }, workers);
  const root = createRoot(element);
  root.render(
    <SiteProvider site={site}>
      <KeptContext
        value={{
          kept,
          messages: offlineScreenMessagesFor(site.locale.code),
          sizeText: (bytes) => formatSize(bytes, site.locale.htmlLang),
        }}
      >
        <KeptScreen />
      </KeptContext>
    </SiteProvider>,
  );
  mounted = { element, kept, unmount: () => root.unmount() };
  void kept.lookAgain();
}
