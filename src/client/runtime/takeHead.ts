/** What belongs to one page; the rest of the head is the same on all of them. */
const OF_THE_PAGE =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

/** What a page tells machines of itself; it stands at the end of its body. */
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** Takes over title, language and description from another page. */
export function takeHead(next: Document): void {
  for (const old of document.head.querySelectorAll(OF_THE_PAGE)) old.remove();
  document.head.append(...next.head.querySelectorAll(OF_THE_PAGE));
  document.querySelector(STRUCTURED_DATA)?.remove();
  document.body.append(...next.querySelectorAll(STRUCTURED_DATA));
  document.title = next.title;
  const { lang, dir } = next.documentElement;
  Object.assign(document.documentElement, { lang, dir });
}
