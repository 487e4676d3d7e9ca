import type { Direction } from '#model/locale.ts';

interface ProseProps {
  /** Compiled HTML of the owner's text. */
  readonly html: string;
  /** Language of the text where it is not the page's. */
  readonly lang?: string | null | undefined;
  /** Set where the text is read the other way than the page. */
  readonly dir?: Direction | undefined;
  readonly className?: string;
}

/** A text of the owner, set for reading, or another piece of it. */
export function Prose({ html, lang, dir, className = 'prose' }: ProseProps) {
  return (
    <div
      className={className}
      lang={lang ?? undefined}
      dir={dir}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
