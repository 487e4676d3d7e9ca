import { createRoot } from 'react-dom/client';
import type { PageData } from '#model/page.ts';
import { createStore, type Store } from '../../../runtime/store.ts';
import { type Notice, noticeAfter } from './notice.ts';
import { OfflineNotices } from './OfflineNotices.tsx';

export interface Notices {
  readonly show: (notice: Notice) => void;
  /** Takes away what tells of the saving, if that is shown. */
  readonly endProgress: () => void;
}

/** Fills a place of the document with what tells of new versions and of what is being kept. */
export function mountNotices(
  page: Store<PageData>,
  { place, onRefresh }: { readonly place: Element; readonly onRefresh: () => void },
): Notices {
  const notice = createStore<Notice | null>(null);
  createRoot(place).render(
    <OfflineNotices page={page} notice={notice} onRefresh={onRefresh} onClose={() => notice.set(null)} />,
  );
  return {
    show: (next) => notice.set(noticeAfter(notice.get(), next)),
    endProgress() {
      if (notice.get()?.kind === 'progress') notice.set(null);
    },
  };
}
