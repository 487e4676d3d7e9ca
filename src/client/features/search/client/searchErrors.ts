/** Errors of the engine in the page, with the names that algoliasearch gives to those of its hosts. */

/** Nobody who could answer was reached. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** Nobody was reached because there is no line, and what is kept does not suffice. */
export class NoLineError extends RetryError {}

/** The request was refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** An answer that has come but is none. */
export class DeserializationError extends Error {
  override readonly name = 'DeserializationError';
}
