import type { KeepFault } from '#model/offline.ts';

/** Something could not be kept, for a reason that a reader can be told. */
export class KeepError extends Error {
  readonly fault: KeepFault;

  constructor(fault: KeepFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** What is neither ours nor a full disk comes from the browser's storage. */
export function keepFault(error: unknown): KeepFault {
  if (error instanceof KeepError) return error.fault;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'quota' : 'storage';
}
