import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { movedHref } from '#model/movedHref.ts';
import { errorCode } from '../content/errorCode.ts';
import { contentType } from '../serve/contentTypes.ts';
import type { DevFile, DevSite } from './devSite.ts';
import { DEV_SCRIPTS } from './devTheme.ts';

/** Shown until the site has been read without errors once; the overlay lies above it. */
const WAITING =
  '<!doctype html><meta charset="utf-8"><title>Lontar</title><div id="root"><h1>The site has errors</h1>' +
  `<p>They are listed in the terminal. This page shows the site once they are mended.</p></div>${DEV_SCRIPTS}`;

/** Feeds and sitemaps have one, and few pages. */
const HAS_ENDING = /\.[a-z]+$/;

/** Answers in place of a page that could not be rendered; the overlay tells why. */
export function answerFault(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(WAITING);
}

/** Answers with a sentence and nothing of the site. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Answers with a page or a file of the site as it stands. */
export async function answerDev(
  request: IncomingMessage,
  response: ServerResponse,
  site: DevSite,
): Promise<void> {
  const path = pathOf(request);
  if (path === null || !path.startsWith(site.basePath)) {
    if (path === null) refuse(response, 400, 'This address is malformed.');
    else refuse(response, 404, `The site is at ${site.basePath}`);
    return;
  }
  const local = path.slice(site.basePath.length - 1);
  const file = site.file(local.slice(1));
  if (file !== null) {
    response.writeHead(200, { 'Content-Type': contentType(local), 'Cache-Control': 'no-store' });
    await sendFile(file, response);
    return;
  }
  const made = HAS_ENDING.test(local) ? await site.forPrograms(local.slice(1)) : null;
  if (made !== null) {
    const type = contentType(local, request.headers.accept);
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(made);
    return;
  }
  const moved = site.moved(local);
  if (moved !== null) {
    const { search } = new URL(request.url ?? '/', 'http://localhost');
    // While writing an address may be old now and new again in a minute.
    response.writeHead(301, {
      Location: movedHref(moved, { query: search, hash: '' }),
      'Cache-Control': 'no-store',
    });
    response.end();
    return;
  }
  const page = site.page(local);
  response.writeHead(page?.status ?? 503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(page?.html ?? WAITING);
}

async function sendFile({ source, slice }: DevFile, response: ServerResponse): Promise<void> {
  const range = slice && { start: slice.start, end: slice.start + slice.length - 1 };
  try {
    await pipeline(createReadStream(source, range), response);
  } catch (error) {
    // The reader went on to another page before the picture had come.
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function pathOf({ url = '/' }: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return null;
    throw error;
  }
}
