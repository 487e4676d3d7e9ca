import type { Locale } from '#model/locale.ts';
import { workerFileOf } from './offline/offlineFiles.ts';
import { notFoundFileOf } from './pageFiles.ts';
import { MANIFEST_FILE } from './routeManifest.ts';
import { webManifestFileOf } from './webApp/webManifest.ts';

/** Files that every build makes besides pages and hashed assets: no file of `static/` takes their place. */
export function generatedFiles(locales: readonly Locale[]): string[] {
  const ofLocales = locales.flatMap((locale) => [
    notFoundFileOf(locale),
    workerFileOf(locale),
    webManifestFileOf(locale),
  ]);
  return [MANIFEST_FILE, '_headers', ...ofLocales];
}
