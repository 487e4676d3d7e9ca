import { useState } from 'react';
import { useFrameMessages } from '../../../ui/SiteContext.tsx';
import { useStore } from '../../../ui/useStore.ts';
import type { KeptState } from './createKept.ts';
import { useKeptPlace } from './KeptContext.ts';
import { KeptElsewhere } from './KeptElsewhere.tsx';
import { KeptPages } from './KeptPages.tsx';
import { KeptSummary } from './KeptSummary.tsx';

/** Everything below the heading of what is kept. */
export function KeptScreen() {
  const { kept, messages } = useKeptPlace();
  const { tryAgain } = useFrameMessages();
  const state = useStore(kept.state);
  if (state.status !== 'listed')
    return (
      <>
        <p role="status">{STATUS_TEXTS[state.status](messages)}</p>
        {state.status !== 'loading' && (
          <button type="button" className="button" onClick={() => void kept.look()}>
            {tryAgain}
          </button>
        )}
      </>
    );
  return (
    <>
      <KeptSummary {...state} />
      <KeptLists list={state.list} sizes={state.sizes} />
      <KeptElsewhere elsewhere={state.elsewhere} />
    </>
  );
}

function KeptLists({ list, sizes }: Pick<Extract<KeptState, { status: 'listed' }>, 'list' | 'sizes'>) {
  const { messages } = useKeptPlace();
  // Where everything is kept anyway, only what the reader did before is worth a list; it stays until it is left.
  const isOnline = list.mode === 'online';
  const hasSaved = useOnce(isOnline || list.saved.length > 0);
  const hasVisited = useOnce(isOnline || list.visited.length > 0);
  return (
    <>
      {hasSaved && (
        <KeptPages
          what="saved"
          pages={list.saved}
          title={messages.savedPages}
          emptyText={messages.noSavedPages}
          removeText={messages.removeSaved}
          isFolded={list.isWholeSiteSaved}
        />
      )}
      {hasVisited && (
        <KeptPages
          what="visited"
          pages={list.visited}
          title={messages.readPages}
          note={messages.readPagesNote}
          emptyText={messages.noReadPages}
          removeText={isOnline ? messages.removeUnsaved : messages.removeRead}
          hasMore={isOnline && sizes.passing > 0}
        />
      )}
    </>
  );
}

/** Whether something holds or has held before. */
function useOnce(holds: boolean): boolean {
  const [once, setOnce] = useState(holds);
  if (holds && !once) setOnce(true);
  return once;
}

type Texts = ReturnType<typeof useKeptPlace>['messages'];

const STATUS_TEXTS = {
  loading: (messages: Texts) => messages.lookingForKept,
  blocked: (messages: Texts) => messages.nothingCanBeKept,
  unknown: (messages: Texts) => messages.keptUnknown,
} as const;
