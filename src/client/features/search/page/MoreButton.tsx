import { useEffect, useRef } from 'react';
import type { MoreHits } from './createResults.ts';
import { useResultsPage } from './ResultsContext.ts';

/** Hits are fetched this far before one has scrolled to them. */
const MARGIN = '400px';

/** After so many pages only the button goes on, or else nobody could reach the end of the page. */
const PAGES_BY_SCROLLING = 5;

interface MoreButtonProps {
  readonly more: MoreHits;
  readonly onPress: () => void;
  /** One has scrolled to it. */
  readonly onReach: () => void;
}

export function MoreButton({ more: { status, answers }, onPress, onReach }: MoreButtonProps) {
  const { messages } = useResultsPage();
  const button = useRef<HTMLButtonElement>(null);
  const isByScrolling = status === 'idle' && answers.length < PAGES_BY_SCROLLING;
  useEffect(() => {
    const element = button.current;
    if (element === null || !isByScrolling) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReach();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return (
    <button
      ref={button}
      type="button"
      className="search-more"
      aria-busy={status === 'loading'}
      onClick={onPress}
    >
      {status === 'error' ? messages.retry : messages.loadMore}
    </button>
  );
}
