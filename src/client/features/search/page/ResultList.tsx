import { useRef } from 'react';
import { useStore } from '../../../ui/useStore.ts';
import type { SearchAnswer } from '../searchClient.ts';
import { hasMore, moreOf, type Results } from './createResults.ts';
import { MoreButton } from './MoreButton.tsx';
import { ResultItem } from './ResultItem.tsx';
import { useResultsPage } from './ResultsContext.ts';

/** The hits, page after page. */
export function ResultList({ results }: { results: Results }) {
  const { session, messages, onSelect } = useResultsPage();
  const list = useRef<HTMLOListElement>(null);
  const more = moreOf(useStore(session.more), results);
  const rows = rowsOf([results, ...more.answers]);

  /** The button moves away or is gone, so that the focus goes to what it has brought. */
  const onButton = async (): Promise<void> => {
    await session.loadMore();
    list.current?.children[rows.length]?.querySelector('a')?.focus({ preventScroll: true });
  };

  return (
    <>
      <ol ref={list} className="search-hits">
        {rows.map(({ hit, answer }, index) => (
          <ResultItem key={hit.objectID} hit={hit} onSelect={() => onSelect(answer, hit, index + 1)} />
        ))}
      </ol>
      {more.status === 'error' && <p role="alert">{messages.moreFailed}</p>}
      {hasMore(results, more) && (
        <MoreButton more={more} onPress={() => void onButton()} onReach={() => void session.loadMore()} />
      )}
    </>
  );
}

/** Every hit once: where the index changes between two pages, one may come twice. */
function rowsOf(answers: readonly SearchAnswer[]) {
  const rows = answers.flatMap((answer) =>
    answer.hits.map((hit) => [hit.objectID, { hit, answer }] as const),
  );
  return [...new Map(rows).values()];
}
