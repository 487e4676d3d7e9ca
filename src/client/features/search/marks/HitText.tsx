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
 * because without its beginning nobody knows it again.
 */
export function HitText({ hit, name, fallback }: HitTextProps) {
  const snippet = markedText(hit._snippetResult, name);
  const whole = markedText(hit._highlightResult, name);
  const marked = name === 'content' ? (snippet ?? whole) : (whole ?? snippet);
  if (marked !== undefined) return <Marked value={marked} />;
  return (name === 'content' ? hit.content : hit.hierarchy[name]) ?? fallback;
}

function markedText(record: MarkedRecord | undefined, name: TextName): string | undefined {
  return (name === 'content' ? record?.content : record?.hierarchy?.[name])?.value;
}
