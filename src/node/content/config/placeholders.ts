import type { SiteConfig } from '#model/schema/config.ts';
import type { Report } from '../problem.ts';

/** What the site that comes with the engine says where its owner's name belongs. */
const NAMES = new Set(['The keeper of Lontar', 'Penjaga Lontar']);

/** Domains that stand for any other and belong to nobody (RFC 2606 and 6761). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

type Path = readonly (string | number)[];

/** Warns of what still stands for the owner's own name, addresses and contact. */
export function reportPlaceholders(config: SiteConfig, report: Report): void {
  for (const [path, text] of textsOf(config)) {
    if (isPlaceholder(text))
      report({
        path,
        of: 'value',
        severity: 'warning',
        code: 'config/placeholder',
        message: `${path.join('.')}: '${text}' is a placeholder.`,
        hint: 'Put your own in its place, or remove it.',
      });
  }
}

function textsOf({ url, owner, social, contact, search }: SiteConfig): [Path, string][] {
  const names = typeof owner.name === 'string' ? [owner.name] : Object.values(owner.name);
  const texts: [Path, string | null][] = [
    [['url'], url],
    ...names.map((name): [Path, string] => [['owner', 'name'], name]),
    [['owner', 'url'], owner.url],
    ...social.map(({ target }, index): [Path, string] => [['social', index, 'target'], target]),
    [['contact', 'email'], contact?.email ?? null],
    [['search', 'missingResultsUrl'], search.missingResultsUrl],
  ];
  return texts.filter((entry): entry is [Path, string] => entry[1] !== null);
}

function isPlaceholder(text: string): boolean {
  return NAMES.has(text) || RESERVED.test(hostOf(text));
}

/** The host of an address on the web or of an e-mail address; '' for anything else. */
function hostOf(text: string): string {
  const [, domain] = /^[^\s/]+@([^\s/]+)$/.exec(text) ?? [];
  return domain ?? (URL.canParse(text) ? new URL(text).hostname : '');
}
