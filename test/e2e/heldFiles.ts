import type { CDPSession, Page } from '@playwright/test';

/** A request for a file that waits until somebody answers it. */
export interface HeldFile {
  readonly session: CDPSession;
  readonly requestId: string;
  readonly url: string;
}

export type AnswerFile = (held: HeldFile) => Promise<unknown>;

/** Leaves the answer to the server. */
export const letThrough: AnswerFile = ({ session, requestId }) =>
  session.send('Fetch.continueRequest', { requestId });

/**
 * Lets a test answer some files of a page in place of the server; each call of what it returns ends the one before. The
 * browser itself is told which: Playwright's routes hold every request of a page, and letting the others through costs more
 * than many a page.
 */
export async function holdFiles(
  page: Page,
): Promise<(urlPattern: string, answer: AnswerFile) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  // As with routes, pages ask anew for what the one before them had.
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let current: AnswerFile = letThrough;
  session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    // Whoever asked may be gone by the time of the answer.
    current({ session, requestId, url }).catch(() => {});
  });
  return async (urlPattern, answer) => {
    current = answer;
    await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
  };
}
