import { useId, useLayoutEffect, useRef } from 'react';
import type { KeptPage } from '#model/offline.ts';
import type { Kept, KeptKind } from './createKept.ts';
import { useKeptPlace } from './KeptContext.ts';

interface KeptPagesProps {
  readonly what: KeptKind;
  readonly pages: readonly KeptPage[];
  readonly title: string;
  readonly note?: string;
  readonly emptyText: string;
  /** Says what goes when all of it is removed. */
  readonly removeText: string;
  /** Whether that is more than the pages. */
  readonly hasMore?: boolean;
  /** Whether only the number of pages is seen at first. */
  readonly isFolded?: boolean;
}

/** A row that is on its way out, or all of them. */
interface Removed {
  readonly href: string | null;
  readonly index: number;
}

/** Pages that are kept, each with a way to remove it. */
export function KeptPages(props: KeptPagesProps) {
  const { what, pages, title, note, emptyText, removeText, hasMore = false, isFolded = false } = props;
  const { kept, messages } = useKeptPlace();
  const headingId = useId();
  const { section, focusAfter } = useFocusAfterRemoval(kept, pages);
  const remove = (href: string | null, index: number): void => {
    focusAfter({ href, index });
    void kept.remove(what, href);
  };
  const rows = pages.map((page, index) => (
    <KeptRow key={page.href} page={page} onRemove={() => remove(page.href, index)} />
  ));
  return (
    <section className="kept-pages" aria-labelledby={headingId} ref={section}>
      <h3 id={headingId} tabIndex={-1}>
        {title}
      </h3>
      {pages.length === 0 && <p>{emptyText}</p>}
      {note !== undefined && pages.length > 0 && <p>{note}</p>}
      {isFolded ? (
        <details>
          <summary>{messages.pageCount(pages.length)}</summary>
          <ul>{rows}</ul>
        </details>
      ) : (
        pages.length > 0 && <ul>{rows}</ul>
      )}
      {(pages.length > 0 || hasMore) && (
        <button type="button" className="button" onClick={() => remove(null, 0)}>
          {removeText}
        </button>
      )}
    </section>
  );
}

function KeptRow({ page, onRemove }: { page: KeptPage; onRemove: () => void }) {
  const { messages, sizeText } = useKeptPlace();
  return (
    <li>
      <a href={page.href}>{page.title}</a>
      <span className="kept-size">{sizeText(page.size)}</span>
      <button
        type="button"
        className="button"
        aria-label={messages.removePage(page.title)}
        onClick={onRemove}
      >
        {messages.remove}
      </button>
    </li>
  );
}

/** When a row is gone its neighbour has the focus, or the heading where there is none. */
function useFocusAfterRemoval(kept: Kept, pages: readonly KeptPage[]) {
  const section = useRef<HTMLElement>(null);
  const removed = useRef<Removed>(null);
  useLayoutEffect(() => {
    if (removed.current === null || section.current === null) return;
    const { href, index } = removed.current;
    if (pages.some((page) => href === null || page.href === href)) {
      // Who removes it later, in another tab, must not move the focus of this one.
      const state = kept.state.get();
      if (state.status === 'listed' && state.fault === 'removing') removed.current = null;
      return;
    }
    const buttons = section.current.querySelectorAll<HTMLElement>('li > button');
    const neighbour = buttons[Math.min(index, buttons.length - 1)];
    removed.current = null;
    (neighbour ?? section.current.querySelector('h3'))?.focus();
  }, [kept, pages]);
  return {
    section,
    focusAfter(next: Removed) {
      removed.current = next;
    },
  };
}
