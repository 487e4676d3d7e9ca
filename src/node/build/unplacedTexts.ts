import type { BodyMeta } from '#model/body.ts';
import type { Text } from '#model/site.ts';
import type { SiteSource } from './readSite.ts';

/** Texts that get no page, with their bodies. Translations are left out: their pictures may lie beside an original that is unknown. */
export function unplacedTexts(
  { unplaced, config }: SiteSource,
  bodies: ReadonlyMap<string, BodyMeta>,
): Pick<Text, 'entry' | 'body'>[] {
  return unplaced.flatMap((entry) => {
    const body = bodies.get(entry.file);
    return body === undefined || entry.locale !== config.defaultLocale ? [] : [{ entry, body }];
  });
}
