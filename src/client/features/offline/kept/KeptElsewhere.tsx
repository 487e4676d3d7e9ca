import { useId } from 'react';
import type { Elsewhere } from './createKept.ts';
import { useKeptPlace } from './KeptContext.ts';

/** What is kept of the site in other languages: each has a list of its own. */
export function KeptElsewhere({ elsewhere }: { elsewhere: readonly Elsewhere[] }) {
  const { messages, sizeText } = useKeptPlace();
  const headingId = useId();
  if (elsewhere.length === 0) return null;
  return (
    <section className="kept-pages" aria-labelledby={headingId}>
      <h3 id={headingId}>{messages.otherLanguages}</h3>
      <p>{messages.otherLanguagesNote}</p>
      <ul>
        {elsewhere.map(({ locale, size }) => (
          <li key={locale.scope}>
            <a href={locale.href} lang={locale.htmlLang} hrefLang={locale.htmlLang}>
              {locale.label}
            </a>
            <span className="kept-size">{sizeText(size)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
