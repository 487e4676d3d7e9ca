import { type Errand, insist, type Insistence } from './insist.ts';

/** Asks for files until they come. */
export interface PatientAsker {
  readonly ask: (attempt: Errand['attempt']) => Promise<Uint8Array>;
  /** The reader typed on: what is missing is wanted more than before. */
  readonly hurry: () => void;
}

export function createPatientAsker(): PatientAsker {
  /** By numbers that tell in which order they were asked for. */
  const underWay = new Map<number, Insistence>();
  let count = 0;

  /** A slow line brings files in turn: whatever comes is a sign for what was asked for with it or later, not for others. */
  function tellFrom(number: number): void {
    for (const [other, { waitOn }] of underWay) if (other >= number) waitOn();
  }

  return {
    async ask(attempt) {
      count += 1;
      const number = count;
      try {
        return await new Promise<Uint8Array>((resolve, reject) => {
          const onSign = (): void => tellFrom(number);
          underWay.set(number, insist({ attempt, onSign, resolve, reject }));
        });
      } finally {
        underWay.delete(number);
      }
    },
    hurry() {
      for (const { hurry } of underWay.values()) hurry();
    },
  };
}
