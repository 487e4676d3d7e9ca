import { nameOfPath } from '#model/nameOfPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Problem, Report } from '../problem.ts';

/** What the site that comes with the engine says where its owner's name belongs, and what many others do; in small letters. */
const NAMES = new Set([
  'the keeper of lontar',
  'penjaga lontar',
  'my site',
  'my website',
  'my blog',
  'site title',
  'your site',
  'your website',
  'your blog',
  'your name',
  'your tagline',
  'situs saya',
  'nama anda',
]);

/** Words for those that are still to come. */
const FILLER = /^(?:TODO\b|FIXME\b|lorem ipsum\b)/i;

/** Domains that stand for any other and belong to nobody (RFC 2606 and 6761). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

type Path = readonly (string | number)[];

/** Warns of what still stands for the owner's own name, addresses and contact; `hasUrl`: the file names an address. */
export function reportPlaceholders(
  config: SiteConfig,
  { hasUrl, report }: { readonly hasUrl: boolean; readonly report: Report },
): void {
  for (const [path, text] of textsOf(config)) {
    if (!isPlaceholder(text)) continue;
    const words = path[0] === 'url' && !hasUrl ? missingUrl(text) : placeholder(path, text);
    report({ path, of: 'value', severity: 'warning', code: 'config/placeholder', ...words });
  }
}

function placeholder(path: Path, text: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `${nameOfPath(path)}: '${text}' is a placeholder.`,
    hint: 'Put your own in its place, or remove it.',
  };
}

function missingUrl(url: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `url is not set: feeds, the sitemap and what pages say of themselves have addresses at '${url}'.`,
    hint: "Add url, the address where the site is published, such as 'https://example.com'.",
  };
}

function textsOf(config: SiteConfig): [Path, string][] {
  const { url, title, tagline, owner, social, contact, search } = config;
  const texts: [Path, string | null][] = [
    ...localized(['title'], title),
    ...localized(['tagline'], tagline),
    [['url'], url],
    // Without a name of their own, owners go by the title.
    ...(isSame(owner.name, title) ? [] : localized(['owner', 'name'], owner.name)),
    [['owner', 'url'], owner.url],
    ...social.map(({ target }, index): [Path, string] => [['social', index, 'target'], target]),
    [['contact', 'email'], contact?.email ?? null],
    [['search', 'missingResultsUrl'], search.missingResultsUrl],
  ];
  return texts.filter((entry): entry is [Path, string] => entry[1] !== null);
}

function localized(path: Path, text: SiteConfig['title']): [Path, string][] {
  return (typeof text === 'string' ? [text] : Object.values(text)).map((each) => [path, each]);
}

function isSame(one: SiteConfig['title'], other: SiteConfig['title']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isPlaceholder(text: string): boolean {
  return NAMES.has(text.trim().toLowerCase()) || FILLER.test(text.trim()) || RESERVED.test(hostOf(text));
}

/** The host of an address on the web or of an e-mail address; '' for anything else. */
function hostOf(text: string): string {
  const [, domain] = /^[^\s/]+@([^\s/]+)$/.exec(text) ?? [];
  return domain ?? (URL.canParse(text) ? new URL(text).hostname : '');
}
