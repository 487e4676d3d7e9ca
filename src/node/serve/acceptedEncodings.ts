/** What lies beside a file; gzip is made when it is asked for where it does not. */
export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The encodings that an `Accept-Encoding` header allows, best first; plain bytes when it allows none. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const qualities = parseQualities(header);
  const quality = (encoding: Encoding) => qualities.get(encoding) ?? unlistedQuality(encoding, qualities);
  const accepted = PREFERENCE.filter((encoding) => quality(encoding) > 0);
  return accepted.length > 0 ? accepted.toSorted((a, b) => quality(b) - quality(a)) : ['identity'];
}

/** RFC 9110, 12.5.3: `*` stands for whatever is not listed, and identity stays acceptable unless refused. */
function unlistedQuality(encoding: Encoding, qualities: ReadonlyMap<string, number>): number {
  const wildcard = qualities.get('*');
  if (encoding === 'identity') return wildcard === 0 ? 0 : Number.MIN_VALUE;
  return wildcard ?? 0;
}

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(name, weight === undefined ? 1 : parseWeight(weight.slice(2)));
  }
  return qualities;
}

/** A weight that is none counts as a refusal: bytes the client may not understand are the worse mistake. */
function parseWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
