import type { FrameData, PageData } from '#model/page.ts';
import { VIEWS_PATH } from '#model/readers.ts';
import type { Store } from '../../runtime/store.ts';
import { onRouteChange } from './onRouteChange.ts';
import { refusesTracking } from './refusesTracking.ts';
import { whenRead } from './whenRead.ts';

/** Tells our server which pages are read, each view once, where the owner wishes it and the reader does not refuse. */
export function startViews(page: Store<PageData>): void {
  const { frame: loaded, site } = page.get();
  if (site.countsViews !== true || refusesTracking(navigator)) return;
  const address = site.basePath + VIEWS_PATH;
  let isAnswered = true;

  async function tell({ kind, path }: FrameData): Promise<void> {
    if (kind === 'notFound' || !isAnswered || !navigator.onLine) return;
    try {
      const { ok } = await fetch(address, {
        method: 'POST',
        body: path,
        // The path is all there is to tell; it may be told while the page is left.
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      });
      // Nobody counts here: a host of files alone, which would answer the same again.
      isAnswered = ok;
    } catch {
      // The line failed or somebody blocks it. A view that is not counted is no reader's business.
    }
  }

  whenRead(() => void tell(loaded));
  onRouteChange(() => void tell(page.get().frame));
}
