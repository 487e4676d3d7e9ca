import type { KeptFault, KeptState } from './createKept.ts';
import { type KeptPlace, useKeptPlace } from './KeptContext.ts';

type SummaryProps = Omit<Extract<KeptState, { status: 'listed' }>, 'status'>;

/** How much is kept, and the way to keep everything. */
export function KeptSummary({ list, sizes, saving, fault }: SummaryProps) {
  const { kept, messages, sizeText } = useKeptPlace();
  return (
    <div className="kept-summary">
      <p role="status">{summaryText({ list, sizes }, { messages, sizeText })}</p>
      {fault !== null && (
        <p className="kept-fault" role="alert">
          {faultText(fault, messages)}
        </p>
      )}
      {saving !== null && (
        <p className="kept-progress">
          <span aria-hidden="true">
            {`${messages.savingForOffline} · ${messages.savedOf(saving.done, saving.total)}`}
          </span>
          <progress value={saving.done} max={saving.total} aria-label={messages.savingForOffline} />
        </p>
      )}
      {list.mode === 'online' && !list.isWholeSiteSaved && (
        <button
          type="button"
          className="button"
          aria-disabled={saving !== null}
          onClick={() => void kept.saveAll()}
        >
          {messages.saveWholeSite(sizeText(list.wholeSize))}
        </button>
      )}
    </div>
  );
}

function summaryText(
  { list, sizes }: Pick<SummaryProps, 'list' | 'sizes'>,
  { messages, sizeText }: Pick<KeptPlace, 'messages' | 'sizeText'>,
): string {
  const size = messages.keptSize(sizeText(sizes.all));
  if (list.mode === 'offline')
    return list.isReady ? `${messages.everythingReady} ${size}` : messages.everythingComing;
  const pages = [...list.saved, ...list.visited];
  const isListAlone = pages.length === 0 && sizes.passing === 0;
  const pagesSize = pages.reduce((sum, page) => sum + page.size, 0);
  const parts = isListAlone ? messages.keptListAlone : messages.keptParts(sizeText(pagesSize));
  return `${list.isWholeSiteSaved ? `${messages.wholeSiteSaved} ` : ''}${size} ${parts}`;
}

function faultText(fault: KeptFault, messages: KeptPlace['messages']): string {
  return fault === 'removing' ? messages.notRemoved : messages.notSaved(fault);
}
