import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Sources of the inline scripts, each made by `hashSource`. */
  readonly scriptHashes?: readonly string[];
  /** Origins besides our own that scripts may come from. */
  readonly scriptSources?: readonly string[];
  /** Sources of the inline style sheets, each made by `hashSource`. */
  readonly styleHashes?: readonly string[];
  /** Origins besides our own that scripts may talk to, such as the search hosts. */
  readonly connectSources?: readonly string[];
  /** Origins besides our own that pictures may come from. */
  readonly imageSources?: readonly string[];
  /** Names of the Trusted Types policies that scripts of others create. */
  readonly foreignPolicies?: readonly string[];
  /** Whether pages hold the document that draws diagrams (see `FRAME_POLICY`). */
  readonly hasDiagrams?: boolean;
}

/** Name of the one Trusted Types policy that our own code may create. */
const TRUSTED_TYPES_POLICY = 'lontar';

/** The source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy as a response header. */
export function contentSecurityPolicy(sources: PolicySources): string {
  return serialise(directives(sources));
}

/**
 * The policy as a meta element, where browsers ignore `frame-ancestors` and warn about it. Sources of style sheets may
 * follow it: a page names its own alone, since they are long and nothing in them repeats.
 */
export function contentSecurityPolicyForMeta(sources: PolicySources): string {
  return serialise(directives(sources).filter(([name]) => name !== 'frame-ancestors'));
}

/**
 * The policy as a response header of hosts that add up what several rules say of a file, so that no single one can have
 * a policy of its own. With diagrams it leaves to the meta element of every page what the document that draws cannot
 * live with; of the two, the stricter one counts.
 */
export function policyForJoining(sources: PolicySources): string {
  const all = directives(sources);
  if (sources.hasDiagrams !== true) return serialise(all);
  const loosened: Readonly<Record<string, readonly string[]>> = {
    'style-src': [`'self'`, `'unsafe-inline'`],
    'frame-ancestors': [`'self'`],
  };
  return serialise(
    all
      .filter(([name]) => !name.includes('trusted-types'))
      .map(([name, ...given]) => [name, ...(loosened[name] ?? given)]),
  );
}

/** The policy of a document that holds one style sheet, perhaps a script, and loads nothing, as a meta element. */
export function policyOfLoneDocument(css: string, script?: string): string {
  return serialise([
    ['default-src', `'none'`],
    ['style-src', hashSource(css)],
    ...(script === undefined ? [] : [['script-src', hashSource(script)] as const]),
    ['form-action', `'none'`],
    ['base-uri', `'none'`],
  ]);
}

type Directive = readonly [name: string, ...sources: string[]];

function directives({
  scriptHashes = [],
  scriptSources = [],
  styleHashes = [],
  connectSources = [],
  imageSources = [],
  foreignPolicies = [],
  hasDiagrams = false,
}: PolicySources): Directive[] {
  return [
    ['default-src', `'none'`],
    ['script-src', `'self'`, ...sorted(scriptHashes), ...sorted(scriptSources)],
    ['img-src', `'self'`, 'data:', ...sorted(imageSources)],
    ['font-src', `'self'`],
    ['media-src', `'self'`],
    ['connect-src', `'self'`, ...sorted(connectSources)],
    ['manifest-src', `'self'`],
    ['worker-src', `'self'`],
    ...(hasDiagrams ? [['frame-src', `'self'`] as const] : []),
    ['form-action', `'self'`],
    ['base-uri', `'none'`],
    ['frame-ancestors', `'none'`],
    ['require-trusted-types-for', `'script'`],
    ['trusted-types', TRUSTED_TYPES_POLICY, ...sorted(foreignPolicies)],
    ['style-src', `'self'`, ...sorted(styleHashes)],
  ];
}

/** Two builds of the same site give the same bytes, in whatever order the sources were found. */
function sorted(sources: readonly string[]): string[] {
  return [...new Set(sources)].toSorted();
}

function serialise(list: readonly Directive[]): string {
  return list.map((directive) => directive.join(' ')).join('; ');
}
