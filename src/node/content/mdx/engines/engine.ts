import type { Prepared } from '../prepare/prepared.ts';
import type { TransformState } from '../transforms/transformState.ts';

/** Turns a prepared text into a function body, with all transforms applied. Throws what `syntaxFault` can read. */
export type Engine = (prepared: Prepared, state: TransformState) => string | Promise<string>;
