import { hasSlot } from '../runtime/slots.ts';
import { CrashNotice } from '../ui/CrashNotice.tsx';
import { documentMessages } from '../ui/documentMessages.ts';
import { Slot } from './Slot.tsx';

interface CrashScreenProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Stands in for a frame that cannot be rendered; text, sidebar and footer stay. It must not need what made the frame fail. */
export function CrashScreen({ error, onTryAgain }: CrashScreenProps) {
  const messages = documentMessages();
  const hasSidebar = hasSlot('sidebar');
  return (
    <>
      <CrashNotice error={error} onTryAgain={onTryAgain} />
      <div className="page">
        <div className={hasSidebar ? 'layout has-sidebar' : 'layout'}>
          <Slot as="main" name="article" id="main" tabIndex={-1} html={undefined} />
          {hasSidebar && (
            <Slot
              as="aside"
              name="sidebar"
              className="sidebar"
              aria-label={messages.recentPosts}
              html={undefined}
            />
          )}
        </div>
      </div>
      <Slot as="footer" name="footer" className="footer" html={undefined} />
    </>
  );
}
