import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a build keeps readers' copies, or takes away all that earlier ones left with them. */
export type WorkerRole = 'keep' | 'remove';

interface WorkerScript {
  readonly role: WorkerRole;
  /** Below the folder of the workers' sources. */
  readonly source: string;
  /** Below the folder of a bundled theme. */
  readonly file: string;
}

const KEEP: WorkerScript = { role: 'keep', source: 'service/serviceWorker.ts', file: 'serviceWorker.js' };
const REMOVE: WorkerScript = { role: 'remove', source: 'removal/removalWorker.ts', file: 'removalWorker.js' };

/** The scripts that `sw.js` may hold. */
export const SERVICE_WORKERS: readonly WorkerScript[] = [KEEP, REMOVE];

/** Their code, from the folder of a bundled theme. */
export function serviceWorkersIn(folder: string): Record<WorkerRole, string> {
  const code = ({ file }: WorkerScript): string => readFileSync(join(folder, file), 'utf8');
  return { keep: code(KEEP), remove: code(REMOVE) };
}
