import type { LiteRequest, LiteResponse } from './liteTypes.ts';

/** Specification, section 9. */
export const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Sends a search to a host. The limits are those of the specification each time: the client would wait four times as
 * long for the second host, and the engine in the page has an answer meanwhile.
 */
export async function sendByFetch({ url, method, headers, data }: LiteRequest): Promise<LiteResponse> {
  const controller = new AbortController();
  const limit = (ms: number, reason: string) => setTimeout(() => controller.abort(reason), ms);
  let timer = limit(TIMEOUTS.connect, 'Connection timeout');
  try {
    const response = await fetch(url, {
      method,
      headers,
      // Bytes only where the client compresses, which it does not in browsers.
      body: typeof data === 'string' ? data : null,
      credentials: 'omit',
      signal: controller.signal,
    });
    clearTimeout(timer);
    timer = limit(TIMEOUTS.read, 'Socket timeout');
    return { status: response.status, content: await response.text(), isTimedOut: false };
  } catch (error) {
    // Of one that was given up, the reason.
    return { status: 0, content: String(error), isTimedOut: controller.signal.aborted };
  } finally {
    clearTimeout(timer);
  }
}
