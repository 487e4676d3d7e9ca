import { retryNavigation } from '../../runtime/navigate.ts';
import { setFailure } from '../../runtime/navigationState.ts';
import { useFrameMessages } from '../../ui/SiteContext.tsx';

/** The red box: why a page is not there, and another try, which it shows: else one that fails at once would seem to do nothing. */
export function LoadFailure({ text }: { text: string }) {
  const messages = useFrameMessages();
  const retry = () => {
    setFailure('…');
    retryNavigation();
  };
  return (
    <div className="load-failure" role="alert">
      <p>
        <strong>{messages.pageNotLoaded}</strong>
        <span>{text}</span>
      </p>
      <button className="button" type="button" onClick={retry}>
        <span>{messages.retry}</span>
      </button>
    </div>
  );
}
