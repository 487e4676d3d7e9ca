import type * as z from 'zod';
import { nameOfPath } from '../nameOfPath.ts';
import { nearest } from '../nearest.ts';
import { siteConfigSchema } from './config.ts';
import type { SiteConfig } from './config.ts';
import { expectedBy } from './expectedBy.ts';
import { knownKeysAt } from './knownKeysAt.ts';

type Path = readonly (string | number)[];

/** One wrong field: where it is, and what is wrong with it, in words. */
export interface ConfigProblem {
  readonly path: Path;
  readonly code: 'config/unknown-key' | 'config/invalid-value';
  readonly message: string;
  readonly hint: string | null;
}

export interface ParsedConfig {
  /** Wrong fields stand at their defaults, so that the rest of the site can be checked all the same. */
  readonly config: SiteConfig;
  /** The first parts of the paths of what the owner wrote in vain: all in them is at its default. */
  readonly unused: ReadonlySet<string>;
  readonly problems: readonly ConfigProblem[];
}

/** Checks what the owner wrote against the schema and fills in the defaults. */
export function parseConfig(input: unknown): ParsedConfig {
  const result = siteConfigSchema.safeParse(input, { error: expectedBy });
  if (result.success) return { config: result.data, unused: new Set(), problems: [] };
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, input));
  return { ...parseRest(input, problems), problems };
}

function parseRest(input: unknown, problems: readonly ConfigProblem[]): Omit<ParsedConfig, 'problems'> {
  const wrong = new Set(problems.map((problem) => problem.path[0]));
  const entries = isObject(input) ? Object.entries(input) : [];
  const result = siteConfigSchema.safeParse(Object.fromEntries(entries.filter(([key]) => !wrong.has(key))));
  const unused = entries.map(([key]) => key).filter((key) => !result.success || wrong.has(key));
  return {
    config: result.success ? result.data : siteConfigSchema.parse({}),
    unused: new Set(unused),
  };
}

function problemsOf(issue: z.core.$ZodIssue, input: unknown): ConfigProblem[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...path, key]));
  const deeper = issue.code === 'invalid_union' ? branchThatFits(issue, valueAt(input, path)) : null;
  if (deeper)
    return deeper.flatMap((inner) => problemsOf({ ...inner, path: [...path, ...inner.path] }, input));
  const where = path.length === 0 ? 'the configuration' : nameOfPath(path);
  const message = `${where}: expected ${issue.message}, found ${describeValue(valueAt(input, path))}.`;
  return [
    { path, code: 'config/invalid-value', message, hint: hintFor(path, valueAt(input, path), issue.message) },
  ];
}

function hintFor(path: Path, value: unknown, expected: string): string {
  if (path.length === 0) return "Write: export default { title: 'My site', url: 'https://example.com' };";
  if (value === undefined) return `Add ${String(path.at(-1))}.`;
  // Elements of lists and their fields have no defaults.
  const hasDefault = !path.some((part) => typeof part === 'number');
  return `${whatToWrite(expected, knownKeysAt(siteConfigSchema, path))}${hasDefault ? ', or remove it for the default' : ''}.`;
}

const EXAMPLE = /such as ((?:'[^']*'|\{[^}]*\})(?: or '[^']*')?)/;

/** An example where what was expected has one, and the fields of an object. */
function whatToWrite(expected: string, keys: readonly string[]): string {
  if (expected === 'an object' && keys.length > 0) return `Write an object with ${keys.join(', ')}`;
  if (/^text\b/.test(expected)) return 'Write text in quotes';
  const example = EXAMPLE.exec(expected)?.[1];
  return example === undefined ? `Write ${expected}` : `Write it like ${example}`;
}

/** The complaints of the one alternative of a union that the value was meant for: an object's own fields. */
function branchThatFits(issue: z.core.$ZodIssueInvalidUnion, value: unknown): z.core.$ZodIssue[] | null {
  if (!isObject(value) || Array.isArray(value)) return null;
  const hasFieldsOfItsOwn = (branch: z.core.$ZodIssue[]): boolean =>
    branch.some((inner) => inner.code === 'unrecognized_keys' || inner.path.length > 0) &&
    branch.every(
      (inner) =>
        inner.code !== 'invalid_key' && (inner.path.length > 0 || inner.code === 'unrecognized_keys'),
    );
  return issue.errors.find(hasFieldsOfItsOwn) ?? null;
}

/** What Docusaurus calls things, with their names here: owners who come from there bring its configuration along. */
const DOCUSAURUS_NAMES: Readonly<Record<string, string>> = {
  announcementBar: 'announcement',
  baseUrl: 'basePath',
  content: 'text',
  defaultMode: 'default',
  href: 'target',
  i18n: 'locales',
  links: 'groups',
  respectPrefersColorScheme: 'respectSystem',
  routeBasePath: 'path',
  to: 'target',
};

function unknownKey(path: Path): ConfigProblem {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const known = knownKeysAt(siteConfigSchema, parent);
  const renamed = Object.hasOwn(DOCUSAURUS_NAMES, key) ? DOCUSAURUS_NAMES[key] : undefined;
  const near = renamed !== undefined && known.includes(renamed) ? renamed : nearest(key, known);
  const where = parent.length === 0 ? 'the configuration' : nameOfPath(parent);
  return {
    path,
    code: 'config/unknown-key',
    message: `Unknown key '${key}' in ${where}; known are ${known.join(', ')}.`,
    hint: near === null ? 'Remove it.' : `Did you mean '${near}'?`,
  };
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), input);
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value.length > 60 ? `'${value.slice(0, 60)}…'` : `'${value}'`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value === null) return 'null';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`;
}
