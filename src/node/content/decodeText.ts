import { isUtf8 } from 'node:buffer';

const decoder = new TextDecoder('utf-8', { ignoreBOM: false });

/** The bytes as text without a byte-order mark, or what stands before the first byte that is not UTF-8. */
export function decodeText(bytes: Uint8Array): { text: string } | { textBefore: string } {
  if (isUtf8(bytes)) return { text: decoder.decode(bytes) };
  let [good, bad] = [0, bytes.length];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (decodeStart(bytes.subarray(0, middle)) === null) bad = middle - 1;
    else good = middle;
  }
  return { textBefore: decodeStart(bytes.subarray(0, good)) ?? '' };
}

/** The text of the bytes without a character that they cut in half; null when they are no start of UTF-8. */
function decodeStart(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    // Fatal decoders answer by throwing; there is nothing else they throw.
    return null;
  }
}
