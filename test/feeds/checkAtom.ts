import { checkContent, collectFaults, isLanguage, isRfc3339Date, isUnique, isWebAddress } from './rules.ts';
import { childrenOf, parseXml, textsOf, type XmlElement } from './xmlTree.ts';

const NAMESPACE = '{http://www.w3.org/2005/Atom}';
const FEED = ['id', 'title', 'subtitle', 'updated', 'link', 'author', 'icon', 'rights', 'entry'];
const ENTRY = ['id', 'title', 'updated', 'published', 'link', 'author', 'category', 'summary', 'content'];
const MANY = new Set(['link', 'author', 'entry', 'category']);

/** What is wrong with an Atom feed that lies at `url`, by RFC 4287. */
export function checkAtom(source: string, url: string): readonly string[] {
  const faults = collectFaults();
  const { check } = faults;
  const all = (element: XmlElement, name: string): XmlElement[] => childrenOf(element, NAMESPACE + name);
  const texts = (element: XmlElement, name: string): string[] => textsOf(element, NAMESPACE + name);
  const hasLink = (element: XmlElement, rel: string, href?: string): boolean =>
    all(element, 'link').filter(
      ({ attributes }) => attributes['rel'] === rel && (href === undefined || attributes['href'] === href),
    ).length === 1;

  const checkElement = (element: XmlElement, allowed: readonly string[]): void => {
    for (const { name } of element.children)
      check(
        allowed.includes(name.replace(NAMESPACE, '')) && name.startsWith(NAMESPACE),
        `${name} in ${element.name}`,
      );
    for (const name of allowed) {
      const { length } = all(element, name);
      const least = ['id', 'title', 'updated'].includes(name) ? 1 : 0;
      check(length >= least && (MANY.has(name) || length <= 1), `${length} times ${name} in ${element.name}`);
    }
    for (const name of ['id', 'icon'])
      for (const text of texts(element, name)) check(isWebAddress(text), `${name} '${text}'`);
    for (const name of ['updated', 'published'])
      for (const text of texts(element, name)) check(isRfc3339Date(text), `${name} '${text}'`);
    for (const { attributes } of all(element, 'link'))
      check(isWebAddress(attributes['href'] ?? ''), `link '${attributes['href']}'`);
    for (const author of all(element, 'author')) {
      check(
        texts(author, 'name').length === 1 && texts(author, 'name')[0] !== '',
        'an author without a name',
      );
      for (const uri of texts(author, 'uri')) check(URL.canParse(uri), `uri '${uri}'`);
    }
    check(isLanguage(element.attributes['xml:lang'] ?? ''), 'no language');
    check(texts(element, 'title')[0]?.trim() !== '', 'an empty title');
  };

  const feed = parseXml(source);
  check(feed.name === `${NAMESPACE}feed`, 'the root is no Atom feed');
  checkElement(feed, FEED);
  check(hasLink(feed, 'self', url), 'it does not name itself');
  check(hasLink(feed, 'alternate'), 'it names no page');
  const entries = all(feed, 'entry');
  check(
    all(feed, 'author').length > 0 || entries.every((entry) => all(entry, 'author').length > 0),
    'nobody is the author',
  );
  for (const entry of entries) {
    checkElement(entry, ENTRY);
    check(hasLink(entry, 'alternate'), 'an entry that names no page');
    for (const { attributes } of all(entry, 'category'))
      check(attributes['term'] !== '', 'an empty category');
    const [content] = all(entry, 'content');
    check(
      content?.attributes['type'] === 'html' && content.children.length === 0,
      'content that is not HTML',
    );
    checkContent(content?.text ?? '', faults);
  }
  check(isUnique([feed, ...entries].flatMap((element) => texts(element, 'id'))), 'two with one id');
  return faults.found;
}
