import type { Level } from '#search/record.ts';
import type { MarkedRecord, SearchHit } from '../searchClient.ts';
import { Marked } from './Marked.tsx';

type TextName = Level | 'content';

interface HitTextProps {
  readonly hit: SearchHit;
  readonly name: TextName;
  /** Shown where the hit has no such text. */
  readonly fallback?: string;
}

/**
 * A text of a hit, with marks if the answer has any: of the content the words around what was found, of a heading all,
 * because without its beginning nobody knows it again. Another text is another element: where a translator has put nodes of
 * its own in place of React's, those would be looked for in vain.
 */
export function HitText({ hit, name, fallback }: HitTextProps) {
  const snippet = markedText(hit._snippetResult, name);
  const whole = markedText(hit._highlightResult, name);
  const marked = name === 'content' ? (snippet ?? whole) : (whole ?? snippet);
  const plain = name === 'content' ? hit.content : hit.hierarchy[name];
  return <span key={marked}>{marked === undefined ? (plain ?? fallback) : <Marked value={marked} />}</span>;
}

function markedText(record: MarkedRecord | undefined, name: TextName): string | undefined {
  return (name === 'content' ? record?.content : record?.hierarchy?.[name])?.value;
}
