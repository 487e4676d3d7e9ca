const ID = /[ \t]+(?:\{#([^\s{}#]+)\}|\{\/\*[ \t]*#([^\s{}*]+)[ \t]*\*\/\})[ \t]*$/;
const ATX = /^[ \t>]*#{1,6}[ \t]/;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/** The id that a heading line claims, and the line with it in the form that the format can parse. */
export function readHeadingId(
  line: string,
  next: string | undefined,
  format: 'mdx' | 'md',
): { readonly id: string; readonly line: string } | null {
  const match = ID.exec(line);
  const id = (match?.[1] ?? match?.[2])?.normalize();
  if (match === null || id === undefined) return null;
  if (!ATX.test(line) && !(next !== undefined && UNDERLINE.test(next))) return null;
  return { id, line: `${line.slice(0, match.index)} ${format === 'mdx' ? `{/* #${id} */}` : `{#${id}}`}` };
}
