export interface OpeningTag {
  /** The tag without what stands in quotes and braces. */
  readonly attributes: string;
  /** Whether it takes attributes from elsewhere, so that nobody knows all of them. */
  readonly hasSpread: boolean;
}

/** The tag of an element that opens at `start`, in HTML or JSX; as far as there is one. */
export function openingTag(text: string, start: number): OpeningTag {
  let attributes = '';
  let hasSpread = false;
  let quote = '';
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const isOutside = quote === '' && depth === 0;
    if (isOutside && letter === '>') break;
    if (isOutside && letter === '{' && /^\{\s*\.\.\./.test(text.slice(at, at + 20))) hasSpread = true;
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (depth === 0) attributes += letter;
  }
  return { attributes, hasSpread };
}
