import type { ReactNode } from 'react';
import { CrashNotice } from '../../ui/CrashNotice.tsx';

interface IslandCrashProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
  /** The text inside the island, which stays. */
  readonly children: ReactNode;
}

/** Stands in for an island that cannot be rendered; the rest of the page lives. */
export function IslandCrash({ error, onTryAgain, children }: IslandCrashProps) {
  return (
    <>
      <CrashNotice className="crash island-crash" error={error} onTryAgain={onTryAgain} />
      {children}
    </>
  );
}
