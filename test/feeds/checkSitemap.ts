import { collectFaults, isUnique, isWebAddress } from './rules.ts';
import { childrenOf, parseXml, textsOf } from './xmlTree.ts';

const NAMESPACE = '{http://www.sitemaps.org/schemas/sitemap/0.9}';
const LINK = '{http://www.w3.org/1999/xhtml}link';
/** The schema wants them in this order, and what is of other namespaces after them. */
const ORDER = ['loc', 'lastmod', 'changefreq', 'priority'].map((name) => NAMESPACE + name);
const FREQUENCIES = /^(?:always|hourly|daily|weekly|monthly|yearly|never)$/;

export interface CheckedSitemap {
  readonly faults: readonly string[];
  readonly addresses: readonly string[];
  /** Every translation that an address names, as 'from to'. */
  readonly translations: readonly string[];
}

/** What a sitemap says and what is wrong with it, by the schema of the protocol. `folder` is the address it lies in. */
export function checkSitemap(source: string, folder: string): CheckedSitemap {
  const { found: faults, check } = collectFaults();
  const urlset = parseXml(source);
  check(urlset.name === `${NAMESPACE}urlset`, 'the root is no set of addresses');
  check(
    urlset.children.every(({ name }) => name === `${NAMESPACE}url`),
    'something else than addresses',
  );
  const translations: string[] = [];
  const addresses = urlset.children.map((url) => {
    const names = url.children.map(({ name }) => name);
    const places = names.map((name) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length));
    check(
      places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0)),
      `order ${names.join()}`,
    );
    check(isUnique(names.filter((name) => name !== LINK)), `twice the same in ${names.join()}`);
    check(
      names.every((name) => ORDER.includes(name) || name === LINK),
      `unknown among ${names.join()}`,
    );
    const [loc = ''] = textsOf(url, `${NAMESPACE}loc`);
    check(isWebAddress(loc) && loc.length <= 2048 && loc.startsWith(folder), `loc '${loc}'`);
    for (const text of textsOf(url, `${NAMESPACE}changefreq`))
      check(FREQUENCIES.test(text), `changefreq '${text}'`);
    for (const text of textsOf(url, `${NAMESPACE}priority`))
      check(/^\d\.\d+$/.test(text) && Number(text) <= 1, `priority '${text}'`);
    for (const { attributes } of childrenOf(url, LINK)) {
      const href = attributes['href'] ?? '';
      check(attributes['rel'] === 'alternate' && isWebAddress(href), `link '${href}'`);
      if (attributes['hreflang'] !== 'x-default') translations.push(`${loc} ${href}`);
    }
    return loc;
  });
  check(isUnique(addresses), 'an address twice');
  check(addresses.length <= 50_000 && source.length <= 50_000_000, 'more than a sitemap may hold');
  return { faults, addresses, translations };
}
