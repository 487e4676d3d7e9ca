interface TrustedTypes {
  readonly emptyHTML: TrustedHTML;
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => TrustedHTML };
}

/** Missing in browsers that do not know Trusted Types, and at build time. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * The one policy of the site (see contentSecurityPolicy.ts); its only user is `parsePage`. Made when it is needed: a
 * slow script may arrive after its second copy, and a second policy of the name is forbidden.
 */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** No HTML at all, in the form that a browser with Trusted Types accepts. */
export const EMPTY_HTML: string | TrustedHTML = trustedTypes?.emptyHTML ?? '';

/** Parses a page of this site. What is parsed runs no scripts. */
export function parsePage(html: string): Document {
  // The DOM types of TypeScript know only strings.
  policy ??= trustedTypes?.createPolicy('lontar', { createHTML: (text) => text });
  const trusted = (policy?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html');
}
