import { createContext, use, type ReactNode } from 'react';
import type { SiteView } from '#model/page.ts';

const SiteViewContext = createContext<SiteView | null>(null);

/** Gives all of the site to what only the build renders: the browser knows no more of it than its frame needs. */
export function SiteViewProvider({ site, children }: { site: SiteView; children: ReactNode }) {
  return <SiteViewContext value={site}>{children}</SiteViewContext>;
}

export function useSiteView(): SiteView {
  const site = use(SiteViewContext);
  if (site === null) throw new Error('useSiteView was called outside of a SiteViewProvider');
  return site;
}
