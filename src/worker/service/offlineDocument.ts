import { OFFLINE_SLOTS, type OfflineTexts } from '#model/offline.ts';

interface Shown {
  readonly title: string;
  readonly href: string;
}

export interface OfflineFacts {
  readonly html: string;
  readonly texts: OfflineTexts;
  readonly pages: readonly Shown[];
  readonly homeHref: string;
  /** Label of the locale whose pages are not here yet. */
  readonly otherLabel: string | null;
}

/** The document for a reader without a line who asked for what is not kept. */
export function offlineDocument({ html, texts, pages, homeHref, otherLabel }: OfflineFacts): string {
  const reason = otherLabel === null ? texts.notKept : texts.otherLocale.replace('{language}', otherLabel);
  const items = pages.map((page) => `<li>${linkTo(page)}</li>`);
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escapeHtml(texts.nothingKept)}</p>`;
  // Where it is not kept, a link to it would lead to the same document.
  const home = pages.find(({ href }) => href === homeHref);
  // Functions, for a '$' in a text is no pattern.
  return html
    .replace(OFFLINE_SLOTS.reason, () => escapeHtml(reason))
    .replace(OFFLINE_SLOTS.home, () => (home ? linkTo({ ...home, title: texts.back }) : ''))
    .replace(OFFLINE_SLOTS.pages, () => list);
}

function linkTo({ title, href }: Shown): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
