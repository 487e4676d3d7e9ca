/** What belongs to one page; the rest of the head is the same on all of them. */
const OF_THE_PAGE =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

const MANIFEST = 'link[rel="manifest"]';

/** What a page tells machines of itself; it stands at the end of its body. */
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** Takes over title, language and description from another page. */
export function takeHead(next: Document): void {
  for (const old of document.head.querySelectorAll(OF_THE_PAGE)) old.remove();
  document.head.append(...next.head.querySelectorAll(OF_THE_PAGE));
  document.querySelector(STRUCTURED_DATA)?.remove();
  document.body.append(...next.querySelectorAll(STRUCTURED_DATA));
  document.title = next.title;
  takeManifest(next);
  const { lang, dir } = next.documentElement;
  Object.assign(document.documentElement, { lang, dir });
}

/** Each language is an app of its own. Whenever the link is written browsers look at the app anew. */
function takeManifest({ head }: Document): void {
  const manifest = document.head.querySelector<HTMLLinkElement>(MANIFEST);
  const href = head.querySelector<HTMLLinkElement>(MANIFEST)?.href;
  if (manifest && href && manifest.href !== href) manifest.href = href;
}
