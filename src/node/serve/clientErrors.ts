import type { Socket } from 'node:net';
import { errorCode } from '../content/errorCode.ts';
import { securityHeaders } from '../build/headers.ts';
import { textAnswer } from './answer.ts';
import { MAX_TARGET_LENGTH } from './requestTarget.ts';
import { ALLOWED_METHODS, STRICTEST_POLICY } from './siteHandler.ts';

/** Words for what Node's parser refuses before there is a request to hand over. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
};

/** Which status a parser error deserves. */
export function clientErrorStatus(error: Error): number {
  switch (errorCode(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_HEADER_OVERFLOW':
      return isRequestLineTooLong(error) ? 414 : 431;
    default:
      return 400;
  }
}

/** Judged by the piece that overflowed: it may be the whole request or the middle of a very long line. */
function isRequestLineTooLong(error: Error): boolean {
  if (!('rawPacket' in error && error.rawPacket instanceof Buffer)) return false;
  const lineEnd = error.rawPacket.indexOf('\n');
  return lineEnd === -1 || lineEnd > MAX_TARGET_LENGTH;
}

/** Answers on the bare socket and closes it. */
export function refuseConnection(socket: Socket, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const reason = REASONS[status] ?? '';
  const { headers, body } = textAnswer(status, reason, {
    Connection: 'close',
    ...(status === 405 && { Allow: ALLOWED_METHODS }),
  });
  const lines = Object.entries({ ...securityHeaders(STRICTEST_POLICY), ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${head}\r\n${body}`, () => socket.destroy());
}
