/** Largest body of a search. */
export const MAX_SEARCH_BYTES = 64 * 1024;
/** Largest body with records to push: the official client sends 1000 of them at once. */
export const MAX_BATCH_BYTES = 32 * 1024 * 1024;
