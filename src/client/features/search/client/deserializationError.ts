/** An answer that has come but is none: the name is the one that algoliasearch gives to broken JSON. */
export class DeserializationError extends Error {
  override readonly name = 'DeserializationError';
}
