import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  ListItem,
  Person,
  ProfilePage,
  SearchActionLeaf,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { AuthorView, Page, PostView, SiteView } from '#model/page.ts';

/** What the page is about, for machines that read: JSON-LD by schema.org. */
export function structuredDataOf(page: Page, site: SiteView): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [...thingsOf(page, site), ...breadcrumbsOf(page, site)],
  };
}

function thingsOf(page: Page, site: SiteView): Thing[] {
  const { view } = page;
  switch (view.kind) {
    case 'post':
      return [blogPostingOf(view, page, site), websiteOf(site)];
    case 'authors':
      return [websiteOf(site), ...view.authors.map((author) => authorOf(author, site))];
    case 'author':
      return [profileOf(view.author, page, site), websiteOf(site)];
    default:
      return [websiteOf(site), ownerOf(site)];
  }
}

/** No more than its name and how it is searched: it stands on every page, and every byte of a post delays its text. */
function websiteOf(site: SiteView): WebSite {
  const { title, homeHref, searchHref } = site;
  const potentialAction: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: `${absolute(searchHref, site)}?q={query}`,
    'query-input': 'required name=query',
  };
  return { '@type': 'WebSite', name: title, url: absolute(homeHref, site), potentialAction };
}

function ownerOf(site: SiteView): Person {
  const { ownerName, ownerHref, social } = site;
  return {
    '@type': 'Person',
    name: ownerName,
    url: absolute(ownerHref, site),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => absolute(href, site)) }),
  };
}

function authorOf({ name, title, description, href, imageSrc, social }: AuthorView, site: SiteView): Person {
  return {
    '@type': 'Person',
    name,
    ...(title !== null && { jobTitle: title }),
    ...(description !== null && { description }),
    ...(href !== null && { url: absolute(href, site) }),
    ...(imageSrc !== null && { image: absolute(imageSrc, site) }),
    ...(social.length > 0 && { sameAs: social.map((link) => absolute(link.href, site)) }),
  };
}

function profileOf(author: AuthorView, { canonicalUrl }: Page, site: SiteView): ProfilePage {
  return { '@type': 'ProfilePage', url: canonicalUrl, mainEntity: authorOf(author, site) };
}

function blogPostingOf(
  view: PostView,
  { canonicalUrl, description, image }: Page,
  site: SiteView,
): BlogPosting {
  const { title, date, lastUpdate, authors, tags, fallback } = view;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: canonicalUrl,
    ...(image && { image: image.url }),
    datePublished: date,
    ...(lastUpdate?.date && { dateModified: lastUpdate.date }),
    inLanguage: fallback?.lang ?? site.locale.htmlLang,
    ...(tags.length > 0 && { keywords: tags.map(({ label }) => label) }),
    author: (authors.length > 0 ? authors : [{ name: site.ownerName, href: null }]).map(
      ({ name, href }): Person => ({
        '@type': 'Person',
        name,
        ...(href !== null && { url: absolute(href, site) }),
      }),
    ),
  };
}

/** The way from the home page, whose last step is this page, as the page shows it; none on the home page itself and to nowhere. */
function breadcrumbsOf({ view, frame }: Page, site: SiteView): BreadcrumbList[] {
  if (view.kind === 'home' || view.kind === 'notFound') return [];
  const steps =
    view.kind === 'doc' && view.breadcrumbs.length > 0
      ? view.breadcrumbs
      : [
          { label: site.title, href: site.homeHref },
          { label: frame.title, href: null },
        ];
  const itemListElement = steps.map(({ label, href }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href !== null && { item: absolute(href, site) }),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function absolute(href: string, { url }: SiteView): string {
  return new URL(href, url).href;
}
