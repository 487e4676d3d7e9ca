import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DocumentAssets } from '#model/contract.ts';
import type { Page, SiteView } from '#model/page.ts';
import { escapeHtml } from '../runtime/escapeHtml.ts';
import { SiteProvider } from '../ui/SiteContext.tsx';
import { Frame } from './Frame.tsx';
import { PageContent } from './PageContent.tsx';
import { renderDocument } from './renderDocument.ts';
import { Sidebar } from './Sidebar.tsx';

/** One whole HTML document. */
export function renderPage(page: Page, site: SiteView, assets: DocumentAssets): string {
  const articleHtml = renderToStaticMarkup(
    <SiteProvider site={site}>
      <PageContent page={page} />
    </SiteProvider>,
  );
  const sidebarHtml = page.frame.hasSidebar ? renderSidebar(page, site) : '';
  // The browser takes the frame over, so it needs React's own marks.
  const frameHtml = renderToString(
    <Frame page={{ frame: page.frame, site }} slots={{ article: articleHtml, sidebar: sidebarHtml }} />,
  );
  return renderDocument({ page, site, assets, frameHtml });
}

// The sidebar is the same on every page of a locale but for the mark on the current post.
const sidebars = new WeakMap<SiteView, string>();

function renderSidebar(page: Page, site: SiteView): string {
  let html = sidebars.get(site);
  if (html === undefined) {
    html = renderToStaticMarkup(
      <SiteProvider site={site}>
        <Sidebar years={site.sidebar} />
      </SiteProvider>,
    );
    sidebars.set(site, html);
  }
  const href = page.frame.alternates.find(({ code }) => code === page.frame.locale)?.href;
  if (href === undefined) return html;
  const link = `<a href="${escapeHtml(href)}"`;
  return html.replace(link, () => `${link} aria-current="page"`);
}
