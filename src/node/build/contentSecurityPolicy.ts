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
}: PolicySources): Directive[] {
  return [
    ['default-src', `'none'`],
    ['script-src', `'self'`, ...sorted(scriptHashes), ...sorted(scriptSources)],
    ['img-src', `'self'`, 'data:', ...sorted(imageSources)],
    ['font-src', `'self'`],
    ['connect-src', `'self'`, ...sorted(connectSources)],
    ['manifest-src', `'self'`],
    ['worker-src', `'self'`],
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
