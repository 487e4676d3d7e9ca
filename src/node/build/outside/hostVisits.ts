import type { HostTurns, HostVisit } from './hostTurns.ts';

/** The way of one address from host to host. */
export interface Visits {
  to(host: string): Promise<HostVisit>;
  end(): void;
}

/** One visit at a time: whoever stayed with one host while waiting for another could wait for ever. */
export function createVisits(turns: HostTurns): Visits {
  let current: HostVisit | null = null;
  const end = (): void => {
    current?.leave();
    current = null;
  };
  return {
    async to(host) {
      if (current?.host === host) return current;
      end();
      return (current = await turns.enter(host));
    },
    end,
  };
}
