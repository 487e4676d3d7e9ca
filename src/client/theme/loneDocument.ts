import type { SiteView } from '#model/page.ts';
import { escapeHtml as say } from '../runtime/escapeHtml.ts';
import css from './styles/loneDocument.css?inline';
import { themeColors } from './themeColors.ts';

/** Makes the policy for the document's one style sheet, and its script if there is one. */
export type PolicyOf = (css: string, script?: string) => string;

export interface LoneDocument {
  readonly site: Pick<SiteView, 'locale' | 'title' | 'themeColor'>;
  readonly title: string;
  /** Markup at the end of the head, after the title. */
  readonly headHtml: string;
  /** Markup after the heading. */
  readonly html: string;
  /** Colours to begin with; the system's where nothing is said. */
  readonly theme?: 'light' | 'dark';
  readonly script?: string;
}

const COLORS = `:root{${(['bg', 'text', 'accent'] as const)
  .map((name) => `--${name}:light-dark(${themeColors[name].light},${themeColors[name].dark})`)
  .join(';')}}`;

/** A document that stands for itself: no frame, one style sheet, at most one script, and a policy that allows no more. */
export function loneDocument(
  { site: { locale, title: siteTitle, themeColor }, title, headHtml, html, theme, script }: LoneDocument,
  policyOf: PolicyOf,
): string {
  const style = COLORS + css.trim();
  return (
    `<!doctype html><html lang="${say(locale.htmlLang)}" dir="${locale.direction}"${theme === undefined ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${say(policyOf(style, script))}">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="theme-color" content="${say(themeColor)}">` +
    `<title>${say(title)} | ${say(siteTitle)}</title>${headHtml}${script === undefined ? '' : `<script>${script}</script>`}<style>${style}</style></head>` +
    `<body><main><h1>${say(title)}</h1>${html}</main></body></html>`
  );
}
