import type { SiteView } from '#model/page.ts';
import { escapeHtml as say } from '../runtime/escapeHtml.ts';
import css from './styles/loneDocument.css?inline';

export interface LoneDocument {
  readonly site: Pick<SiteView, 'locale' | 'title' | 'themeColor'>;
  readonly title: string;
  /** Markup at the end of the head, after the title. */
  readonly headHtml: string;
  /** Markup after the heading. */
  readonly html: string;
}

/** A document that stands for itself: no frame, no script, one inline style sheet, and a policy that allows no more. */
export function loneDocument(
  { site: { locale, title: siteTitle, themeColor }, title, headHtml, html }: LoneDocument,
  policyOf: (css: string) => string,
): string {
  const style = css.trim();
  return (
    `<!doctype html><html lang="${say(locale.htmlLang)}" dir="${locale.direction}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${say(policyOf(style))}">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<meta name="theme-color" content="${say(themeColor)}">` +
    `<title>${say(title)} | ${say(siteTitle)}</title>${headHtml}<style>${style}</style></head>` +
    `<body><main><h1>${say(title)}</h1>${html}</main></body></html>`
  );
}
