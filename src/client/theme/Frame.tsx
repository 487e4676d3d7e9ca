import type { FrameData, SiteView } from '#model/page.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import { SiteProvider } from '../ui/SiteContext.tsx';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { Slot } from './Slot.tsx';
import { TableOfContents } from './TableOfContents.tsx';

interface FrameProps {
  readonly frame: FrameData;
  readonly site: SiteView;
  readonly articleHtml: string;
  readonly sidebarHtml: string;
}

/** Everything around the content: the same for the same data, wherever it is rendered. */
export function Frame({ frame, site, articleHtml, sidebarHtml }: FrameProps) {
  const messages = messagesFor(site.locale.code);
  const hasToc = frame.toc.length > 0;
  const layout = `layout${frame.hasSidebar ? ' has-sidebar' : ''}${hasToc ? ' has-toc' : ''}`;
  return (
    <SiteProvider site={site}>
      <a className="skip-link" href="#main">
        {messages.skipToContent}
      </a>
      <Navbar frame={frame} />
      {site.announcement !== null && <Announcement announcement={site.announcement} />}
      <div className={layout}>
        <Slot as="main" name="article" id="main" tabIndex={-1} html={articleHtml} />
        {frame.hasSidebar && (
          <Slot
            as="aside"
            name="sidebar"
            className="sidebar"
            aria-label={messages.recentPosts}
            html={sidebarHtml}
          />
        )}
        {hasToc && <TableOfContents frame={frame} />}
      </div>
      <Footer />
    </SiteProvider>
  );
}
