import type { FrameData } from '#model/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/SiteContext.tsx';

/** The same page in the other languages. */
export function LocaleMenu({ frame }: { frame: FrameData }) {
  const label = useMessages().languages;
  return (
    <details className="locale-menu" name="navbar">
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
              aria-current={code === frame.locale ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
