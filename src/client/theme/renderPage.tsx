import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DocumentAssets } from '#model/contract.ts';
import type { Page, SiteView } from '#model/page.ts';
import { escapeHtml } from '../runtime/escapeHtml.ts';
import { SiteProvider } from '../ui/SiteContext.tsx';
import { SiteViewProvider } from '../ui/SiteViewContext.tsx';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { PageContent } from './PageContent.tsx';
import { renderDocument } from './renderDocument.ts';
import { Sidebar } from './Sidebar.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** One whole HTML document. */
export function renderPage(page: Page, site: SiteView, assets: DocumentAssets): string {
  const { sidebar, footer } = sharedHtml(site);
  const slots = {
    article: renderStatic(site, <PageContent page={page} />),
    sidebar: page.frame.hasSidebar ? markCurrent(sidebar, page) : '',
    toc: page.frame.hasToc ? renderStatic(site, <TableOfContents page={page} />) : '',
    footer,
  };
  // The browser takes the frame over, so it needs React's own marks.
  const frameHtml = renderToString(<Frame page={{ frame: page.frame, site }} slots={slots} />);
  return renderDocument({ page, site, assets, frameHtml });
}

/** What every page of a locale shows alike. */
interface SharedHtml {
  readonly sidebar: string;
  readonly footer: string;
}

const shared = new WeakMap<SiteView, SharedHtml>();

function sharedHtml(site: SiteView): SharedHtml {
  let html = shared.get(site);
  if (html === undefined) {
    html = {
      sidebar: renderStatic(site, <Sidebar years={site.sidebar} />),
      footer: renderStatic(site, <Footer site={site} />),
    };
    shared.set(site, html);
  }
  return html;
}

/** The sidebar with a mark on the current post. */
function markCurrent(html: string, { locale, frame }: Page): string {
  const href = frame.alternates.find(({ code }) => code === locale)?.href;
  if (href === undefined) return html;
  const link = `<a href="${escapeHtml(href)}"`;
  return html.replace(link, () => `${link} aria-current="page"`);
}

function renderStatic(site: SiteView, content: ReactNode): string {
  return renderToStaticMarkup(
    <SiteProvider site={site}>
      <SiteViewProvider site={site}>{content}</SiteViewProvider>
    </SiteProvider>,
  );
}
