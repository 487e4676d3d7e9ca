import { isUtf8 } from 'node:buffer';

const decoder = new TextDecoder('utf-8', { ignoreBOM: false });

/** The bytes as text without a byte-order mark, or the offset of the first byte that is not UTF-8. */
export function decodeText(bytes: Uint8Array): { text: string } | { badByteAt: number; textBefore: string } {
  if (isUtf8(bytes)) return { text: decoder.decode(bytes) };
  let [good, bad] = [0, bytes.length];
  // The longest prefix that decodes without complaint ends at the bad byte.
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (decodesAsPrefix(bytes.subarray(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return { badByteAt: good, textBefore: decoder.decode(bytes.subarray(0, good)) };
}

function decodesAsPrefix(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    // Fatal decoders answer by throwing; there is nothing else they throw.
    return false;
  }
}
