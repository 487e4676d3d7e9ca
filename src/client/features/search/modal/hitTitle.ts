import type { SearchHit } from '../searchClient.ts';

/** What a hit is called, as plain text; a record of another host may lack its heading. */
export function hitTitle({ type, content, hierarchy, url }: SearchHit): string {
  return (type === 'content' ? content : hierarchy[type]) ?? hierarchy.lvl1 ?? url;
}
