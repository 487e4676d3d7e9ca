import type { SyntheticEvent } from 'react';
import type { FrameData } from '#model/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFrameMessages, useSite } from '../ui/SiteContext.tsx';

/** The same page in the other languages. */
export function LocaleMenu({ frame }: { frame: FrameData }) {
  const { locale } = useSite();
  const label = useFrameMessages().languages;
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
              onPointerDown={keepPlace}
              onFocus={keepPlace}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For who opens the link otherwise than by a click, which the boot script sees to: in a new tab, say. */
function keepPlace({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const { search, hash } = location;
  Object.assign(link, { search, hash });
}
