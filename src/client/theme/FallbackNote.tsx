import type { FallbackNotice } from '#model/textView.ts';
import { Icon } from '../ui/Icon.tsx';
import { languageName } from '#model/languageName.ts';
import { useSite } from '../ui/SiteContext.tsx';
import { useMessages } from '../ui/useMessages.ts';

/** Says, in the page's language, that the text below is in another one. */
export function FallbackNote({ fallback }: { fallback: FallbackNotice | null }) {
  const messages = useMessages();
  const { htmlLang } = useSite().locale;
  if (fallback === null) return null;
  return (
    <p className="notice" data-banner="fallback" role="note">
      <Icon name="language" />
      <span>
        {`${messages.fallbackNotice(languageName(fallback.lang, htmlLang))} `}
        <a href={fallback.originalHref} hrefLang={fallback.lang}>
          {messages.readOriginal}
        </a>
      </span>
    </p>
  );
}
