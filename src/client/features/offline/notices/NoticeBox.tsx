import type { OfflineScreenMessages } from '#model/messages/offline/screens.en.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Notice } from './notice.ts';
import { useClosing } from './useClosing.ts';

interface NoticeBoxProps {
  readonly notice: Notice;
  readonly messages: OfflineScreenMessages;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** A notice over the end of the text. It takes no focus; Escape closes it. */
export function NoticeBox({ notice, messages, onRefresh, onClose }: NoticeBoxProps) {
  const { box, close } = useClosing(onClose);
  return (
    <div className="offline-box" data-kind={notice.kind} ref={box}>
      <p>{textOf(notice, messages)}</p>
      {notice.kind === 'progress' && (
        <>
          <span aria-hidden="true">{messages.savedOf(notice.done, notice.total)}</span>
          <progress value={notice.done} max={notice.total} aria-label={messages.savingForOffline} />
        </>
      )}
      {(notice.kind === 'waiting' || notice.kind === 'inUse') && (
        <button type="button" className="button" onClick={onRefresh}>
          {messages.refresh}
        </button>
      )}
      <button
        type="button"
        className="offline-close"
        aria-label={messages.close}
        title={messages.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function textOf(notice: Notice, messages: OfflineScreenMessages): string {
  switch (notice.kind) {
    case 'progress':
      return messages.savingForOffline;
    case 'failed':
      return messages.notSaved(notice.fault);
    case 'waiting':
      return messages.newVersion;
    case 'inUse':
      return messages.newVersionInUse;
  }
}
