import { type BodyMeta } from '#model/body.ts';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { compileBodies } from '../bodies.ts';
import { openBodyPool } from '../bodyPool.ts';
import { authorLinks } from '../links/authorLinks.ts';
import { configLinks } from '../links/configLinks.ts';
import { type Progress, tellWait } from '../progress.ts';
import { readSite, type SiteSource } from '../readSite.ts';
import { SiteFaults } from '../siteFaults.ts';
import { openWorkshop, type Workshop } from '../workshop.ts';
import { type Collected, collectOutside, type WrittenLink } from './outsideLink.ts';

/** The links of a site that lead outside. A site with errors has none: what it means to link to is not known. */
export type OutsideReading =
  | { readonly status: 'failed'; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly status: 'ok';
      readonly config: SiteConfig;
      readonly cacheDir: string;
      readonly collected: Collected;
    };

/** Reads the site as a build does, as far as its compiled texts, and gathers their links. */
export async function readOutside(siteDir: string, progress: Progress): Promise<OutsideReading> {
  progress.phase('Reading', null);
  try {
    return await readWith(await openWorkshop(siteDir), progress);
  } catch (error) {
    if (error instanceof SiteFaults) return { status: 'failed', diagnostics: error.diagnostics };
    throw error;
  }
}

async function readWith(workshop: Workshop, progress: Progress): Promise<OutsideReading> {
  const { siteDir, cacheDir, state } = workshop;
  const source = await readSite(siteDir, {
    knownFrontMatter: state.frontMatter,
    mode: 'production',
    onConfigWait: tellWait(progress),
  });
  const pool = openBodyPool(workshop);
  const bodies = await compileBodies(source.entries, { workshop, pool, known: state.bodies, progress });
  await pool.close();
  workshop.save({ ...state, frontMatter: source.frontMatter, bodies: bodies.known });
  const errors = [...source.diagnostics, ...bodies.diagnostics].filter(isError);
  if (errors.length > 0) return { status: 'failed', diagnostics: errors };
  const { config } = source;
  const written = [
    ...linksOfTexts(bodies.metas),
    ...linksOfAuthors(siteDir, source),
    ...linksOfConfig(config),
  ];
  return { status: 'ok', config, cacheDir, collected: collectOutside(written, config) };
}

/** Pictures, films and frames of other sites too: no page shows them, most of them have a link in their place. */
function linksOfTexts(metas: ReadonlyMap<string, BodyMeta>): WrittenLink[] {
  return [...metas].flatMap(([file, { links, images, media, frames }]) =>
    [...links, ...images, ...media, ...frames].map((written): WrittenLink => ({
      place: { kind: 'text', file },
      written,
    })),
  );
}

function linksOfAuthors(siteDir: string, source: SiteSource): WrittenLink[] {
  return authorLinks(siteDir, source, ({ isPicture }) => !isPicture).map(({ file, written }) => ({
    place: { kind: 'text', file },
    written,
  }));
}

function linksOfConfig(config: SiteConfig): WrittenLink[] {
  const links = [
    ...configLinks(config),
    ...config.redirects.map(({ to }, index) => ({ path: ['redirects', index, 'to'], target: to })),
  ];
  return links.map(({ path, target }) => ({ place: { kind: 'config', path }, written: target }));
}
