import type { IncomingHttpHeaders } from 'node:http';
import type { HeaderSet } from '../build/headers.ts';
import { cacheControl, headersOfFile, UNINDEXED } from '../build/headers.ts';
import type { Encoding } from './acceptedEncodings.ts';
import { acceptedEncodings, ENCODING_SUFFIX } from './acceptedEncodings.ts';
import type { Answer } from './answer.ts';
import { textAnswer } from './answer.ts';
import type { ByteRange } from './byteRange.ts';
import { byteRange } from './byteRange.ts';
import { contentType, isTypeNegotiated } from './contentTypes.ts';
import { isMarkdownCopy } from './markdownCopy.ts';
import type { OpenFile } from './openFile.ts';
import { openFile } from './openFile.ts';
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
}

/** Answers with the best representation of a file, or null when there is no such file. */
export async function fileAnswer(tree: SiteTree, file: string, request: FileRequest): Promise<Answer | null> {
  const { method, headers } = request;
  const accepted = acceptedEncodings(headers['accept-encoding']);
  // Parts are cut from the plain bytes only, so that every client can put them together.
  const isPart = method === 'GET' && headers.range !== undefined && accepted.includes('identity');
  const found = await openRepresentation(tree, file, isPart ? ['identity'] : accepted);
  if (found === null) return null;
  const range = isPart && rangeHolds(headers, found) ? byteRange(headers.range, found.size) : WHOLE;
  const answer = chooseAnswer({ file, found, range, request, isCopy: isMarkdownCopy(file, tree.table) });
  if (answer.body === null || typeof answer.body === 'string') await found.handle.close();
  return answer;
}

const WHOLE: ByteRange = { kind: 'whole' };

async function openRepresentation(
  tree: SiteTree,
  file: string,
  encodings: readonly Encoding[],
): Promise<Representation | null> {
  for (const encoding of encodings) {
    const opened = await openFile(tree, file + ENCODING_SUFFIX[encoding]);
    if (opened) return { ...opened, encoding };
  }
  const plain = encodings.includes('identity') ? null : await openFile(tree, file);
  return plain && { ...plain, encoding: 'identity' };
}

interface Choice {
  readonly file: string;
  readonly found: Representation;
  readonly range: ByteRange;
  readonly request: FileRequest;
  /** Whether search engines are to look elsewhere. */
  readonly isCopy: boolean;
}

function chooseAnswer({ file, found, range, request, isCopy }: Choice): Answer {
  const validators = validatorHeaders(file, found);
  const outcome = checkPreconditions(request.headers, found);
  if (outcome === 'failed') return textAnswer(412, 'Precondition failed');
  if (outcome === 'notModified') return { status: 304, headers: validators, body: null };
  if (range.kind === 'unsatisfiable') {
    return textAnswer(416, 'Range not satisfiable', { 'Content-Range': `bytes */${found.size}` });
  }

  const { start, end } = range.kind === 'part' ? range : { start: 0, end: found.size - 1 };
  const headers = {
    ...validators,
    ...contentHeaders(file, found, request.headers.accept),
    ...(isCopy && UNINDEXED),
    'Content-Length': String(end - start + 1),
    ...(range.kind === 'part' && { 'Content-Range': `bytes ${start}-${end}/${found.size}` }),
  };
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
