import type { Link, TextLink } from '#model/link.ts';

export function LinkList({ links }: { links: readonly (Link & Partial<TextLink>)[] }) {
  return (
    <ul className="link-list">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} lang={link.lang ?? undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
