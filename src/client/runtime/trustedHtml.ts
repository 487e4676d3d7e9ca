import { TAG_SCRIPT } from '#model/readers.ts';

interface TrustedTypes {
  readonly emptyHTML: TrustedHTML;
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createHTML: (html: string) => string;
      readonly createScriptURL: (href: string) => string;
    },
  ) => {
    readonly createHTML: (html: string) => TrustedHTML;
    readonly createScriptURL: (href: string) => object;
  };
}

/** Missing in browsers that do not know Trusted Types, and at build time. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** A script of others that a page may load, only if the owner asks for insights. That of analytics is the other one. */
export const INSIGHTS_SCRIPT =
  'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js';

/**
 * The one policy of the site (see contentSecurityPolicy.ts); its only users are the functions below. Made when it is
 * needed: a slow script may arrive after its second copy, and a second policy of the name is forbidden.
 */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function sitePolicy(): typeof policy {
  policy ??= trustedTypes?.createPolicy('lontar', {
    createHTML: (text) => text,
    createScriptURL(href) {
      const isAllowed = href === INSIGHTS_SCRIPT || href.startsWith(TAG_SCRIPT);
      if (isAllowed || new URL(href, location.href).origin === location.origin) return href;
      throw new TypeError(`${href} is no script of this site.`);
    },
  });
  return policy;
}

/** No HTML at all, in the form that a browser with Trusted Types accepts. */
export const EMPTY_HTML: string | TrustedHTML = trustedTypes?.emptyHTML ?? '';

/** Parses a page of this site. What is parsed runs no scripts. */
export function parsePage(html: string): Document {
  // The DOM types of TypeScript know only strings.
  const trusted = (sitePolicy()?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html');
}

/** The address of a worker of this site, or of one of the two scripts of others, as the browser accepts it. */
export function trustedScript(href: string): string {
  return (sitePolicy()?.createScriptURL(href) ?? href) as string;
}
