import type { PageData } from '#model/page.ts';
import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import { BackToTop } from '../features/backToTop/BackToTop.tsx';
import { NavigationStatus } from '../features/navigation/NavigationStatus.tsx';
import { RouteAnnouncer } from '../features/navigation/RouteAnnouncer.tsx';
import { SiteProvider } from '../ui/SiteContext.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Announcement } from './Announcement.tsx';
import { Navbar } from './Navbar.tsx';
import type { SlotName } from '../runtime/slots.ts';
import { Slot } from './Slot.tsx';

interface FrameProps {
  readonly page: PageData;
  /** Left out in the browser, where slots keep what the page came with. */
  readonly slots?: Readonly<Record<SlotName, string>>;
}

/** Everything around the content: the same for the same data, wherever it is rendered. */
export function Frame({ page: { frame, site }, slots }: FrameProps) {
  const messages = frameMessagesFor(site.locale.code);
  const layout = `layout${frame.hasSidebar ? ' has-sidebar' : ''}${frame.hasToc ? ' has-toc' : ''}`;
  return (
    <SiteProvider site={site}>
      <a className="skip-link" href="#main">
        {messages.skipToContent}
      </a>
      <Navbar frame={frame} />
      <NavigationStatus />
      {site.announcement && <Announcement announcement={site.announcement} />}
      <div className="page">
        <div className={layout}>
          <Slot as="main" name="article" id="main" tabIndex={-1} html={slots?.article} />
          {frame.hasSidebar && (
            <Slot
              as="aside"
              name="sidebar"
              className="sidebar"
              aria-label={messages.recentPosts}
              html={slots?.sidebar}
            />
          )}
          {frame.hasToc && (
            <Slot as="nav" name="toc" className="toc" aria-label={messages.onThisPage} html={slots?.toc} />
          )}
        </div>
      </div>
      <BackToTop />
      <Slot as="footer" name="footer" className="footer" html={slots?.footer} />
      <RouteAnnouncer />
      <Toast />
    </SiteProvider>
  );
}
