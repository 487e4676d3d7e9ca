interface ProseProps {
  /** Compiled HTML of the owner's text. */
  readonly html: string;
  /** Language of the text where it is not the page's. */
  readonly lang?: string | null | undefined;
  readonly className?: string;
}

/** A text of the owner, set for reading, or another piece of it. */
export function Prose({ html, lang, className = 'prose' }: ProseProps) {
  return <div className={className} lang={lang ?? undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
