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

/** A text of a hit: the words around what was found, else all of it, else as the record has it. */
export function HitText({ hit, name, fallback }: HitTextProps) {
  const marked = markedText(hit._snippetResult, name) ?? markedText(hit._highlightResult, name);
  if (marked !== undefined) return <Marked value={marked} />;
  return (name === 'content' ? hit.content : hit.hierarchy[name]) ?? fallback;
}

function markedText(record: MarkedRecord | undefined, name: TextName): string | undefined {
  return (name === 'content' ? record?.content : record?.hierarchy?.[name])?.value;
}
