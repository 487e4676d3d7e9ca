/** A server that says nothing for so long is no better than none. */
const PATIENCE_MS = 3000;

/** Whether the site's server answers at all. What asks for the head alone passes no service worker. */
export async function hasLine(href: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    // The browser has told its own console; here it only means that there is no line.
    return false;
  }
}
