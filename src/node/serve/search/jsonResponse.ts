import type { ApiAnswer } from '#search/protocol/searchApi.ts';

/** An answer of the protocol as it goes out over HTTP. */
export function jsonResponse({ status, body }: ApiAnswer, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  });
}
