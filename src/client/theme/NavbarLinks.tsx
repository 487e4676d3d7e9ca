import type { NavbarItem } from '#model/page.ts';
import { isSamePage } from '../runtime/isSamePage.ts';
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
          <a href={item.href} aria-current={isSamePage(item.href, { basePath, path }) ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
