import type { SyntheticEvent } from 'react';
import type { FrameData } from '#model/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFrameMessages, useSite } from '../ui/SiteContext.tsx';

/** The same page in the other languages. */
export function LocaleMenu({ frame }: { frame: FrameData }) {
  const { locale } = useSite();
  const label = useFrameMessages().languages;
  const own = frame.alternates.find(({ code }) => code === locale.code)?.href ?? '';
  return (
    <details className="locale-menu" name="navbar" suppressHydrationWarning>
      <summary className="navbar-action" aria-label={label} title={label}>
        <Icon name="language" />
      </summary>
      <ul className="locale-panel">
        {frame.alternates.map(({ code, htmlLang, href, label: name }) => (
          <li key={code}>
            <a
              href={href}
              lang={htmlLang}
              hrefLang={htmlLang}
              data-act="locale"
              aria-current={code === locale.code ? 'true' : undefined}
              onPointerDown={(event) => keepPlace(event, own, href)}
              onFocus={(event) => keepPlace(event, own, href)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * For who opens the link otherwise than by a click, which the boot script sees to: in a new tab, say. And the page of what
 * was not found stands at every address: what the address has beyond that of its own language is kept as well.
 */
function keepPlace(
  { currentTarget: link }: SyntheticEvent<HTMLAnchorElement>,
  own: string,
  href: string,
): void {
  const { pathname, search, hash } = location;
  const path = pathname.startsWith(own) ? href + pathname.slice(own.length) : href;
  Object.assign(link, { pathname: path, search, hash });
}
