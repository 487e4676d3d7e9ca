import type { SiteView } from '#model/page.ts';
import { hrefOf, localizePath } from '#model/paths.ts';
import type { Locale } from '#model/locale.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { textIn } from '#model/schema/localizedText.ts';
import { hashOf } from '../../content/hash.ts';
import type { OutputFile } from '../outputFile.ts';
import type { LocalePlan } from '../plan/planLocale.ts';
import type { WebApp } from './prepareWebApp.ts';

/** Pages that launchers offer beside the site itself. */
const SHORTCUTS: ReadonlySet<string> = new Set(['archive', 'books', 'search']);

/** Path of a locale's web app manifest below the output folder. */
export function webManifestFileOf(locale: Locale): string {
  return localizePath(locale, '/manifest.webmanifest').slice(1);
}

interface ManifestParts {
  readonly config: SiteConfig;
  readonly site: SiteView;
  readonly plan: LocalePlan;
  readonly app: WebApp;
}

/** What a browser has to know to install the site in one language. */
export function webManifestOf({ config, site, plan, app }: ManifestParts): OutputFile {
  const { basePath, pwa, defaultLocale } = config;
  const { locale, homeHref } = site;
  const say = (text: Parameters<typeof textIn>[0]): string => textIn(text, locale.code, defaultLocale);
  const manifest = {
    id: homeHref,
    name: site.title,
    short_name: pwa.shortName === null ? site.title : say(pwa.shortName),
    ...(site.tagline !== '' && { description: site.tagline }),
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: homeHref,
    scope: homeHref,
    display: 'standalone',
    theme_color: pwa.themeColor,
    background_color: pwa.backgroundColor,
    icons: app.icons
      .filter(({ purpose }) => purpose !== 'touch')
      .map(({ path, size, purpose }) => ({
        src: basePath + path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    shortcuts: plan.pages
      .filter(({ page }) => SHORTCUTS.has(page.view.kind))
      .map(({ page: { frame } }) => ({ name: frame.title, url: hrefOf(basePath, frame.path) })),
    screenshots: app.screenshots.map(({ path, width, height, label }) => ({
      src: hrefOf(basePath, path),
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: width > height ? 'wide' : 'narrow',
      label: say(label),
    })),
  };
  const json = JSON.stringify(manifest);
  return { file: webManifestFileOf(locale), key: hashOf(json), kind: 'asset', make: () => json };
}
