import type { DocumentAssets } from '#model/contract.ts';
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

interface DocumentOptions {
  readonly tokenCss: string;
  readonly basePath: string;
  /** Origins besides our own that pages may use. */
  readonly origins: Omit<PolicySources, 'scriptHashes' | 'styleHashes'>;
}

/** What every page carries inline, and the policy that allows exactly that. */
export function documentAssetsOf(
  { bootScript, css, islandsCss, entryPath }: ClientBundle,
  { tokenCss, basePath, origins }: DocumentOptions,
): PolicedAssets {
  const added: Readonly<Record<string, string>> = { code: tokenCss, islands: islandsCss };
  const styles = splitLayers(css).map((style) => {
    const whole = style.css + (added[style.layer ?? ''] ?? '');
    return { layer: style.layer, css: whole, source: hashSource(whole) };
  });
  const sources = { ...origins, scriptHashes: [hashSource(bootScript)] };
  return {
    document: {
      bootScript,
      styles,
      entryHref: basePath + entryPath,
      contentSecurityPolicy: contentSecurityPolicyForMeta(sources),
      headHtml: '',
    },
    // One header serves all pages.
    policy: contentSecurityPolicy({ ...sources, styleHashes: styles.map(({ source }) => source) }),
  };
}
