import type { DocumentAssets } from '#model/contract.ts';
import type { ClientBundle } from './clientBundle.ts';
import { contentSecurityPolicy, contentSecurityPolicyForMeta, hashSource } from './contentSecurityPolicy.ts';

export interface PolicedAssets {
  readonly document: DocumentAssets;
  /** The content security policy as the server sends it. */
  readonly policy: string;
}

/** What every page carries inline, and the policy that allows exactly that. */
export function documentAssetsOf(
  { bootScript, css, entryPath }: ClientBundle,
  { tokenCss, basePath }: { readonly tokenCss: string; readonly basePath: string },
): PolicedAssets {
  const style = css + tokenCss;
  const sources = { scriptHashes: [hashSource(bootScript)], styleHashes: [hashSource(style)] };
  return {
    document: {
      bootScript,
      css: style,
      entryHref: basePath + entryPath,
      contentSecurityPolicy: contentSecurityPolicyForMeta(sources),
      headHtml: '',
    },
    policy: contentSecurityPolicy(sources),
  };
}
