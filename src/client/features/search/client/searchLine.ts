/** One query as Algolia's protocol has it. */
export interface IndexQuery {
  readonly indexName: string;
  readonly params: string;
}

/** Takes queries to whoever answers them. */
export interface SearchLine {
  /** The answer as data. Rejects with a RetryError, an ApiError or a DeserializationError. */
  readonly send: (query: IndexQuery) => Promise<unknown>;
  /** The answers that it keeps are no longer true. */
  readonly forget: () => Promise<void>;
}
