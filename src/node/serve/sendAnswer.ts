import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../content/errorCode.ts';
import { type Answer, type FilePart, isFilePart } from './answer.ts';
import { readBytes } from './openFile.ts';

/** Up to this size one read and one write are cheaper than a stream. */
const MAX_BUFFERED_SIZE = 128 * 1024;

/** Sends the answer and lets go of what it holds, also when the client goes away meanwhile. */
export async function sendAnswer(response: ServerResponse, answer: Answer): Promise<void> {
  const { status, headers, body } = answer;
  if (!isFilePart(body)) {
    response.writeHead(status, headers).end(response.req.method === 'HEAD' ? null : body);
    return;
  }
  try {
    if (body.end - body.start < MAX_BUFFERED_SIZE) {
      const bytes = await readBytes(body.file, body.start, body.end);
      response.writeHead(status, headers).end(bytes);
    } else {
      response.writeHead(status, headers);
      await streamPart(response, body);
    }
  } finally {
    await body.file.handle.close();
  }
}

async function streamPart(response: ServerResponse, { file, start, end }: FilePart): Promise<void> {
  try {
    await pipeline(file.handle.createReadStream({ start, end, autoClose: false }), response);
  } catch (error) {
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
