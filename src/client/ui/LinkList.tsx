import type { Link } from '#model/page.ts';

export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul className="link-list">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
