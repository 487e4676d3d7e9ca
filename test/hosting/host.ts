import type { Address } from './ask.ts';

/** A host of the site that can be asked. */
export interface Host {
  readonly name: string;
  readonly address: Address;
  readonly stop: () => Promise<void>;
}
