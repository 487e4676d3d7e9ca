import { fileOfKey } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import { createImagePipeline, type ImagePipeline } from './images/imagePipeline.ts';
import type { SitePlan } from './planSite.ts';
import type { Workshop } from './workshop.ts';

/** The pictures of the site: for readers in modern formats and several sizes, while writing as they are. */
export function createPictures(
  { index }: SitePlan,
  { basePath }: SiteConfig,
  { siteDir, cacheDir }: Pick<Workshop, 'siteDir' | 'cacheDir'>,
  hasVariants: boolean,
): ImagePipeline {
  return createImagePipeline({
    siteDir,
    cacheDir,
    basePath,
    hasVariants,
    translationsOf: index.translationsOf,
  });
}

type TextWithPictures = Pick<Text, 'entry' | 'body'>;

/** Makes ready the pictures of all texts; resolves with what is wrong with them. */
export async function preparePictures(
  texts: readonly TextWithPictures[],
  images: ImagePipeline,
): Promise<Diagnostic[]> {
  const byFile = new Map(texts.map((text) => [text.entry.file, text]));
  const faults = await Promise.all(
    [...byFile].map(([file, { entry, body }]) => {
      const { image: src } = entry;
      return images.prepare(
        file,
        body.images,
        src === null ? null : { src, file: fileOfKey(entry, 'image') },
      );
    }),
  );
  return faults.flat();
}
