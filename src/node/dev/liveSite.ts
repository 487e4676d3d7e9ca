import type { ErrorPayload, ViteDevServer, WebSocketClient } from 'vite';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { SiteFaults } from '../build/siteFaults.ts';
import { openWorkshop } from '../build/workshop.ts';
import { createDevSite, type DevSite } from './devSite.ts';
import { bundledTheme, liveTheme } from './devTheme.ts';
import { gatherChanges } from './gatherChanges.ts';
import { codeFault, contentFault } from './overlayFault.ts';

export interface FaultListener {
  /** Told of every fault after each change. */
  readonly onDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  /** Told when the theme itself cannot be compiled or run. */
  readonly onCodeFault: (message: string) => void;
}

/** The site that follows its files, and what is wrong with it. */
export interface LiveSite {
  readonly site: DevSite;
  /** Resolves when every change so far has been taken in. */
  settled(): Promise<void>;
  /** From now on changes are followed and open pages told. */
  follow(vite: ViteDevServer): void;
  /** A page could not be rendered. */
  blameTheme(error: unknown): void;
  close(): Promise<void>;
}

export function createLiveSite(siteDir: string, listener: FaultListener): LiveSite {
  const site = createDevSite(siteDir);
  let vite: ViteDevServer | null = null;
  let workshop = openWorkshop(siteDir);
  let isThemeEdited = false;
  /** What the overlay shows, or null when all is well. */
  let fault: ErrorPayload | null = null;

  const tellFault = (): void => {
    if (fault) vite?.ws.send(fault);
  };
  const blameTheme = (error: unknown): void => {
    if (error instanceof Error) vite?.ssrFixStacktrace(error);
    fault = codeFault(error);
    listener.onCodeFault(fault.err.message);
    tellFault();
  };
  const tellDiagnostics = (diagnostics: readonly Diagnostic[]): void => {
    listener.onDiagnostics(diagnostics);
    const errors = diagnostics.filter(isError);
    fault = errors.length > 0 ? contentFault(errors, siteDir) : null;
    // With other faults than before, there may be other pages, too.
    vite?.ws.send({ type: 'custom', event: 'lontar:update', data: { isThemeEdited } });
    tellFault();
  };
  const reload = async (): Promise<void> => {
    try {
      const tools = await workshop;
      const theme = isThemeEdited && vite ? await liveTheme(vite) : await bundledTheme(tools.bundle);
      tellDiagnostics(await site.reload({ theme, workshop: tools }));
    } catch (error) {
      if (error instanceof SiteFaults) tellDiagnostics(error.diagnostics);
      else blameTheme(error);
    }
  };
  const renewWorkshop = async (): Promise<void> => {
    const before = workshop;
    // A theme that cannot be bundled has its fault shown already; a site keeps its until it is mended.
    const renewed = openWorkshop(siteDir).catch((error: unknown) => {
      if (error instanceof SiteFaults) throw error;
      return before;
    });
    await renewed.catch(() => undefined);
    // Until then pages are made with the one before: an edit shows at once.
    workshop = renewed;
  };

  // One reload at a time, in the order of the changes.
  let current = reload();
  let renewing = Promise.resolve();
  const changes = gatherChanges(siteDir, (kinds) => {
    isThemeEdited ||= kinds.has('theme') || kinds.has('style');
    current = current.then(reload);
    // Bodies are run with the bundle, which takes its time: the page shows them when it is there.
    if (kinds.has('theme')) {
      renewing = renewing.then(renewWorkshop).then(() => (current = current.then(reload)));
    }
  });

  return {
    site,
    settled: () => current,
    follow(server) {
      vite = server;
      server.watcher.on('all', (_event, file) => {
        // Vite does so too, but it takes its time: by then the old module would be served once more, for good.
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(file);
        changes.add(file);
      });
      answerPages(server, tellFault);
    },
    blameTheme,
    async close() {
      changes.stop();
      await renewing;
      await current;
      await site.close();
    },
  };
}

/** What open pages ask for. */
function answerPages({ ws }: ViteDevServer, tellFault: () => void): void {
  ws.on('connection', tellFault);
  ws.on('lontar:faults', tellFault);
  ws.on('lontar:listening', (_data: unknown, client: WebSocketClient) => client.send('lontar:listening'));
}
