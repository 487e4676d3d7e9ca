import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Twin } from '../build/compress.ts';
import type { HeaderSet } from '../build/headers.ts';
import { cacheControl, headersOfFile, UNINDEXED } from '../build/headers.ts';
import type { Encoding } from './acceptedEncodings.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import type { Answer } from './answer.ts';
import { isFilePart, textAnswer } from './answer.ts';
import type { ByteRange } from './byteRange.ts';
import { byteRange } from './byteRange.ts';
import { contentType, isText, isTypeNegotiated } from './contentTypes.ts';
import { isMarkdownCopy } from './markdownCopy.ts';
import type { OpenFile } from './openFile.ts';
import { openFile, readBytes } from './openFile.ts';
import { checkPreconditions, rangeHolds } from './preconditions.ts';
import type { SiteTree } from './siteTree.ts';

/** The part of a request that decides how a file is sent. */
export interface FileRequest {
  readonly method: 'GET' | 'HEAD';
  readonly headers: IncomingHttpHeaders;
}

/** A file in one encoding. */
interface Representation extends OpenFile {
  readonly encoding: Encoding;
  /** Whether the bytes of the encoding are still to be made of those of the file. */
  readonly isToBeMade: boolean;
}

/** Smaller texts gain nothing from gzip, larger ones would take memory and time of all readers. */
const ZIPPED_SIZES = { least: 256, most: 4 * 1024 * 1024 };
const zip = promisify(gzip);

/** Answers with the best representation of a file, or null when there is no such file. */
export async function fileAnswer(tree: SiteTree, file: string, request: FileRequest): Promise<Answer | null> {
  const { method, headers } = request;
  const accepted = acceptedEncodings(headers['accept-encoding']);
  // Parts are cut from the plain bytes only, so that every client can put them together.
  const isPart = method === 'GET' && headers.range !== undefined && accepted.includes('identity');
  const found = await openRepresentation(tree, file, isPart ? ['identity'] : accepted);
  if (found === null) return null;
  const range = isPart && rangeHolds(headers, found) ? byteRange(headers.range, found.size) : WHOLE;
  const isCopy = isMarkdownCopy(file, tree.table);
  try {
    const answer = await chooseAnswer({ file, found, range, request, isCopy });
    if (!isFilePart(answer.body)) await found.handle.close();
    return answer;
  } catch (error) {
    await found.handle.close();
    throw error;
  }
}

const WHOLE: ByteRange = { kind: 'whole' };

async function openRepresentation(
  tree: SiteTree,
  file: string,
  encodings: readonly Encoding[],
): Promise<Representation | null> {
  for (const encoding of encodings) {
    const opened = await openFile(tree, file + ENDINGS[encoding]);
    if (opened) return { ...opened, encoding, isToBeMade: false };
    const zipped = encoding === 'gzip' ? await openToZip(tree, file) : null;
    if (zipped) return { ...zipped, encoding, isToBeMade: true };
  }
  const plain = encodings.includes('identity') ? null : await openFile(tree, file);
  return plain && { ...plain, encoding: 'identity', isToBeMade: false };
}

const ENDINGS: Readonly<Record<Encoding, Twin | ''>> = { br: '.br', gzip: '.gz', identity: '' };

/** A text that has no twin and is worth the work. */
async function openToZip(tree: SiteTree, file: string): Promise<OpenFile | null> {
  const opened = isText(file) ? await openFile(tree, file) : null;
  if (opened === null) return null;
  if (opened.size >= ZIPPED_SIZES.least && opened.size <= ZIPPED_SIZES.most)
    return { ...opened, etag: opened.etag.replace(/"$/, '-gzip"') };
  await opened.handle.close();
  return null;
}

interface Choice {
  readonly file: string;
  readonly found: Representation;
  readonly range: ByteRange;
  readonly request: FileRequest;
  /** Whether search engines are to look elsewhere. */
  readonly isCopy: boolean;
}

async function chooseAnswer({ file, found, range, request, isCopy }: Choice): Promise<Answer> {
  const validators = validatorHeaders(file, found);
  const outcome = checkPreconditions(request.headers, found);
  if (outcome === 'failed') return textAnswer(412, 'Precondition failed');
  if (outcome === 'notModified') return { status: 304, headers: validators, body: null };
  if (range.kind === 'unsatisfiable') {
    return textAnswer(416, 'Range not satisfiable', { 'Content-Range': `bytes */${found.size}` });
  }

  const { start, end } = range.kind === 'part' ? range : { start: 0, end: found.size - 1 };
  const zipped = found.isToBeMade ? await zip(await readBytes(found, start, end)) : null;
  const headers = {
    ...validators,
    ...contentHeaders(file, found, request.headers.accept),
    ...(isCopy && UNINDEXED),
    'Content-Length': String(zipped?.length ?? end - start + 1),
    ...(range.kind === 'part' && { 'Content-Range': `bytes ${start}-${end}/${found.size}` }),
  };
  if (zipped) return { status: 200, headers, body: request.method === 'HEAD' ? null : zipped };
  const body = request.method === 'HEAD' || found.size === 0 ? null : { file: found, start, end };
  return { status: range.kind === 'part' ? 206 : 200, headers, body };
}

function validatorHeaders(file: string, { etag, modified }: Representation): HeaderSet {
  return {
    ETag: etag,
    'Last-Modified': modified.toUTCString(),
    'Cache-Control': cacheControl(file),
    ...headersOfFile(file),
    Vary: isTypeNegotiated(file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
  };
}

function contentHeaders(file: string, { encoding }: Representation, accept: string | undefined): HeaderSet {
  return {
    'Content-Type': contentType(file, accept),
    'Accept-Ranges': 'bytes',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
}
