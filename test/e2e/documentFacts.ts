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
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly mains: number;
  /** Values of `href` as written. */
  readonly links: readonly string[];
}

/** Reads a document as the server sent it, without running it. `page` only lends its parser. */
export function documentFacts(page: Page, html: string): Promise<DocumentFacts> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
    const alternates = all('link[rel=alternate][hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    return {
      lang: parsed.documentElement.lang,
      dir: parsed.documentElement.dir,
      title: parsed.title,
      description: attribute('meta[name=description]', 'content'),
      robots: attribute('meta[name=robots]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(alternates) as Record<string, string>,
      headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName, textContent }) => ({
        level: Number(tagName[1]),
        text: textContent ?? '',
      })),
      mains: all('main').length,
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    };
  }, html);
}
