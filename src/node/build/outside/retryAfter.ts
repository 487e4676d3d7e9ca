/** Milliseconds that a `Retry-After` header asks for: seconds or a date (RFC 9110, 10.2.3); null if there is none. */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
