import type { HeaderSet } from '../build/headers.ts';
import type { OpenFile } from './openFile.ts';

/** A response as data, without the headers that every answer gets. */
export interface Answer {
  readonly status: number;
  readonly headers: HeaderSet;
  readonly body: Body;
}

/** A text, bytes, a part of an open file, or null for none. */
export type Body = string | Buffer | FilePart | null;

export interface FilePart {
  readonly file: OpenFile;
  readonly start: number;
  /** Included. */
  readonly end: number;
}

/** Whether an answer holds on to an open file. */
export function isFilePart(body: Body): body is FilePart {
  return body !== null && typeof body === 'object' && 'file' in body;
}

/** A short plain answer of the server itself. */
export function textAnswer(
  status: number,
  text: string,
  headers: HeaderSet = {},
): Answer & { readonly body: string } {
  const body = `${text}\n`;
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-cache',
      ...headers,
    },
    body,
  };
}

/** Lets go of an answer that will not be sent. */
export async function discardAnswer({ body }: Answer): Promise<void> {
  if (isFilePart(body)) await body.file.handle.close();
}
