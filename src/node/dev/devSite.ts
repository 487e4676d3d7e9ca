import { join, resolve } from 'node:path';
import { STAMP_NAME } from '#model/contract.ts';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { DIAGRAMS_FOLDER } from '#model/diagrams.ts';
import { isIndexPath } from '#search/indexHref.ts';
import { compileBodies } from '../build/bodies.ts';
import { openBodyPool } from '../build/bodyPool.ts';
import type { ClientBundle } from '../build/clientBundle.ts';
import { DEV_FRAME, isDrawingFrame } from '../build/diagrams/drawingFrame.ts';
import { filesForPrograms } from '../build/filesForPrograms.ts';
import { createAssetStore, type EmittedFile } from '../build/links/assetStore.ts';
import { STATIC_FOLDER } from '../build/links/siteFiles.ts';
import { renderPlanned } from '../build/pageFiles.ts';
import { createPictures, preparePictures } from '../build/pictures.ts';
import { planSite } from '../build/planSite.ts';
import { readSite, type SiteSource } from '../build/readSite.ts';
import { findRedirect } from '../build/redirects/redirect.ts';
import { createResolvedTexts } from '../build/resolvedTexts.ts';
import { type SearchFiles, searchFilesOf } from '../build/search/searchFiles.ts';
import { unplacedTexts } from '../build/unplacedTexts.ts';
import type { Workshop } from '../build/workshop.ts';
import { hashOf } from '../content/hash.ts';
import { type ConfigParts, UNREAD_CONFIG } from './changeKind.ts';
import type { DevTheme } from './devTheme.ts';
import { findPlanned, type Found } from './findPlanned.ts';

/** A file that is served as it is. */
export type DevFile = Omit<EmittedFile, 'path'>;

/** The site as it is being written. */
export interface DevSite {
  /**
   * Reads everything anew; a site with errors leaves the last good one in place. Before there is one, it is served as far as
   * it can be made.
   */
  reload(tools: DevTools): Promise<readonly Diagnostic[]>;
  /** The page of a path without base path, or the not-found page of its locale. Null while there is no site. */
  page(path: string): { readonly status: 200 | 404; readonly html: string } | null;
  /** Where an old address leads, final; null if it is none. */
  moved(path: string): string | null;
  /** Where a file that is served as it is lies, by its path below the output folder. */
  file(path: string): DevFile | null;
  /** The content of a feed or sitemap, by its path below the output folder. */
  forPrograms(path: string): Promise<string | Uint8Array | null>;
  readonly basePath: string;
  readonly configParts: ConfigParts;
  close(): Promise<void>;
}

/** What pages and bodies are made with at the moment. */
export interface DevTools {
  readonly theme: DevTheme;
  readonly workshop: Workshop;
}

interface Snapshot {
  readonly basePath: string;
  find(path: string): Found | null;
  render(found: Found): string;
  moved(path: string): string | null;
  file(path: string): DevFile | null;
  forPrograms(path: string): Promise<string | Uint8Array | null>;
}

const quietly = { phase: () => undefined, step: () => undefined };

export function createDevSite(siteDir: string, onConfigWait: (file: string) => void): DevSite {
  const reading = { mode: 'development', onConfigWait } as const;
  const bodyMaker = createBodyMaker();
  let snapshot: Snapshot | null = null;
  let hasBeenGood = false;
  let frontMatter: Record<string, unknown> = {};
  let configParts = UNREAD_CONFIG;

  const take = async ({
    theme,
    workshop,
  }: DevTools): Promise<{ taken: Snapshot; isConfigured: boolean; diagnostics: Diagnostic[] }> => {
    const source = await readSite(siteDir, { ...reading, knownFrontMatter: frontMatter });
    ({ frontMatter } = source);
    const files = source.configFiles.map((file) => resolve(siteDir, file));
    configParts = {
      // What cannot be read does not tell all that it is made of.
      files: new Set(source.isConfigRead ? files : [...configParts.files, ...files]),
      isRead: source.isConfigRead,
    };
    const bodies = await bodyMaker.make(source.entries, workshop);
    const plan = await planSite({ ...source, siteDir, bodies: bodies.metas, app: null });
    const images = createPictures(plan, source.config, workshop, false);
    const faults = await preparePictures([...plan.texts, ...unplacedTexts(source, bodies.metas)], images);
    const { basePath, locales } = source.config;
    const assets = createAssetStore(siteDir, basePath);
    const { index, plans, views } = plan;
    const redirects = new Map(plan.hostRules.map(({ from, href }) => [from, href]));
    const texts = createResolvedTexts({ basePath, locales, index, assets, images, body: bodies.of });
    const rendering = { ...theme, toolKey: '', texts };
    const statics = new Set(source.staticFiles.map(({ file }) => file));
    return {
      isConfigured: source.isConfigured,
      diagnostics: faultsOf(source, [...bodies.diagnostics, ...plan.diagnostics, ...faults]),
      taken: {
        basePath,
        find: (path) => findPlanned(path, plans, views),
        render: ({ planned, view }) => renderPlanned(planned, view, rendering),
        moved: (path) => findRedirect(redirects, path),
        file(path) {
          if (statics.has(path)) return { source: join(siteDir, STATIC_FOLDER, path) };
          if (path.startsWith(DIAGRAMS_FOLDER)) return findDrawing(path, workshop.bundle);
          const emitted = isIndexPath(path)
            ? searchFilesOf({ config: source.config, plan, bodies, workshop }).flatMap(allFiles)
            : [...images.emitted(), ...assets.emitted()];
          return emitted.find((file) => file.path === path) ?? null;
        },
        async forPrograms(path) {
          const { config, staticFiles } = source;
          const { colors } = theme.server;
          const files = filesForPrograms({ config, plan, texts, staticFiles, colors, engine: '' });
          return (await files.find(({ file }) => file === path)?.make()) ?? null;
        },
      },
    };
  };

  return {
    async reload(tools) {
      const { taken, isConfigured, diagnostics } = await take(tools);
      const isGood = !diagnostics.some(isError);
      // With a configuration at its defaults it would be another site.
      if (isGood || (!hasBeenGood && isConfigured)) snapshot = taken;
      hasBeenGood ||= isGood;
      return diagnostics;
    },
    page(path) {
      const found = snapshot?.find(path);
      return snapshot && found ? { status: found.status, html: stamped(snapshot.render(found)) } : null;
    },
    moved: (path) => snapshot?.moved(path) ?? null,
    file: (path) => snapshot?.file(path) ?? null,
    forPrograms: async (path) => (await snapshot?.forPrograms(path)) ?? null,
    get basePath() {
      return snapshot?.basePath ?? '/';
    },
    get configParts() {
      return configParts;
    },
    close: () => bodyMaker.close(),
  };
}

/** Without a configuration that can be read all that was made of the source would be judged by its defaults. */
function faultsOf(source: SiteSource, made: readonly Diagnostic[]): Diagnostic[] {
  return source.isConfigRead ? [...source.diagnostics, ...made] : [...source.diagnostics];
}

/** Marks a page, so that whoever shows it can tell whether it has changed. */
function stamped(html: string): string {
  return html.replace('</head>', `<meta name="${STAMP_NAME}" content="${hashOf(html)}"></head>`);
}

/** A file of what draws diagrams. */
function findDrawing(path: string, { diagramFiles, mermaid }: ClientBundle): DevFile | null {
  const isWanted = (file: EmittedFile): boolean =>
    path === DEV_FRAME ? isDrawingFrame(file.path) : file.path === path;
  return [...diagramFiles, mermaid].find(isWanted) ?? null;
}

function allFiles({ core, parts }: SearchFiles): readonly EmittedFile[] {
  return [core, ...parts];
}

/** Makes bodies with one pool of processes for as long as the theme's bundle is the same. */
function createBodyMaker() {
  let open: { readonly toolKey: string; readonly pool: ReturnType<typeof openBodyPool> } | null = null;
  let known: Awaited<ReturnType<typeof compileBodies>>['known'] | null = null;
  return {
    async make(entries: Parameters<typeof compileBodies>[0], workshop: Workshop) {
      if (open?.toolKey !== workshop.toolKey) {
        await open?.pool.close();
        open = { toolKey: workshop.toolKey, pool: openBodyPool(workshop) };
      }
      const { pool } = open;
      known ??= workshop.state.bodies;
      const bodies = await compileBodies(entries, { workshop, pool, known, progress: quietly });
      // What a fault took away comes back when it is mended, so earlier bodies are kept.
      known = { ...known, ...bodies.known };
      return bodies;
    },
    close: async () => open?.pool.close(),
  };
}
