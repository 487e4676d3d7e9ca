import { documentMessages } from './documentMessages.ts';

/** Says that something could not be loaded, with a button to try again. */
export function loadFailedNotice(
  className: string,
  said = documentMessages().loadFailed,
): {
  readonly notice: HTMLElement;
  readonly button: HTMLButtonElement;
} {
  const text = document.createElement('p');
  text.textContent = said;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = documentMessages().retry;
  const notice = document.createElement('div');
  notice.className = className;
  notice.role = 'status';
  notice.append(text, button);
  return { notice, button };
}
