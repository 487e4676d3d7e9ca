import type { DocumentAssets } from '#model/contract.ts';
import { PRINT_LAYER } from '#model/styleLayers.ts';
import { hashOf, shortHash } from '../content/hash.ts';
import type { ClientBundle } from './clientBundle.ts';
import {
  contentSecurityPolicy,
  contentSecurityPolicyForMeta,
  hashSource,
  policyForJoining,
  type PolicySources,
} from './contentSecurityPolicy.ts';
import { HASHED_ASSETS_FOLDER } from './headers.ts';
import type { OutputFile } from './outputFile.ts';
import { splitLayers } from './splitLayers.ts';

export interface PolicedAssets {
  readonly document: DocumentAssets;
  /** The style sheet for paper. */
  readonly printSheet: OutputFile;
  /** The content security policy as the server sends it. */
  readonly policy: string;
  /** The same for hosts that cannot send another one with a single file. */
  readonly joinedPolicy: string;
}

interface DocumentOptions {
  readonly tokenCss: string;
  readonly basePath: string;
  /** Origins besides our own that pages may use, and what else they ask for. */
  readonly origins: Omit<PolicySources, 'scriptHashes' | 'styleHashes'>;
}

/** What every page carries inline or links to, and the policy that allows exactly that. */
export function documentAssetsOf(
  { bootScript, css, islandsCss, entryPath }: ClientBundle,
  { tokenCss, basePath, origins }: DocumentOptions,
): PolicedAssets {
  const added: Readonly<Record<string, string>> = { code: tokenCss, islands: islandsCss };
  const layers = splitLayers(css);
  const printSheet = printSheetOf(layers.find(({ layer }) => layer === PRINT_LAYER)?.css ?? '');
  const inline = layers.filter(({ layer }) => layer !== PRINT_LAYER);
  const styles = inline.map((style) => {
    const whole = style.css + (added[style.layer ?? ''] ?? '');
    return { layer: style.layer, css: whole, source: hashSource(whole) };
  });
  const sources = { ...origins, scriptHashes: [hashSource(bootScript)] };
  // One header serves all pages.
  const ofAllPages = { ...sources, styleHashes: styles.map(({ source }) => source) };
  return {
    document: {
      bootScript,
      styles,
      printHref: basePath + printSheet.file,
      entryHref: basePath + entryPath,
      contentSecurityPolicy: contentSecurityPolicyForMeta(sources),
      headHtml: '',
    },
    printSheet,
    policy: contentSecurityPolicy(ofAllPages),
    joinedPolicy: policyForJoining(ofAllPages),
  };
}

function printSheetOf(css: string): OutputFile {
  const file = `${HASHED_ASSETS_FOLDER}print-${shortHash(hashOf(css))}.css`;
  return { file, key: file, kind: 'asset', make: () => css };
}
