import { barLink, startJourney } from './journey.ts';
import { LOCALES, POSTS, ROUTES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Check = (value) => isText(value) && new URL(String(value)).protocol === 'https:';
const isDay: Check = (value) => /^\d{4}-\d\d-\d\d$/.test(String(value));
const isLanguage: Check = (value) => Intl.getCanonicalLocales(String(value))[0] === value;
const isPosition: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const someOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const thing =
  (...types: readonly string[]): Check =>
  (value) =>
    types.includes(faultsOf(value).length === 0 ? String((value as Thing)['@type']) : '');

type Thing = Readonly<Record<string, unknown>>;

/** The types of schema.org that the site uses, with the properties that it gives them and what these may hold. */
const TYPES: Readonly<Record<string, { required: readonly string[]; properties: Record<string, Check> }>> = {
  WebSite: {
    required: ['name', 'url', 'potentialAction'],
    properties: {
      name: isText,
      url: isAddress,
      potentialAction: thing('SearchAction'),
    },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    properties: {
      target: (value) => isAddress(value) && String(value).endsWith('/search?q={query}'),
      'query-input': (value) => value === 'required name=query',
    },
  },
  Person: {
    required: ['name'],
    properties: {
      name: isText,
      url: isAddress,
      jobTitle: isText,
      description: isText,
      image: isAddress,
      sameAs: someOf(isAddress),
    },
  },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author'],
    properties: {
      headline: isText,
      description: isText,
      url: isAddress,
      image: isAddress,
      datePublished: isDay,
      dateModified: isDay,
      inLanguage: isLanguage,
      keywords: someOf(isText),
      author: someOf(thing('Person')),
    },
  },
  BreadcrumbList: {
    required: ['itemListElement'],
    properties: { itemListElement: someOf(thing('ListItem')) },
  },
  ListItem: {
    required: ['position', 'name'],
    properties: { position: isPosition, name: isText, item: isAddress },
  },
};

function faultsOf(value: unknown): string[] {
  const { '@type': type, ...properties } = value as Thing;
  const known = TYPES[String(type)];
  if (known === undefined) return [`unknown type ${String(type)}`];
  return [
    ...known.required.filter((name) => !(name in properties)).map((name) => `${String(type)} lacks ${name}`),
    ...Object.entries(properties)
      .filter(([name, held]) => known.properties[name]?.(held) !== true)
      .map(([name, held]) => `${String(type)}.${name}: ${JSON.stringify(held)}`),
  ];
}

function graphOf(source: string | undefined): Thing[] {
  const { '@context': context, '@graph': graph } = JSON.parse(source ?? '{}') as Thing;
  expect(context).toBe('https://schema.org');
  return graph as Thing[];
}

for (const { code, prefix } of LOCALES) {
  test(`every page tells machines what it is, in the words of schema.org (${code})`, async ({ site }) => {
    for (const route of ROUTES) {
      const facts = site.get(prefix + route);
      expect(facts?.structuredData, route).toHaveLength(1);
      const graph = graphOf(facts?.structuredData[0]);
      expect(graph.flatMap(faultsOf), route).toEqual([]);
      const types = graph.map((part) => part['@type']);
      const isPost = POSTS.some(({ slug }) => route === `/${slug}`);
      expect(types, route).toContain('WebSite');
      expect(types.includes('BlogPosting'), route).toBe(isPost);
      // The author of a post stands in it.
      expect(types.includes('Person'), route).toBe(!isPost);
      expect(types.includes('BreadcrumbList'), route).toBe(route !== '/');
    }
    for (const { slug } of POSTS) {
      const facts = site.get(`${prefix}/${slug}`);
      const [posting] = graphOf(facts?.structuredData[0]);
      expect(posting, slug).toMatchObject({
        '@type': 'BlogPosting',
        headline: facts?.topHeadings[0],
        url: facts?.canonical,
        description: facts?.description,
        image: facts?.shared['og:image'],
      });
    }
  });

  test(`every page says what it looks like where it is shared (${code})`, async ({ site }) => {
    for (const route of ROUTES) {
      const facts = site.get(prefix + route);
      const isPost = POSTS.some(({ slug }) => route === `/${slug}`);
      expect(facts?.shared, route).toMatchObject({
        'og:description': facts?.description,
        'og:url': facts?.canonical,
        'og:type': isPost ? 'article' : 'website',
        'og:site_name': 'Lontar',
        'og:image': expect.stringMatching(/^https:\/\/lontar\.example\/assets\/card-[0-9a-f]{12}\.png$/),
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect(facts?.title, route).toContain(facts?.shared['og:title']);
      expect('article:published_time' in (facts?.shared ?? {}), route).toBe(isPost);
    }
  });
}

test('the home page knows the owner by the address that the list of authors has', ({ site }) => {
  const people = (path: string): Thing[] =>
    graphOf(site.get(path)?.structuredData[0]).filter((part) => part['@type'] === 'Person');
  for (const { prefix } of LOCALES) {
    const [owner] = people(`${prefix}/`);
    expect(people(`${prefix}/authors`)).toContainEqual(
      expect.objectContaining({ name: owner?.['name'], url: owner?.['url'] }),
    );
  }
});

test('what a page tells machines changes with the page', async ({ page }) => {
  const { isSameDocument } = await startJourney(page, '/');
  await barLink(page, '/archive').click();
  await expect(page).toHaveURL('/archive');
  const data = page.locator('body > script[type="application/ld+json"]');
  await expect.poll(() => data.textContent()).toContain('BreadcrumbList');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Blog Archive');
  expect(await isSameDocument()).toBe(true);
});
