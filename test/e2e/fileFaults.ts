import type { AnswerFile, HeldFile } from './heldFiles.ts';

/** How a file can fail, by name. */
export const FILE_FAULTS: Readonly<Record<string, AnswerFile>> = {
  500: ({ session, requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 500,
      body: Buffer.from('Internal Server Error').toString('base64'),
    }),
  abort: ({ session, requestId }) => session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }),
  hang: async () => {},
  truncation: (held) => answerChanged(held, (body) => body.subarray(0, body.length / 2)),
  'wrong type': (held) =>
    answerChanged(held, (body, headers) => {
      headers.set('content-type', 'text/html');
      return body;
    }),
};

/** Answers with what the server says, changed. */
async function answerChanged(
  { session, requestId, url }: HeldFile,
  change: (body: Buffer, headers: Headers) => Buffer,
): Promise<void> {
  const response = await fetch(url);
  const headers = new Headers(response.headers);
  const body = change(Buffer.from(await response.arrayBuffer()), headers);
  // By now it is unpacked.
  headers.delete('content-encoding');
  headers.set('content-length', String(body.length));
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: [...headers].map(([name, value]) => ({ name, value })),
    body: body.toString('base64'),
  });
}
