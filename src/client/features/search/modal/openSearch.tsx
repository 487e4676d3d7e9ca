import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../../runtime/store.ts';
import { renderCrash } from '../../../ui/CrashNotice.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { createSearch } from './createSearch.ts';
import { SearchContext } from './SearchContext.ts';
import { SearchModal } from './SearchModal.tsx';

interface OpenOptions {
  readonly page: Store<PageData>;
  readonly workerHref: string;
  /** What the reader typed already. */
  readonly typed: string;
  /** Whether Enter was pressed after it. */
  readonly isEntered?: boolean;
  /** What was selected in the page: the query, if nothing was typed. */
  readonly selection: string;
  /** Something has been found, with all that is shown of it. */
  readonly onAnswer: () => void;
}

let current: HTMLDialogElement | null = null;

/** Closes the modal. False if it was not open. */
export function closeSearch(): boolean {
  if (!current?.open) return false;
  close(current);
  return true;
}

/**
 * Browsers leave the focus in a dialog that is closed until the next picture of the page, unless something had it before:
 * what is pressed by then would be taken for typing.
 */
function close(dialog: HTMLDialogElement): void {
  dialog.close();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur();
}

/** Shows the modal above the page; it searches at once if there is something to search for. */
export function openSearch(options: OpenOptions): void {
  const { page, workerHref, typed, isEntered, selection, onAnswer } = options;
  if (current?.open) return;
  const dialog = document.createElement('dialog');
  current = dialog;
  const search = createSearch(page.get(), { workerHref, onAnswer, close: () => close(dialog) });
  search.session.setInput(typed === '' ? selection.replaceAll(/\s+/g, ' ').trim() : typed);

  dialog.className = 'search-modal';
  dialog.ariaLabel = search.messages.search;
  // Where the page has a scroll bar its place is kept, or everything behind would move.
  dialog.toggleAttribute('data-gutter', innerWidth > document.documentElement.clientWidth);
  document.body.append(dialog);
  const root = createRoot(dialog);
  // At once: phones show their keyboard only for what gets the focus while they handle the touch.
  flushSync(() =>
    root.render(
      <SearchContext value={search}>
        <ErrorBoundary fallback={renderCrash}>
          <SearchModal />
        </ErrorBoundary>
      </SearchContext>,
    ),
  );
  dialog.showModal();
  const box = dialog.querySelector('input');
  box?.focus();
  if (typed === '') box?.select();
  else box?.setSelectionRange(typed.length, typed.length);
  if (isEntered) box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

  closeByBackdrop(dialog);
  const stopFollowing = onLeave(search.close);
  dialog.addEventListener('close', () => {
    stopFollowing();
    search.session.end();
    search.saved.end();
    root.unmount();
    dialog.remove();
  });
}

/** The reader sets out for elsewhere. A page that was on its way before is no reason to close. */
function onLeave(listener: () => void): () => void {
  // Without the Navigation API every other page is another document.
  if (!('navigation' in window)) return () => {};
  const onNavigate = ({ navigationType }: NavigateEvent): void => {
    if (navigationType === 'push' || navigationType === 'traverse') listener();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

/** Closes by a press that begins and ends outside: one that begins inside selects text. */
function closeByBackdrop(dialog: HTMLDialogElement): void {
  let isOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isOutside = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (isOutside && target === dialog) close(dialog);
  });
}
