import type { HeaderSet } from '../build/headers.ts';
import type { OpenFile } from './openFile.ts';

/** A response as data, without the headers that every answer gets. */
export interface Answer {
  readonly status: number;
  readonly headers: HeaderSet;
  /** A text, bytes of an open file (`end` included), or null for none. */
  readonly body: string | FilePart | null;
}

export interface FilePart {
  readonly file: OpenFile;
  readonly start: number;
  readonly end: number;
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
  if (body !== null && typeof body !== 'string') await body.file.handle.close();
}
