/** An address, which may hold commas but not end with one, and what it is for: `2x`, `800w`. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)((?:\s+[^\s,][^,]*)?)/g;

/** The addresses that a `srcset` offers, in its order. */
export function srcsetAddresses(srcset: string): string[] {
  return Array.from(srcset.matchAll(CANDIDATE), ([, address = '']) => address);
}

/** A `srcset` with each of its addresses replaced. */
export function mapSrcset(srcset: string, replace: (address: string) => string): string {
  return srcset.replace(
    CANDIDATE,
    (_candidate, address: string, purpose: string) => replace(address) + purpose,
  );
}
