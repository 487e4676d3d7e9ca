import type { TextSource } from './content.ts';
import type { SiteConfig } from './schema/config.ts';

/** Where a text stands within each locale. */
export function localPathOf(source: TextSource, { docs }: SiteConfig): string {
  if (source.kind === 'post') return `/${source.slug}`;
  return source.kind === 'doc' ? `/${docs.path}${source.path}` : source.path;
}
