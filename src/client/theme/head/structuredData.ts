import type { AuthorView, Page, PostView, SiteView } from '#model/page.ts';

/** A thing as schema.org describes it. */
type Thing = Readonly<Record<string, unknown>>;

/** What the page is about, for machines that read: JSON-LD by schema.org. Null where nothing is to be found anyway. */
export function structuredDataOf(page: Page, site: SiteView): Thing | null {
  if (page.noIndex) return null;
  return {
    '@context': 'https://schema.org',
    '@graph': [...thingsOf(page, site), ...breadcrumbsOf(page, site)],
  };
}

function thingsOf(page: Page, site: SiteView): Thing[] {
  const { view } = page;
  switch (view.kind) {
    case 'home':
      return view.pageNumber === 1 ? [websiteOf(site), ownerOf(site)] : [];
    case 'post':
      return [blogPostingOf(view, page, site)];
    case 'authors':
      return view.authors.map((author) => authorOf(author, site));
    default:
      return [];
  }
}

function websiteOf(site: SiteView): Thing {
  const { title, tagline, locale, homeHref, searchHref } = site;
  return {
    '@type': 'WebSite',
    name: title,
    ...(tagline !== '' && { description: tagline }),
    url: absolute(homeHref, site),
    inLanguage: locale.htmlLang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute(searchHref, site)}?q={query}` },
      'query-input': 'required name=query',
    },
  };
}

function ownerOf(site: SiteView): Thing {
  const { ownerName, social, homeHref } = site;
  return {
    '@type': 'Person',
    name: ownerName,
    url: absolute(homeHref, site),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => absolute(href, site)) }),
  };
}

function authorOf({ name, title, description, href, imageSrc, social }: AuthorView, site: SiteView): Thing {
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

function blogPostingOf(view: PostView, { canonicalUrl, description, image }: Page, site: SiteView): Thing {
  const { title, date, authors, tags, fallback } = view;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: canonicalUrl,
    ...(image && { image: image.url }),
    datePublished: date,
    inLanguage: fallback?.lang ?? site.locale.htmlLang,
    ...(tags.length > 0 && { keywords: tags.map(({ label }) => label) }),
    author: (authors.length > 0 ? authors : [{ name: site.ownerName, href: null }]).map(({ name, href }) => ({
      '@type': 'Person',
      name,
      ...(href !== null && { url: absolute(href, site) }),
    })),
  };
}

/** The way from the home page, whose last step is this page; none on the home page itself. */
function breadcrumbsOf({ view, frame }: Page, site: SiteView): Thing[] {
  if (view.kind === 'home') return [];
  const shown =
    view.kind === 'doc' && view.breadcrumbs.length > 0
      ? view.breadcrumbs
      : [
          { label: site.title, href: site.homeHref },
          { label: frame.title, href: null },
        ];
  // A category without a page of its own is no step.
  const steps = shown.filter(({ href }, index) => href !== null || index === shown.length - 1);
  const itemListElement = steps.map(({ label, href }, index) => ({
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
