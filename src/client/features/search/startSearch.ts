import { workerHref } from 'virtual:search';
import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import { hasLine } from '../../runtime/hasLine.ts';
import { onPageShown } from '../../runtime/shownPage.ts';
import { isSlowConnection } from '../../runtime/slowConnection.ts';
import type { Store } from '../../runtime/store.ts';
import { whenIdle } from '../../runtime/whenIdle.ts';
import { loadFailedNotice } from '../../ui/loadFailedNotice.ts';
import { askedByKey } from './session/askedByKey.ts';
import { holdTyping } from './session/holdTyping.ts';
import { foresee, prepareSearch } from './session/prepareSearch.ts';
import { arrivedScript } from './session/searchScript.ts';

const BUTTON = '[data-act="search"]';
const NOTICE = 'search-failure';
/** A dialog of somebody else, which the search must not cover. */
const OTHER_DIALOG = ':modal:not(.search-modal), [aria-modal="true"]';

/** Opens the search when it is asked for, and shows results on the search page. The rest is a script of its own. */
export function startSearch(page: Store<PageData>): void {
  let isOpening = false;

  function open(typed = ''): void {
    const options = { page, workerHref, typed, selection: String(getSelection()), onAnswer: keepResults };
    const script = arrivedScript();
    if (script !== null) script.openSearch(options);
    else if (!isOpening) void openLater(options);
  }

  async function openLater(options: OpenOptions): Promise<void> {
    const button = document.querySelector(BUTTON);
    const label = frameMessagesFor(page.get().site.locale.code).search;
    // Before all that makes the browser lay out the page.
    const coming = prepareSearch(page.get());
    const release = holdTyping(options.typed, label, (typed) => foresee(page.get(), typed));
    isOpening = true;
    button?.setAttribute('aria-busy', 'true');
    try {
      const { openSearch } = await coming;
      const held = release();
      if (held !== null) openSearch({ ...options, ...held });
    } catch (error) {
      console.warn(error);
      const held = release();
      if (held !== null) await offerRetry(page.get(), () => open(held.typed));
    }
    button?.removeAttribute('aria-busy');
    isOpening = false;
  }

  async function showResults(): Promise<void> {
    const shown = page.get();
    if (shown.frame.kind !== 'search') return;
    try {
      const { mountResults } = await (await prepareSearch(page.get())).loadResults();
      if (page.get() === shown) mountResults(page, { workerHref });
    } catch (error) {
      console.warn(error);
      keepWords();
      await offerRetry(shown, () => void showResults());
    }
  }

  function onKey(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    const asked = askedByKey({
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      shiftKey: event.shiftKey,
      isComposing: event.isComposing || event.keyCode === 229,
      isInTextField: isTextField(target),
      isOnButton: buttonAt(target) !== null,
    });
    if (asked === null || event.defaultPrevented || document.querySelector(OTHER_DIALOG)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (asked !== 'toggle') open(asked.letter);
    else if (!arrivedScript()?.closeSearch()) open();
  }

  addEventListener('keydown', onKey);
  addEventListener('click', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || buttonAt(event.target) === null) return;
    event.preventDefault();
    open();
  });
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(sign, ({ target }) => {
      // Without a line there is nothing to fetch ahead; what is kept is there soon enough.
      if (navigator.onLine && buttonAt(target) !== null) prepareSearch(page.get()).catch(console.warn);
    });
  const startAnew = (): void => {
    withdrawOffer();
    void showResults();
  };
  onPageShown(startAnew);
  addEventListener('online', () => findOffer() && startAnew());
  void showResults();
}

/** Who has found something may ask for all of it, and lose the line before. */
function keepResults(): void {
  if (!isSlowConnection()) whenIdle(() => void arrivedScript()?.loadResults().catch(console.warn));
}

/** What the address asks for stands in the box, though nothing answers it yet. */
function keepWords(): void {
  const box = document.querySelector<HTMLInputElement>('main [type="search"]');
  if (box !== null) box.value ||= new URLSearchParams(location.search).get('q') ?? '';
}

/** Over the text, which stays as it is. */
async function offerRetry({ site }: PageData, retry: () => void): Promise<void> {
  const messages = frameMessagesFor(site.locale.code);
  const text = (await hasLine(site.basePath)) ? messages.loadFailed : messages.searchNotKept;
  withdrawOffer();
  const { notice, button } = loadFailedNotice(`failure-notice ${NOTICE}`, text);
  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });
  document.body.append(notice);
}

function findOffer(): Element | null {
  return document.querySelector(`.${NOTICE}`);
}

function withdrawOffer(): void {
  findOffer()?.remove();
}

type OpenOptions = Parameters<NonNullable<ReturnType<typeof arrivedScript>>['openSearch']>[0];

function buttonAt(target: EventTarget | null | undefined): Element | null {
  return target instanceof Element ? target.closest(BUTTON) : null;
}

function isTextField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}
