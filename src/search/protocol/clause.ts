/** What a facet of a section must be, or must not be. */
export interface Condition {
  readonly facet: string;
  /** In lower case: values are compared without regard to it. */
  readonly value: string;
  readonly isNegative: boolean;
}

/** Fulfilled by any of its conditions. */
export type Clause = readonly Condition[];

/** `valueOf` gives null for a facet that there is not. */
export function fulfils(clause: Clause, valueOf: (facet: string) => string | null): boolean {
  return clause.some(
    ({ facet, value, isNegative }) => (valueOf(facet)?.toLowerCase() === value) !== isNegative,
  );
}
