import type { ErrorPayload, ViteDevServer, WebSocketClient } from 'vite';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { codeFault, contentFault } from './overlayFault.ts';

export interface FaultListener {
  /** Told of every fault after each change. */
  readonly onDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  /** Told when the theme itself cannot be compiled or run. */
  readonly onCodeFault: (message: string) => void;
}

/** The pages that browsers show, and what the overlay above them says. */
export interface OpenPages {
  /** From now on they can be told. */
  reachBy(vite: ViteDevServer): void;
  /** The site was read anew. */
  update(diagnostics: readonly Diagnostic[], isThemeEdited: boolean): void;
  /** The theme cannot be compiled or run. */
  blameTheme(error: unknown): void;
}

export function createOpenPages(siteDir: string, listener: FaultListener): OpenPages {
  let vite: ViteDevServer | null = null;
  /** What the overlay shows, or null when all is well. */
  let fault: ErrorPayload | null = null;

  const tellFault = (): void => {
    if (fault) vite?.ws.send(fault);
  };
  return {
    reachBy(server) {
      vite = server;
      const { ws } = server;
      ws.on('connection', tellFault);
      ws.on('lontar:faults', tellFault);
      ws.on('lontar:listening', (_data: unknown, client: WebSocketClient) => client.send('lontar:listening'));
    },
    update(diagnostics, isThemeEdited) {
      listener.onDiagnostics(diagnostics);
      const errors = diagnostics.filter(isError);
      fault = errors.length > 0 ? contentFault(errors, siteDir) : null;
      // With other faults than before, there may be other pages, too.
      vite?.ws.send({ type: 'custom', event: 'lontar:update', data: { isThemeEdited } });
      tellFault();
    },
    blameTheme(error) {
      if (error instanceof Error) vite?.ssrFixStacktrace(error);
      fault = codeFault(error);
      listener.onCodeFault(fault.err.message);
      tellFault();
    },
  };
}
