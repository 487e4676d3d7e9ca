import { loadFailedNotice } from './loadFailedNotice.ts';

interface LoadFailure {
  /** What to say; without it what every failed part of a page says. */
  readonly text?: string;
  /** Rejects if it failed again. */
  readonly retry: () => Promise<void>;
}

/** Says below a part of the text that its code could not be loaded; its HTML stays. */
export function showLoadFailure(part: Element, { text, retry }: LoadFailure): void {
  const { notice, button } = loadFailedNotice('island-failure', text);
  button.addEventListener('click', () => {
    // Not `disabled`, which would take the focus away.
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    retry().then(
      () => notice.remove(),
      (error: unknown) => {
        console.warn(error);
        button.ariaDisabled = 'false';
      },
    );
  });
  // The line of text that the part stands in stays whole.
  (part.closest('p') ?? part).after(notice);
}
