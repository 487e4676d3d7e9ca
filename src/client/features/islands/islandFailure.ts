import { loadFailedNotice } from '../../ui/loadFailedNotice.ts';

/** Says below an island that its code could not be loaded; its HTML stays. */
export function showIslandFailure(island: Element, retry: () => Promise<void>): void {
  const { notice, button } = loadFailedNotice('island-failure');
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
  // The line of text that the island stands in stays whole.
  (island.closest('p') ?? island).after(notice);
}
