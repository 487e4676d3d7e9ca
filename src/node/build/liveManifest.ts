import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../content/data/readRecord.ts';
import { MANIFEST_FILE, type RouteManifest } from './routeManifest.ts';

/** The manifest of the build that lies in a folder; null where none of ours does, or not a whole one. */
export function readManifest(outDir: string): RouteManifest | null {
  const file = join(outDir, MANIFEST_FILE);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    return isManifest(found) ? found : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Other programs name files so too. */
function isManifest(found: unknown): found is RouteManifest {
  if (!isRecord(found)) return false;
  const { build, routes, redirects, assets } = found;
  return typeof build === 'string' && [routes, redirects, assets].every(isRecord);
}
