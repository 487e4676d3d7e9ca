import type { SearchClient } from '../searchClient.ts';
import { NoLineError } from './searchErrors.ts';

/** A client whose errors tell whether nobody was reached for want of a line. */
export function tellNoLine(client: SearchClient, hasLine: () => Promise<boolean>): SearchClient {
  return {
    async search(request) {
      try {
        return await client.search(request);
      } catch (error) {
        // Those of hosts are of a class of their own.
        const isNobodyThere = error instanceof Error && error.name === 'RetryError';
        if (isNobodyThere && !(await hasLine())) throw new NoLineError(error.message);
        throw error;
      }
    },
  };
}
