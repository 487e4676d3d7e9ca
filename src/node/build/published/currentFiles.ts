import { hrefOf } from '#model/paths.ts';
import { STATIC_FOLDER } from '../links/siteFiles.ts';
import type { SitePlan } from '../planSite.ts';
import type { SiteSource } from '../readSite.ts';
import { redirectKey } from '../redirects/redirect.ts';
import type { CurrentPage } from './currentPages.ts';

/** Every file of `static/` that this build publishes: others link to a document as they do to a page. */
export function currentFiles(
  { staticFiles }: Pick<SiteSource, 'staticFiles'>,
  { ownFiles }: Pick<SitePlan, 'ownFiles'>,
  pages: readonly CurrentPage[],
): CurrentPage[] {
  const taken = new Set(pages.map(({ path }) => redirectKey(path)));
  return staticFiles
    .filter(({ file }) => !ownFiles.has(file))
    .map(({ file }) => ({
      path: hrefOf('/', `/${file}`.replace(/\/index\.html$/, '/')),
      title: file.slice(file.lastIndexOf('/') + 1),
      source: `${STATIC_FOLDER}/${file}`,
      anchors: [],
      text: null,
      ids: null,
    }))
    .filter(({ path }) => !taken.has(redirectKey(path)));
}
