import type { Page } from '@playwright/test';

/** What the head and the outline of an HTML document say. */
export interface DocumentFacts {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  /** Address by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly topHeadings: readonly string[];
  readonly mains: number;
  /** Values of `href` as written, in the whole document. */
  readonly links: readonly string[];
  /** Addresses of the posts that a list shows as cards. */
  readonly cards: readonly string[];
  readonly ids: readonly string[];
  /** Pictures that lack a text or the size that keeps their place. */
  readonly bareImages: readonly string[];
  /** Content by property, such as 'og:title', and by name for Twitter. */
  readonly shared: Readonly<Record<string, string>>;
  /** The JSON-LD as it stands in the page. */
  readonly structuredData: readonly string[];
}

/** Reads a document as the server sent it, without running it. `page` only lends its parser. */
export function documentFacts(page: Page, html: string): Promise<DocumentFacts> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? '';
    const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href') ?? '');
    const alternates: Record<string, string> = {};
    const shared: Record<string, string> = {};
    for (const meta of all('meta[property], meta[name^="twitter:"]')) {
      const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
      shared[name] = meta.getAttribute('content') ?? '';
    }
    for (const link of all('link[rel=alternate][hreflang]')) {
      alternates[link.getAttribute('hreflang') ?? ''] = link.getAttribute('href') ?? '';
    }
    return {
      lang: parsed.documentElement.lang,
      dir: parsed.documentElement.dir,
      title: parsed.title,
      description: attribute('meta[name=description]', 'content'),
      robots: attribute('meta[name=robots]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates,
      topHeadings: all('h1').map((heading) => heading.textContent.trim()),
      mains: all('main').length,
      links: hrefs('a[href]'),
      cards: hrefs('main article h2 a'),
      ids: all('[id]').map((element) => element.id),
      bareImages: all('main img:not([alt][width][height])').map((image) => image.outerHTML),
      shared,
      structuredData: all('body > script[type="application/ld+json"]').map(({ textContent }) => textContent),
    };
  }, html);
}
