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

/** Adds to the document, outside of the frame, what tells of the line and of new versions. */
export function mountNotices(
  page: Store<PageData>,
  { isOfflineMode, onRefresh }: { readonly isOfflineMode: boolean; readonly onRefresh: () => void },
): Notices {
  const notice = createStore<Notice | null>(null);
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(
    <OfflineNotices
      page={page}
      isOfflineMode={isOfflineMode}
      notice={notice}
      onRefresh={onRefresh}
      onClose={() => notice.set(null)}
    />,
  );
  return {
    show: (next) => notice.set(noticeAfter(notice.get(), next)),
    endProgress() {
      if (notice.get()?.kind === 'progress') notice.set(null);
    },
  };
}
