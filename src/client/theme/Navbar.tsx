import type { FrameData, NavbarItem } from '#model/page.ts';
import { isSamePage } from '../runtime/isSamePage.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFrameMessages, useSite } from '../ui/SiteContext.tsx';
import { LocaleMenu } from './LocaleMenu.tsx';
import { NavbarLinks } from './NavbarLinks.tsx';

/** The bar at the top. Menus are `<details>`, so that they open without a script; the shared name closes the other one. */
export function Navbar({ frame }: { frame: FrameData }) {
  const site = useSite();
  const messages = useFrameMessages();
  const itemsAt = (position?: NavbarItem['position']) =>
    site.navbar.filter((item) => item.position === position);
  return (
    <header className="navbar">
      <nav className="navbar-inner" aria-label={messages.mainNavigation}>
        <MobileMenu frame={frame} />
        <a
          className="brand"
          href={site.homeHref}
          aria-current={
            isSamePage(site.homeHref, { basePath: site.basePath, path: frame.path }) ? 'page' : undefined
          }
        >
          <BrandMark />
          <span dir="auto">{site.ownerName}</span>
        </a>
        <NavbarLinks items={itemsAt()} path={frame.path} />
        <div className="navbar-end">
          <NavbarLinks items={itemsAt('right')} path={frame.path} />
          <a
            className="navbar-action"
            href={site.searchHref}
            data-act="search"
            aria-label={messages.search}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <Icon name="search" />
            <span className="navbar-action-text">{messages.search}</span>
          </a>
          {frame.alternates.length > 1 && <LocaleMenu frame={frame} />}
          {!site.isColorModeFixed && <ColorModeButton />}
        </div>
      </nav>
    </header>
  );
}

function MobileMenu({ frame }: { frame: FrameData }) {
  const site = useSite();
  const messages = useFrameMessages();
  return (
    <details className="menu" name="navbar" suppressHydrationWarning>
      <summary className="navbar-action" aria-label={messages.menu}>
        <Icon name="menu" />
      </summary>
      <div className="menu-panel">
        <NavbarLinks items={site.navbar} path={frame.path} />
      </div>
    </details>
  );
}

function ColorModeButton() {
  const label = useFrameMessages().colorMode;
  return (
    <button className="navbar-action" type="button" data-act="theme" aria-label={label} title={label}>
      <Icon name="colorMode" />
    </button>
  );
}

function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2v20M12 7 5 3v5l7 4M12 7l7-4v5l-7 4M12 14l-7-4v5l7 4M12 14l7-4v5l-7 4" />
    </svg>
  );
}
