import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nearest } from '#model/nearest.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Layout } from '../layout.ts';
import type { Reporter } from '../report.ts';

interface Site {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly layout: Layout;
  readonly reporter: Reporter;
}

/** Says once for each language that the site does not have which files are left out. */
export function reportUnknownLanguages(strangers: ReadonlyMap<string, readonly string[]>, site: Site): void {
  for (const [language, files] of strangers) {
    const others = files.length === 1 ? '' : ` (and ${files.length - 1} more)`;
    report(language, files[0] ?? '', `This text${others} is left out`, site);
  }
  if (site.layout.name !== 'docusaurus' || !existsSync(join(site.siteDir, 'i18n'))) return;
  const codes = new Set(site.config.locales.map((locale) => locale.code));
  for (const folder of readdirSync(join(site.siteDir, 'i18n'), { withFileTypes: true })) {
    if (!folder.isDirectory() || codes.has(folder.name)) continue;
    report(folder.name, `i18n/${folder.name}`, 'This folder is left out', site);
  }
}

function report(language: string, file: string, what: string, { config, reporter }: Site): void {
  const codes = config.locales.map((locale) => locale.code);
  reporter.add({
    file,
    line: 1,
    column: 1,
    severity: 'warning',
    code: 'content/unknown-language',
    message: `${what}: '${language}' is not one of the site's languages (${codes.join(', ')}).`,
    hint: hintFor(language, file, config),
  });
}

/** In addresses a language may have another name than its files. */
function hintFor(language: string, file: string, { locales }: SiteConfig): string {
  const owner = locales.find(({ path }) => path === language);
  if (owner !== undefined) {
    const parts = basename(file).split('.');
    const name = parts.with(parts.lastIndexOf(language), owner.code).join('.');
    return `'${language}' is the path of '${owner.code}' in addresses: rename this to '${name}'.`;
  }
  const codes = locales.map(({ code }) => code);
  const near = nearestCode(language, codes);
  return `Add '${language}' to locales in site.config.ts${near === null ? '' : `, or rename it to '${near}'`}.`;
}

/** Codes of two letters are all near to each other: of these, only another way to write the same one is meant. */
function nearestCode(language: string, codes: readonly string[]): string | null {
  const plain = (code: string): string => code.toLowerCase().replaceAll('_', '-');
  const same = codes.find((code) => plain(code) === plain(language));
  return same ?? (language.length < 4 ? null : nearest(language, codes));
}
