interface ProseProps {
  /** Compiled HTML of the owner's text. */
  readonly html: string;
  /** Language of the text where it is not the page's. */
  readonly lang?: string | null | undefined;
}

/** A text of the owner, set for reading. */
export function Prose({ html, lang }: ProseProps) {
  return <div className="prose" lang={lang ?? undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
