import * as z from 'zod';
import type { Locale } from '../locale.ts';
import { analyticsSchema } from './analytics.ts';
import { announcementSchema } from './announcement.ts';
import { blogSchema } from './blog.ts';
import { colorModeSchema } from './colorMode.ts';
import { docsSchema } from './docs.ts';
import { feedSchema } from './feed.ts';
import { footerSchema } from './footer.ts';
import { addressSchema, targetSchema } from './link.ts';
import { linksSchema } from './links.ts';
import { completeLocale, localesSchema } from './locales.ts';
import { markdownSchema } from './markdown.ts';
import { navbarSchema } from './navbar.ts';
import { contactSchema, ownerSchema, socialSchema } from './owner.ts';
import { pwaSchema } from './pwa.ts';
import { redirectSchema } from './redirect.ts';
import { searchSchema } from './search.ts';
import { sitemapSchema } from './sitemap.ts';
import { maybeEmptySchema, textSchema } from './localizedText.ts';

/** The name and the address of a site that was not told its own. */
export const UNSET_TITLE = 'Lontar';
export const UNSET_URL = 'http://localhost:3000';

const fieldsSchema = z.strictObject({
  title: textSchema.default(UNSET_TITLE),
  tagline: maybeEmptySchema.default(''),
  /** Where the site is served, without a path: that is `basePath`. */
  url: addressSchema
    .refine((url) => new URL(url).pathname === '/' && !/[?#]/.test(url), {
      error: "an address without a path such as 'https://example.com' (the path goes into basePath)",
    })
    .default(UNSET_URL),
  /** In all addresses and in the rules of web servers: of letters that are the same in each, encoded or not. */
  basePath: z
    .string()
    .regex(/^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/, {
      error: "a path of letters from a to z, digits, '-', '_', '.' and '~' such as '/' or '/blog/'",
    })
    .default('/'),
  /** Path below `static/`, such as '/favicon.svg'. */
  favicon: targetSchema.nullable().default(null),
  locales: localesSchema.default(['en']),
  /** By default the first of `locales`. */
  defaultLocale: z.string().optional(),
  /** The folder of the site where its texts can be edited, such as 'https://github.com/me/site/edit/main/'. */
  editUrl: addressSchema.nullable().default(null),
  owner: ownerSchema.prefault({}),
  social: z.array(socialSchema).default([]),
  contact: contactSchema.nullable().default(null),
  navbar: navbarSchema.prefault({}),
  footer: footerSchema.prefault({}),
  colorMode: colorModeSchema.prefault({}),
  announcement: announcementSchema.nullable().default(null),
  blog: blogSchema.prefault({}),
  docs: docsSchema.prefault({}),
  search: searchSchema.prefault({}),
  sitemap: sitemapSchema.prefault({}),
  feed: feedSchema.prefault({}),
  analytics: analyticsSchema.nullable().default(null),
  /** Whether `lontar serve` counts the views of each page. */
  countViews: z.boolean().default(false),
  /** Whether every page has a picture for where it is shared, drawn with its title. */
  socialCards: z.boolean().default(true),
  pwa: pwaSchema.prefault({}),
  markdown: markdownSchema.prefault({}),
  links: linksSchema.prefault({}),
  redirects: z.array(redirectSchema).default([]),
});

type Fields = z.output<typeof fieldsSchema>;

/** Everything the owner sets, with every default in place. */
export const siteConfigSchema = fieldsSchema.superRefine(checkLocales).transform(complete);

/** The configuration as the engine uses it. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
/** The configuration as the owner writes it: every field may be left out. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** For `site.config.ts`: gives the editor the fields and their types. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

function checkLocales(fields: Fields, context: z.RefinementCtx): void {
  const complain = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: 'custom', path, message });
  const locales = localesOf(fields);
  const codes = locales.map((locale) => locale.code);
  if (!codes.includes(defaultCodeOf(fields))) {
    complain(['defaultLocale'], `one of the locales (${codes.map((code) => `'${code}'`).join(', ')})`);
  } else if (locales.every(({ path }) => path !== '')) {
    complain(
      ['locales', codes.indexOf(defaultCodeOf(fields)), 'path'],
      "'', so that one language is at the root of the site",
    );
  }
  locales.forEach((locale, index) => {
    const first = locales.findIndex((other) => other.code === locale.code || other.path === locale.path);
    if (first !== index) {
      complain(
        ['locales', index],
        `a language with a code and a path of its own (locales[${first}] has one of them)`,
      );
    }
  });
}

function complete(fields: Fields) {
  const { footer, owner, title } = fields;
  const name = owner.name === '' ? title : owner.name;
  const copyright = footer.copyright ?? withMark(name);
  return {
    ...fields,
    url: new URL(fields.url).origin,
    basePath: fields.basePath.endsWith('/') ? fields.basePath : `${fields.basePath}/`,
    defaultLocale: defaultCodeOf(fields),
    locales: localesOf(fields),
    footer: { ...footer, copyright },
  };
}

function withMark(name: Fields['title']): Fields['title'] {
  if (typeof name === 'string') return `© ${name}`;
  return Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `© ${text}`]));
}

function defaultCodeOf(fields: Fields): string {
  const first = fields.locales[0];
  return fields.defaultLocale ?? (typeof first === 'object' ? first.code : (first ?? 'en'));
}

function localesOf(fields: Fields): Locale[] {
  return fields.locales.map((locale) => completeLocale(locale, defaultCodeOf(fields)));
}
