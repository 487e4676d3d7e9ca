import type { Messages } from '#model/messages/en.ts';

/**
 * The link to a heading, at its end. Its sign comes from the style sheet, so that the heading's text stays as
 * written. `id` and `heading` are given as they stand in HTML.
 */
export function headingLink(id: string, heading: string, messages: Messages): string {
  const label = messages.headingLink(heading).replaceAll('"', '&quot;');
  return `<a class="heading-link" href="#${id}" aria-label="${label}"></a>`;
}
