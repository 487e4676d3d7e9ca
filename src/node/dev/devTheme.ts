import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { DocumentAssets, ServerBundle } from '#model/contract.ts';
import type { ClientBundle } from '../build/clientBundle.ts';
import { SiteFaults } from '../build/siteFaults.ts';
import { highlightCss } from '../content/mdx/code/highlightCss.ts';

/** What pages are rendered with while writing. */
export interface DevTheme {
  readonly server: ServerBundle;
  readonly assets: DocumentAssets;
}

const ENTRY = '/src/client/entry.server.tsx';
const BROWSER_ENTRY = '/src/client/entry.browser.tsx';
const STYLES = '/src/client/theme/styles/styles.css?direct';

function moduleScripts(...sources: readonly string[]): string {
  return sources.map((src) => `<script type="module" src="${src}"></script>`).join('');
}

/** What React needs to exchange a component that was edited. */
const REFRESH = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>`;

/** Shows edits; the first parts are Vite's own. */
export const DEV_SCRIPTS = REFRESH + moduleScripts('/@vite/client', '/src/client/entry.dev.ts');

/** The theme as it was bundled, or by Vite as its sources are now. Throws `SiteFaults`. */
export function themeOf(bundle: ClientBundle, vite: ViteDevServer | null): Promise<DevTheme> {
  return vite ? liveTheme(vite, bundle) : bundledTheme(bundle);
}

/** The theme as the build has it: there at once, so it serves until somebody edits the theme. */
async function bundledTheme({ serverFile, bootScript, css, islandsCss }: ClientBundle): Promise<DevTheme> {
  const server = (await import(pathToFileURL(serverFile).href)) as ServerBundle;
  return {
    server,
    assets: devAssets({ bootScript, css: css + (await highlightCss()) + islandsCss, headHtml: DEV_SCRIPTS }),
  };
}

/** The theme as its sources are now, with the islands' styles as they were bundled last. */
async function liveTheme(
  vite: ViteDevServer,
  { islandsCss }: Pick<ClientBundle, 'islandsCss'>,
): Promise<DevTheme> {
  const server = await loadServer(vite);
  const styles = await vite.transformRequest(STYLES);
  const css = (styles?.code ?? '') + (await highlightCss()) + islandsCss;
  const headHtml = moduleScripts('/src/client/boot.ts') + DEV_SCRIPTS;
  return { server, assets: devAssets({ bootScript: '', css, headHtml }) };
}

async function loadServer(vite: ViteDevServer): Promise<ServerBundle> {
  try {
    return (await vite.ssrLoadModule(ENTRY)) as ServerBundle;
  } catch (error) {
    // Vite hands over a copy of what was thrown.
    const { diagnostics } = error as Partial<SiteFaults>;
    throw diagnostics ? new SiteFaults(diagnostics) : error;
  }
}

/** Vite's scripts write styles and talk to the server in ways that the site's policy forbids. */
function devAssets({
  css,
  ...parts
}: Pick<DocumentAssets, 'bootScript' | 'headHtml'> & { readonly css: string }): DocumentAssets {
  return {
    ...parts,
    styles: [{ layer: null, css, source: '' }],
    printHref: null,
    entryHref: BROWSER_ENTRY,
    contentSecurityPolicy: null,
  };
}
