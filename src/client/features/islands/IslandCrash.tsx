import type { ReactNode } from 'react';
import { documentMessages } from '../../ui/documentMessages.ts';
import { errorText } from '../../ui/errorText.ts';

interface IslandCrashProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
  /** The text inside the island, which stays. */
  readonly children: ReactNode;
}

/** Stands in for an island that cannot be rendered; the rest of the page lives. */
export function IslandCrash({ error, onTryAgain, children }: IslandCrashProps) {
  const messages = documentMessages();
  return (
    <>
      <div className="crash island-crash" role="alert">
        <p className="crash-title">{messages.pageCrashed}</p>
        <p className="crash-message">{errorText(error)}</p>
        <button className="button" type="button" onClick={onTryAgain}>
          {messages.tryAgain}
        </button>
      </div>
      {children}
    </>
  );
}
