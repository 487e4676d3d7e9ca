import { nameOfPath } from '#model/nameOfPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Problem, Report } from '../problem.ts';

/** What the site that comes with the engine says where its owner's words belong, and what many others do; in small letters. */
const NAMES = new Set([
  'lontar',
  'notes of a software engineer, kept on leaves',
  'catatan seorang software engineer, di atas daun lontar',
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

/** Fields without which a site goes by words that belong to nobody. */
export type NeededField = 'title' | 'url';

/** Warns of what still stands for the owner's own words, name and addresses; `missing`: what the file does not set at all. */
export function reportPlaceholders(
  config: SiteConfig,
  { missing, report }: { readonly missing: ReadonlySet<NeededField>; readonly report: Report },
): void {
  for (const [path, text] of textsOf(config)) {
    if (!isPlaceholder(text)) continue;
    const field = [...missing].find((name) => name === path[0]);
    const words = field === undefined ? placeholder(path, text) : MISSING[field](text);
    report({ path, of: 'value', severity: 'warning', code: 'config/placeholder', ...words });
  }
}

type Words = Pick<Problem, 'message' | 'hint'>;

function placeholder(path: Path, text: string): Words {
  return {
    message: `${nameOfPath(path)}: '${text}' is a placeholder.`,
    hint: 'Put your own in its place, or remove it.',
  };
}

const MISSING: Readonly<Record<NeededField, (text: string) => Words>> = {
  title: (title) => ({
    message: `title is not set: tabs, search results and feeds call the site '${title}'.`,
    hint: 'Add title, the name of the site.',
  }),
  url: (url) => ({
    message: `url is not set: feeds, the sitemap and what pages say of themselves have addresses at '${url}'.`,
    hint: "Add url, the address where the site is published, such as 'https://example.com'.",
  }),
};

function textsOf(config: SiteConfig): [Path, string][] {
  const { url, title, tagline, owner, social, contact, search, pwa } = config;
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
    ...(pwa.shortName === null ? [] : localized(['pwa', 'shortName'], pwa.shortName)),
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
