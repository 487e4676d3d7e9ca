import type { DocumentAssets } from '#model/contract.ts';
import type { PageStyle } from '#model/styleLayers.ts';
import type { ClientBundle } from './clientBundle.ts';
import {
  contentSecurityPolicy,
  contentSecurityPolicyForMeta,
  hashSource,
  type PolicySources,
} from './contentSecurityPolicy.ts';
import { splitLayers } from './splitLayers.ts';

export interface PolicedAssets {
  readonly document: DocumentAssets;
  /** The content security policy as the server sends it. */
  readonly policy: string;
}

/** What every page carries inline, and the policy that allows exactly that. */
export function documentAssetsOf(
  { bootScript, css, islandsCss, entryPath }: ClientBundle,
  { tokenCss, basePath }: { readonly tokenCss: string; readonly basePath: string },
): PolicedAssets {
  const added: Readonly<Record<string, string>> = { code: tokenCss, islands: islandsCss };
  const styles = splitLayers(css).map((style) => ({
    layer: style.layer,
    css: style.css + (added[style.layer ?? ''] ?? ''),
  }));
  const hashes = new Map(styles.map((style) => [style.layer, hashSource(style.css)]));
  const sourcesOf = (used: readonly PageStyle[]): PolicySources => ({
    scriptHashes: [hashSource(bootScript)],
    styleHashes: used.flatMap(({ layer }) => hashes.get(layer) ?? []),
  });
  return {
    document: {
      bootScript,
      styles,
      entryHref: basePath + entryPath,
      contentSecurityPolicy: (used) => contentSecurityPolicyForMeta(sourcesOf(used)),
      headHtml: '',
    },
    policy: contentSecurityPolicy(sourcesOf(styles)),
  };
}
