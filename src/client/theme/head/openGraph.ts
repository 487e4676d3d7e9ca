import type { Page, SiteView } from '#model/page.ts';

/** What a page looks like where somebody shares it: content by property, as Open Graph names them. */
export function openGraphOf(
  { frame, view, description, canonicalUrl, image }: Page,
  site: SiteView,
): Readonly<Record<string, string>> {
  const isPost = view.kind === 'post';
  return {
    'og:title': view.kind === 'home' ? site.title : frame.title,
    'og:description': description,
    'og:url': canonicalUrl,
    'og:type': isPost ? 'article' : 'website',
    ...(isPost && { 'article:published_time': view.date }),
    ...(isPost && view.lastUpdate?.date && { 'article:modified_time': view.lastUpdate.date }),
    'og:site_name': site.title,
    ...(image && { 'og:image': image.url }),
    ...(image?.alt && { 'og:image:alt': image.alt }),
    ...(image?.size && {
      'og:image:width': String(image.size.width),
      'og:image:height': String(image.size.height),
    }),
  };
}
