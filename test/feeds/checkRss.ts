import { checkContent, collectFaults, isLanguage, isRfc822Date, isUnique, isWebAddress } from './rules.ts';
import { childrenOf, parseXml, textsOf, type XmlElement } from './xmlTree.ts';

const ATOM_LINK = '{http://www.w3.org/2005/Atom}link';
const CREATOR = '{http://purl.org/dc/elements/1.1/}creator';
const ENCODED = '{http://purl.org/rss/1.0/modules/content/}encoded';

/** How often each element may stand in its parent: at least, at most. */
type Counts = Readonly<Record<string, readonly [number, number]>>;

const CHANNEL: Counts = {
  title: [1, 1],
  link: [1, 1],
  description: [1, 1],
  language: [0, 1],
  copyright: [0, 1],
  lastBuildDate: [0, 1],
  docs: [0, 1],
  [ATOM_LINK]: [1, 1],
  item: [0, 1000],
};
const ITEM: Counts = {
  title: [1, 1],
  link: [1, 1],
  description: [0, 1],
  guid: [1, 1],
  pubDate: [1, 1],
  category: [0, 1000],
  [CREATOR]: [0, 1000],
  [ENCODED]: [1, 1],
};

/** What is wrong with an RSS feed that lies at `url`, by the specification of RSS 2.0 and the board's profile of it. */
export function checkRss(source: string, url: string): readonly string[] {
  const faults = collectFaults();
  const { check } = faults;
  const counts = (element: XmlElement, allowed: Counts): void => {
    for (const [name, [least, most]] of Object.entries(allowed)) {
      const { length } = childrenOf(element, name);
      check(length >= least && length <= most, `${length} times ${name} in ${element.name}`);
    }
    for (const { name } of element.children) check(name in allowed, `${name} in ${element.name}`);
  };
  const each = (element: XmlElement, name: string, isRight: (text: string) => boolean): void => {
    for (const text of textsOf(element, name)) check(isRight(text), `${name} '${text}'`);
  };
  const isText = (text: string): boolean => text.trim() !== '';

  const rss = parseXml(source);
  check(rss.name === 'rss' && rss.attributes['version'] === '2.0', 'the root is no RSS 2.0');
  const [channel, ...others] = childrenOf(rss, 'channel');
  if (!channel || others.length > 0) return [...faults.found, 'not one channel'];
  counts(channel, CHANNEL);
  for (const name of ['title', 'description']) each(channel, name, isText);
  each(channel, 'link', isWebAddress);
  each(channel, 'language', isLanguage);
  each(channel, 'lastBuildDate', isRfc822Date);
  const [self] = childrenOf(channel, ATOM_LINK);
  check(self?.attributes['href'] === url && self.attributes['rel'] === 'self', 'it does not name itself');
  const items = childrenOf(channel, 'item');
  for (const item of items) {
    counts(item, ITEM);
    for (const name of ['title', 'category', CREATOR]) each(item, name, isText);
    for (const name of ['link', 'guid']) each(item, name, isWebAddress);
    each(item, 'pubDate', isRfc822Date);
    for (const html of textsOf(item, ENCODED)) checkContent(html, faults);
  }
  check(isUnique(items.flatMap((item) => textsOf(item, 'guid'))), 'two items with one guid');
  return faults.found;
}
