import { offlinePageMessagesFor } from '#model/messages/offline/offlinePageMessagesFor.ts';
import { OFFLINE_SLOTS } from '#model/offline.ts';
import type { SiteView } from '#model/page.ts';
import { escapeHtml } from '../runtime/escapeHtml.ts';
import css from './styles/offlineDocument.css?inline';

/** What a reader without a line gets in place of a page that is not kept. The service worker fills its slots. */
export function offlineDocument(
  { locale, title, homeHref, themeColor }: Pick<SiteView, 'locale' | 'title' | 'homeHref' | 'themeColor'>,
  policyOf: (css: string) => string,
): string {
  const messages = offlinePageMessagesFor(locale.code);
  const style = css.trim();
  const say = escapeHtml;
  return (
    `<!doctype html><html lang="${say(locale.htmlLang)}" dir="${locale.direction}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${say(policyOf(style))}">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<meta name="theme-color" content="${say(themeColor)}">` +
    `<title>${say(messages.offlineTitle)} | ${say(title)}</title><style>${style}</style></head>` +
    `<body><main><h1>${say(messages.offlineTitle)}</h1><p>${OFFLINE_SLOTS.reason}</p>` +
    `<nav><a href="">${say(messages.tryAgain)}</a><a href="${say(homeHref)}">${say(messages.back)}</a></nav>` +
    `<h2>${say(messages.readable)}</h2>${OFFLINE_SLOTS.pages}</main></body></html>`
  );
}
