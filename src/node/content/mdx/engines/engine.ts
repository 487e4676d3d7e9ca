import type { Prepared } from '../prepare/prepared.ts';
import type { TransformState } from '../transforms/transformState.ts';

/** Turns a prepared text into a function body, with all transforms applied. Throws what `syntaxFault` can read. */
export type Engine = (prepared: Prepared, state: TransformState) => string | Promise<string>;

/** Component that takes finished HTML; the theme puts it into the page without a wrapper. */
export const HTML_COMPONENT = { component: 'Html', prop: 'html' } as const;
