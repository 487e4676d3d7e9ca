import { checkContent, collectFaults, isLanguage, isRfc3339Date, isUnique, isWebAddress } from './rules.ts';

type Json = Readonly<Record<string, unknown>>;

const FEED = [
  'version',
  'title',
  'home_page_url',
  'feed_url',
  'description',
  'favicon',
  'authors',
  'language',
  'items',
];
const ITEM = [
  'id',
  'url',
  'title',
  'content_html',
  'summary',
  'date_published',
  'date_modified',
  'authors',
  'tags',
  'language',
];

/** What is wrong with a JSON feed that lies at `url`, by its version 1.1. */
export function checkJsonFeed(source: string, url: string): readonly string[] {
  const faults = collectFaults();
  const { check } = faults;
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
  const isAddress = (value: unknown): boolean => typeof value === 'string' && isWebAddress(value);
  const checkCommon = (object: Json, allowed: readonly string[], what: string): void => {
    for (const [key, value] of Object.entries(object)) {
      check(allowed.includes(key), `${key} in ${what}`);
      if (/(?:^|_)url$|^favicon$/.test(key)) check(isAddress(value), `${key} '${String(value)}'`);
    }
    check(isText(object['title']), `${what} without a title`);
    check(isLanguage(String(object['language'])), `${what} without a language`);
    const authors = object['authors'] ?? [{ name: 'of the feed' }];
    check(Array.isArray(authors) && authors.length > 0, `authors of ${what}`);
    for (const author of authors as readonly Json[])
      check(isText(author['name']), `an author without a name`);
  };

  const feed = JSON.parse(source) as Json;
  check(feed['version'] === 'https://jsonfeed.org/version/1.1', 'the version');
  check(feed['feed_url'] === url, 'it does not name itself');
  checkCommon(feed, FEED, 'the feed');
  const items = Array.isArray(feed['items']) ? (feed['items'] as readonly Json[]) : null;
  if (items === null) return [...faults.found, 'no items'];
  for (const item of items) {
    checkCommon(item, ITEM, 'an item');
    check(isText(item['id']), 'an item without an id');
    check(isRfc3339Date(String(item['date_published'])), `date '${String(item['date_published'])}'`);
    const modified = item['date_modified'] ?? item['date_published'];
    check(isRfc3339Date(String(modified)), `date of change '${String(modified)}'`);
    const tags = item['tags'] ?? ['none'];
    check(Array.isArray(tags) && tags.length > 0 && tags.every(isText), 'tags');
    check(isText(item['content_html']), 'an item without a text');
    checkContent(String(item['content_html']), faults);
  }
  check(isUnique(items.map(({ id }) => String(id))), 'two items with one id');
  return faults.found;
}
