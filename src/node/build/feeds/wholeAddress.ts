const SAFE_ADDRESS = /^(?:https?|mailto|tel):|^data:image\//;

/** An address as it is anywhere; null for what is none, or one that a reader must not follow. */
export function wholeAddress(address: string, pageUrl: string): string | null {
  const whole = URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : '';
  return SAFE_ADDRESS.test(whole) ? whole : null;
}
