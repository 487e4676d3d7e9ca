import type { BodyMeta, BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';

/**
 * One body to make: the text in `inFile`, compiled and run; what comes of it goes to `outFile` (see `bodyFile.ts`), in a
 * folder that is there.
 */
export interface BodyTask extends Omit<BodySource, 'text'> {
  readonly inFile: string;
  readonly outFile: string;
}

/** A body that lies in a file of the cache. */
export interface KeptBody {
  readonly meta: BodyMeta;
  /** Of its file, in bytes. */
  readonly size: number;
}

export type BodyAnswer =
  | { readonly status: 'rendered'; readonly body: KeptBody }
  | {
      readonly status: 'failed';
      readonly diagnostics: readonly Diagnostic[];
      /** Of the text without the parts at fault, where it runs. */
      readonly rest?: BodyMeta;
    };

export type Compiler = 'satteri' | 'oracle';

/** What a child process is told once, before any task. */
export interface WorkerOptions {
  /** Module that exports a `ServerBundle`. */
  readonly serverBundleFile: string;
  /** Where finished blocks of code are kept, or null to keep none. `version` names everything they depend on. */
  readonly blockCache: { readonly folder: string; readonly version: string } | null;
}

export type ToWorker =
  | { readonly kind: 'open'; readonly options: WorkerOptions }
  | {
      readonly kind: 'task';
      readonly task: BodyTask;
      readonly compiler: Compiler;
      readonly limits: TaskLimits;
    };

/** CPU time that a task may take. */
export interface TaskLimits {
  readonly compileMs: number;
  /** To run what was compiled. */
  readonly runMs: number;
}

/** Tasks are answered in the order they were sent. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: BodyAnswer };

/** Signals by which a child ends itself when a task takes too long: compiling it, or running what was compiled. */
export const TOO_LONG_SIGNAL = 'SIGALRM';
export const ENDLESS_SIGNAL = 'SIGVTALRM';
