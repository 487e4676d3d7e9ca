import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { withoutTrailingSlash } from '#model/paths.ts';
import { createAssetStore } from '../build/links/assetStore.ts';
import { renderPlanned } from '../build/pageFiles.ts';
import { createPictures, preparePictures } from '../build/pictures.ts';
import { planSite, type SitePlan } from '../build/planSite.ts';
import { readSite } from '../build/readSite.ts';
import { createResolvedTexts } from '../build/resolvedTexts.ts';
import { engineRoot } from '../content/engineRoot.ts';
import { createDevBodies } from './devBodies.ts';
import type { DevTheme } from './devTheme.ts';

/** The site as it is being written. */
export interface DevSite {
  /** Files and folders whose change makes the site another. */
  readonly watched: readonly string[];
  /** What a change of the file is a change of; null when it does not concern the site. */
  kindOf(file: string): 'words' | 'theme' | null;
  /** Reads everything anew; a site with errors leaves the last good one in place. */
  reload(): Promise<readonly Diagnostic[]>;
  /** The page of a path without base path, or the not-found page of its locale. Null before the first good reload. */
  page(path: string): { readonly status: 200 | 404; readonly html: string } | null;
  /** Where a file that is served as it is lies, by its path below the output folder. */
  file(path: string): string | null;
  readonly basePath: string;
  close(): Promise<void>;
}

interface Snapshot {
  readonly plan: SitePlan;
  readonly basePath: string;
  readonly files: ReadonlyMap<string, string>;
  render(planned: SitePlan['plans'][number]['notFound'], position: number): string;
}

const SITE_FOLDERS = ['content', 'static', 'blog', 'docs', 'src/pages', 'i18n'];
const THEME_FOLDERS = ['src/client', 'src/model'];

export function createDevSite(siteDir: string, themeNow: () => Promise<DevTheme>): DevSite {
  const cacheDir = join(siteDir, '.lontar/cache');
  const bodies = createDevBodies(siteDir);
  let snapshot: Snapshot | null = null;
  let frontMatter: Record<string, unknown> = {};
  const configFiles = readdirSync(siteDir).filter((name) => name.startsWith('site.config.'));
  const words = [...SITE_FOLDERS, ...configFiles].map((name) => join(siteDir, name));
  const theme = THEME_FOLDERS.map((name) => join(engineRoot, name));
  const isIn = (file: string, paths: readonly string[]): boolean =>
    paths.some((path) => file === path || file.startsWith(path + sep));

  const take = async (): Promise<{ snapshot: Snapshot; diagnostics: Diagnostic[] }> => {
    const { server, assets } = await themeNow();
    const source = await readSite(siteDir, { knownFrontMatter: frontMatter, mode: 'development' });
    ({ frontMatter } = source);
    const bodyFaults = await bodies.update(source.entries, server);
    const plan = await planSite({ ...source, siteDir, bodies: bodies.metas() });
    const pictures = createPictures(plan, source.config, { siteDir, cacheDir }, false);
    const pictureFaults = await preparePictures(plan.texts, pictures);
    const { basePath } = source.config;
    const store = createAssetStore(siteDir, basePath);
    const texts = createResolvedTexts({
      index: plan.index,
      assets: store,
      images: pictures,
      basePath,
      body: bodies.of,
    });
    const rendering = { server, toolKey: '', assets, texts };
    const emitted = [...pictures.emitted(), ...store.emitted()];
    return {
      diagnostics: [...source.diagnostics, ...bodyFaults, ...plan.diagnostics, ...pictureFaults],
      snapshot: {
        plan,
        basePath,
        files: new Map([
          ...source.staticFiles.map(({ file }) => [file, join(siteDir, 'static', file)] as const),
          ...emitted.map(({ path, source: from }) => [path, from] as const),
        ]),
        render(planned, position) {
          const view = plan.views[position];
          return view ? renderPlanned(planned, view, rendering) : '';
        },
      },
    };
  };

  return {
    watched: [...words.filter((path) => existsSync(path)), ...theme],
    kindOf: (file) => (isIn(file, theme) ? 'theme' : isIn(file, words) ? 'words' : null),
    async reload() {
      const taken = await take();
      if (!taken.diagnostics.some(isError)) ({ snapshot } = taken);
      return taken.diagnostics;
    },
    page: (path) => snapshot && findPage(path, snapshot),
    file: (path) => snapshot?.files.get(path) ?? null,
    get basePath() {
      return snapshot?.basePath ?? '/';
    },
    close: () => bodies.close(),
  };
}

function findPage(path: string, { plan, render }: Snapshot): { status: 200 | 404; html: string } {
  const key = withoutTrailingSlash(path.replace(/(?:\/index)?\.html$/, '') || '/');
  for (const [position, { pages }] of plan.plans.entries()) {
    const planned = pages.find(({ page }) => withoutTrailingSlash(page.frame.path) === key);
    if (planned) return { status: 200, html: render(planned, position) };
  }
  const prefix = key.split('/')[1] ?? '';
  const own = plan.views.findIndex(({ locale }) => locale.path !== '' && locale.path === prefix);
  const position = Math.max(
    own,
    plan.views.findIndex(({ locale }) => locale.path === ''),
    0,
  );
  const notFound = plan.plans[own === -1 ? position : own]?.notFound;
  return { status: 404, html: notFound ? render(notFound, own === -1 ? position : own) : '' };
}
