import type { WorkerParams } from '#model/offline.ts';

/** What the address of the script says; the careful choice where it says nothing that can be read. */
export function readParams(scriptUrl: string): WorkerParams {
  const { offlineMode, debug } = parse(new URL(scriptUrl).searchParams.get('params'));
  return { offlineMode: offlineMode === true, debug: debug === true };
}

function parse(text: string | null): Partial<Record<keyof WorkerParams, unknown>> {
  try {
    return (JSON.parse(text ?? '') ?? {}) as Partial<Record<keyof WorkerParams, unknown>>;
  } catch {
    return {};
  }
}
