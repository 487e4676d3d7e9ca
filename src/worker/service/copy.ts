import { FACTS_HEADER } from '#model/offline.ts';

const TITLE_HEADER = 'lontar-title';
/** They speak of the bytes that travelled. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];
const REVISION_LENGTH = 20;
/** As much of it as stands in the names of documents below `assets/`. */
const NAME_HASH_LENGTH = 8;

/** What is written on a copy. */
export interface CopyFacts {
  readonly revision: string;
  readonly size: number;
  /** Of a page; '' for other files. */
  readonly title: string;
}

export interface Copy {
  readonly facts: CopyFacts;
  readonly response: Response;
}

/** Makes of an answer one that can be kept: unredirected, and with facts by which it can be checked. */
export async function makeCopy(answer: Response, titleOf?: (html: string) => string): Promise<Copy> {
  const bytes = await answer.arrayBuffer();
  const revision = await revisionOf(bytes);
  const title = titleOf?.(new TextDecoder().decode(bytes)) ?? '';
  const headers = new Headers(answer.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  headers.set(FACTS_HEADER, `${revision} ${bytes.byteLength}`);
  headers.set(TITLE_HEADER, encodeURIComponent(title));
  return {
    facts: { revision, size: bytes.byteLength, title },
    response: new Response(bytes, { headers }),
  };
}

/** What is written on a copy; null when it is none of ours. */
export function copyFacts({ headers }: Response): CopyFacts | null {
  const [revision, size] = headers.get(FACTS_HEADER)?.split(' ') ?? [];
  if (!revision) return null;
  return { revision, size: Number(size), title: decodeURIComponent(headers.get(TITLE_HEADER) ?? '') };
}

/**
 * Whether a copy can be what the name at its address says. In the place of files, networks send their login page and
 * some hosts a page that says that there is none; HTML of ours has its hash in its name.
 */
export function fitsName(url: string, copy: Response): boolean {
  const facts = copyFacts(copy);
  return !isHtml(copy) || (facts !== null && url.includes(facts.revision.slice(0, NAME_HASH_LENGTH)));
}

/** A copy that can be given out; null when there is none, or it is damaged. */
export async function openCopy(kept: Response | undefined): Promise<Response | null> {
  const facts = kept && copyFacts(kept);
  if (!facts) return null;
  const bytes = await kept.arrayBuffer();
  if ((await revisionOf(bytes)) !== facts.revision) return null;
  return new Response(bytes, { headers: kept.headers });
}

/** The same for a file: null also when something else was kept under its name. */
export async function openFile(url: string, kept: Response | undefined): Promise<Response | null> {
  return kept && fitsName(url, kept) ? openCopy(kept) : null;
}

export function isHtml({ headers }: Response): boolean {
  return /html/i.test(headers.get('content-type') ?? '');
}

/** As the build computes it: see `KeepableFile`. */
export async function revisionOf(bytes: ArrayBuffer): Promise<string> {
  const text = new Uint8Array(bytes.byteLength + 1);
  text.set(new Uint8Array(bytes));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', text));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, REVISION_LENGTH);
}
