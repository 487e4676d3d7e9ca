import { useState } from 'react';
import type { KeptList } from '#model/offline.ts';
import { useFrameMessages } from '../../../ui/SiteContext.tsx';
import { useStore } from '../../../ui/useStore.ts';
import { useKeptPlace } from './KeptContext.ts';
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
      <KeptLists list={state.list} />
    </>
  );
}

function KeptLists({ list }: { list: KeptList }) {
  const { messages } = useKeptPlace();
  // Where everything is kept anyway, only what the reader did before is worth a list; it stays until it is left.
  const isOfInterest = (count: number): boolean => list.mode === 'online' || count > 0;
  const [hasSaved] = useState(isOfInterest(list.saved.length));
  const [hasVisited] = useState(isOfInterest(list.visited.length));
  return (
    <>
      {hasSaved && (
        <KeptPages
          what="saved"
          pages={list.saved}
          title={messages.savedPages}
          emptyText={messages.noSavedPages}
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
        />
      )}
    </>
  );
}

type Texts = ReturnType<typeof useKeptPlace>['messages'];

const STATUS_TEXTS = {
  loading: (messages: Texts) => messages.lookingForKept,
  blocked: (messages: Texts) => messages.nothingCanBeKept,
  unknown: (messages: Texts) => messages.keptUnknown,
} as const;
