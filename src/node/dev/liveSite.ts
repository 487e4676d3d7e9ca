import type { ViteDevServer } from 'vite';
import { type Diagnostic, formatDiagnostic } from '#model/diagnostic.ts';
import { SiteFaults } from '../build/siteFaults.ts';
import { openWorkshop } from '../build/workshop.ts';
import { type ChangeKind, changeKind } from './changeKind.ts';
import { createDevSite, type DevSite } from './devSite.ts';
import { themeOf } from './devTheme.ts';
import { createDevWorkshop } from './devWorkshop.ts';
import { gatherChanges } from './gatherChanges.ts';
import { createOpenPages, type FaultListener } from './openPages.ts';
import { findUnwatchedChanges } from './unwatchedChanges.ts';

/** The site that follows its files, and what is wrong with it. */
export interface LiveSite {
  readonly site: DevSite;
  /** Resolves when every change so far has been taken in, also those that nobody watched. */
  settled(): Promise<void>;
  /** From now on changes are followed and open pages told. */
  follow(vite: ViteDevServer): void;
  /** A page could not be rendered. */
  blameTheme(error: unknown): void;
  close(): Promise<void>;
}

export interface SiteListener extends FaultListener {
  /** Told the file of a configuration that takes its time. */
  readonly onConfigWait: (file: string) => void;
}

export function createLiveSite(siteDir: string, listener: SiteListener): LiveSite {
  const site = createDevSite(siteDir, listener.onConfigWait);
  const pages = createOpenPages(siteDir, listener);
  let vite: ViteDevServer | null = null;
  const kindOf = (file: string): ChangeKind | null => changeKind(file, siteDir, site.configParts);
  // Before anything is read: what is saved from now on must not be missed.
  const unwatched = findUnwatchedChanges(siteDir, (missed) => {
    for (const { event, file } of missed) {
      if (!vite) changes.add(file);
      // In the name of its watcher, so that Vite hears of it too.
      vite?.watcher.emit(event, file);
      vite?.watcher.emit('all', event, file);
    }
    changes.flush();
  });
  const workshop = createDevWorkshop(() => openWorkshop(siteDir), pages.blameTheme);
  let isThemeEdited = false;

  // Parts of the configuration may lie outside of the site.
  const watchConfig = (): void => void vite?.watcher.add([...site.configParts.files]);
  const reload = async (): Promise<void> => {
    try {
      const tools = await workshop.current();
      const theme = await themeOf(tools.bundle, isThemeEdited ? vite : null);
      const diagnostics = await site.reload({ theme, workshop: tools });
      watchConfig();
      pages.update([...workshop.faults(), ...diagnostics], isThemeEdited);
    } catch (error) {
      if (error instanceof SiteFaults)
        pages.update(union(error.diagnostics, workshop.faults()), isThemeEdited);
      else pages.blameTheme(error);
    }
  };

  // One reload at a time, in the order of the changes.
  let current = reload();
  let renewing = Promise.resolve();
  const changes = gatherChanges(kindOf, (kinds) => {
    const isOfTheme = kinds.has('theme') || kinds.has('style');
    // Without Vite there is no theme but the bundled one.
    if (!vite) {
      current = (isOfTheme ? current.then(workshop.renew) : current).then(reload);
      return;
    }
    isThemeEdited ||= isOfTheme;
    if (isOfTheme) workshop.forgetSyntax();
    current = current.then(reload);
    // Bodies are run with the bundle, which takes its time: the page shows them when it is there.
    if (kinds.has('theme')) {
      renewing = renewing.then(workshop.renew).then(() => (current = current.then(reload)));
    }
  });

  return {
    site,
    settled() {
      unwatched.look();
      return current;
    },
    follow(server) {
      vite = server;
      pages.reachBy(server);
      server.watcher.on('all', (event, file) => {
        // Nobody knows which modules asked for this file when it was not there.
        const kind = event === 'add' ? kindOf(file) : null;
        if (kind === 'theme' || kind === 'style') server.environments.ssr.moduleGraph.invalidateAll();
        // Vite does so too, but it takes its time: by then the old module would be served once more, for good.
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(file);
        changes.add(file);
      });
      watchConfig();
      unwatched.lookUntilWatched(server.watcher);
    },
    blameTheme: (error) => pages.blameTheme(error),
    async close() {
      unwatched.stop();
      changes.stop();
      await renewing;
      await current;
      await site.close();
    },
  };
}

/** Vite stops at the first fault of a module; the bundler knows them all. */
function union(first: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const told = new Set(first.map(formatDiagnostic));
  return [...first, ...others.filter((fault) => !told.has(formatDiagnostic(fault)))];
}
