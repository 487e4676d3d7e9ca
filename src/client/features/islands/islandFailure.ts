import { documentMessages } from '../../ui/documentMessages.ts';

/** Says below an island that its code could not be loaded; its HTML stays. */
export function showIslandFailure(island: Element, retry: () => Promise<void>): void {
  const messages = documentMessages();
  const text = document.createElement('span');
  text.textContent = messages.loadFailed;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = messages.retry;
  const notice = document.createElement('div');
  notice.className = 'island-failure';
  notice.role = 'status';
  notice.append(text, button);
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
