import type { CDPSession } from '@playwright/test';

/** Bytes of a page that are still in use after everything that can be let go has been. */
export async function heapInUse(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
