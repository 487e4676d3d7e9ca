/** One fenced code block under way. */
export interface Fence {
  readonly marker: string;
  readonly info: string;
  readonly isQuoted: boolean;
}

const OPENER = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}(?=[^`]*$)|~{3,})[ \t]*(.*?)[ \t]*$/;
const CLOSER = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

export function openFence(line: string): Fence | null {
  if (!line.includes('```') && !line.includes('~~~')) return null;
  const match = OPENER.exec(line);
  if (match?.[2] === undefined) return null;
  return { marker: match[2], info: match[3] ?? '', isQuoted: match[1]?.includes('>') ?? false };
}

export function closesFence(fence: Fence, line: string): boolean {
  const marker = CLOSER.exec(line)?.[1];
  return marker !== undefined && marker[0] === fence.marker[0] && marker.length >= fence.marker.length;
}

/** A fence inside a quote ends with the quote, closed or not. */
export function leavesFence(fence: Fence, line: string): boolean {
  return fence.isQuoted && !/^[ \t]*>/.test(line);
}

/** Language and the rest of a fence's info string; `js{1,3}` names the language `js`. */
export function splitInfo(
  lang: string | null,
  meta: string | null,
): { lang: string | null; meta: string | null } {
  const brace = lang?.indexOf('{') ?? -1;
  if (lang === null || brace < 0) return { lang, meta };
  const ranges = lang.slice(brace);
  return { lang: lang.slice(0, brace) || null, meta: meta === null ? ranges : `${ranges} ${meta}` };
}
