/** How long work tells of itself. The command line draws it; tests leave it out. */
export interface Progress {
  /** A phase begins; `total` is the number of steps, or null when unknown. */
  phase(name: string, total: number | null): void;
  step(): void;
}

/** Tells of a configuration that takes its time. */
export function tellWait(progress: Progress): (file: string) => void {
  return (file) => progress.phase(`Waiting for ${file}`, null);
}
