import type { NavbarItem } from '#model/page.ts';
import { useSite } from '../ui/SiteContext.tsx';

interface NavbarLinksProps {
  readonly items: readonly NavbarItem[];
  /** Path of the page, without the base path. */
  readonly path: string;
}

export function NavbarLinks({ items, path }: NavbarLinksProps) {
  const { basePath } = useSite();
  if (items.length === 0) return null;
  return (
    <ul className="navbar-links">
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href} aria-current={isSamePage(item.href, basePath, path) ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whether a link leads to the page at `path`, with or without the slash at the end. */
function isSamePage(href: string, basePath: string, path: string): boolean {
  return trimSlash(href) === trimSlash(trimSlash(basePath) + path);
}

function trimSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
