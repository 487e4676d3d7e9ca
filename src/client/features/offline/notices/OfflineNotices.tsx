import { offlineMessagesFor } from '#model/messages/offline/offlineMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../../runtime/store.ts';
import { useStore } from '../../../ui/useStore.ts';
import type { Notice } from './notice.ts';
import { NoticeBox } from './NoticeBox.tsx';
import { useHasLine } from './useHasLine.ts';

interface OfflineNoticesProps {
  readonly page: Store<PageData>;
  readonly isOfflineMode: boolean;
  readonly notice: Store<Notice | null>;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** Both places are always there, because screen readers only notice changes of what they know. */
export function OfflineNotices({ page, isOfflineMode, notice, onRefresh, onClose }: OfflineNoticesProps) {
  const { locale } = useStore(page).site;
  const messages = offlineMessagesFor(locale.code);
  const shown = useStore(notice);
  const hasLine = useHasLine(isOfflineMode);
  return (
    <>
      <div className="offline-sign" role="status">
        {!hasLine && <span>{messages.offline}</span>}
      </div>
      <div className="offline-notice" role="status">
        {shown !== null && (
          <NoticeBox notice={shown} messages={messages} onRefresh={onRefresh} onClose={onClose} />
        )}
      </div>
    </>
  );
}
