import { OFFLINE_SLOTS, type OfflineTexts } from '#model/offline.ts';

interface Shown {
  readonly title: string;
  readonly href: string;
}

export interface OfflineFacts {
  readonly html: string;
  readonly texts: OfflineTexts;
  readonly pages: readonly Shown[];
  /** Label of the locale whose pages are not here yet. */
  readonly otherLabel: string | null;
}

/** The document for a reader without a line who asked for what is not kept. */
export function offlineDocument({ html, texts, pages, otherLabel }: OfflineFacts): string {
  const reason = otherLabel === null ? texts.notKept : texts.otherLocale.replace('{language}', otherLabel);
  const items = pages.map(
    ({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escapeHtml(texts.nothingKept)}</p>`;
  // Functions, for a '$' in a text is no pattern.
  return html
    .replace(OFFLINE_SLOTS.reason, () => escapeHtml(reason))
    .replace(OFFLINE_SLOTS.pages, () => list);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
