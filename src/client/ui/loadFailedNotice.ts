import { documentMessages } from './documentMessages.ts';

/** Says that something could not be loaded, with a button to try again. */
export function loadFailedNotice(className: string): {
  readonly notice: HTMLElement;
  readonly button: HTMLButtonElement;
} {
  const messages = documentMessages();
  const text = document.createElement('p');
  text.textContent = messages.loadFailed;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = messages.retry;
  const notice = document.createElement('div');
  notice.className = className;
  notice.role = 'status';
  notice.append(text, button);
  return { notice, button };
}
