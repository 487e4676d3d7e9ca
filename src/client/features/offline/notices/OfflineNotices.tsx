import { offlineMessagesFor } from '#model/messages/offline/offlineMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../../runtime/store.ts';
import { useStore } from '../../../ui/useStore.ts';
import type { Notice } from './notice.ts';
import { NoticeBox } from './NoticeBox.tsx';
import { useIsOnline } from './useIsOnline.ts';

interface OfflineNoticesProps {
  readonly page: Store<PageData>;
  readonly notice: Store<Notice | null>;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** Both places are always there, because screen readers only notice changes of what they know. */
export function OfflineNotices({ page, notice, onRefresh, onClose }: OfflineNoticesProps) {
  const { locale } = useStore(page).site;
  const messages = offlineMessagesFor(locale.code);
  const shown = useStore(notice);
  const isOnline = useIsOnline();
  return (
    <>
      <div className="offline-sign" role="status">
        {!isOnline && <span>{messages.offline}</span>}
      </div>
      <div className="offline-notice" role="status">
        {shown !== null && (
          <NoticeBox notice={shown} messages={messages} onRefresh={onRefresh} onClose={onClose} />
        )}
      </div>
    </>
  );
}
