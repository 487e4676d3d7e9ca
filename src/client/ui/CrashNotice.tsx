import { documentMessages } from './documentMessages.ts';
import { errorText } from '../runtime/errorText.ts';

interface CrashNoticeProps {
  readonly className?: string;
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Says that something could not be rendered, and why. It must not need what made that fail. */
export function CrashNotice({ className = 'crash', error, onTryAgain }: CrashNoticeProps) {
  const messages = documentMessages();
  return (
    <div className={className} role="alert">
      <p className="crash-title">{messages.pageCrashed}</p>
      <p className="crash-message">{errorText(error)}</p>
      <button className="button" type="button" onClick={onTryAgain}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

/** The same, as a boundary calls for it. */
export function renderCrash(error: unknown, onTryAgain: () => void) {
  return <CrashNotice error={error} onTryAgain={onTryAgain} />;
}
