import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A host that listens on a port or a socket. */
export type Address = { readonly port: number } | { readonly socketPath: string };

/** Asks as a browser does that follows no redirect; `path` goes out as it is. */
export function ask(
  address: Address,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const target = 'port' in address ? { host: '127.0.0.1', ...address } : address;
  return new Promise((resolve, reject) => {
    const accepted = { host: 'site.test', accept: 'text/html', ...headers };
    const request = httpRequest({ ...target, method, agent: false, path, headers: accepted }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
