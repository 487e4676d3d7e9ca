import { offlineScreenMessagesFor } from '#model/messages/offline/offlineScreenMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../../runtime/store.ts';
import { useStore } from '../../../ui/useStore.ts';
import type { Notice } from './notice.ts';
import { NoticeBox } from './NoticeBox.tsx';

interface OfflineNoticesProps {
  readonly page: Store<PageData>;
  readonly notice: Store<Notice | null>;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** The notice that is to be shown, if there is one. */
export function OfflineNotices({ page, notice, onRefresh, onClose }: OfflineNoticesProps) {
  const { locale } = useStore(page).site;
  const shown = useStore(notice);
  if (shown === null) return null;
  const messages = offlineScreenMessagesFor(locale.code);
  return <NoticeBox notice={shown} messages={messages} onRefresh={onRefresh} onClose={onClose} />;
}
