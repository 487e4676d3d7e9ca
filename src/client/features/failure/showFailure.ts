import { documentMessages } from '../../ui/documentMessages.ts';
import { errorText } from '../../runtime/errorText.ts';

let isShown = false;

/** Says over the page that something went wrong. It needs neither React nor the page's data: they may be what failed. */
export function showFailure(error: unknown): void {
  console.error(error);
  if (isShown) return;
  isShown = true;
  const messages = documentMessages();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = messages.tryAgain;
  button.addEventListener('click', () => location.reload());
  const text = document.createElement('p');
  const title = document.createElement('strong');
  title.textContent = messages.somethingWentWrong;
  const message = document.createElement('span');
  message.textContent = errorText(error);
  text.append(title, ' ', message);
  const notice = document.createElement('div');
  notice.className = 'failure-notice';
  notice.role = 'alert';
  notice.append(text, button);
  document.body.append(notice);
}
