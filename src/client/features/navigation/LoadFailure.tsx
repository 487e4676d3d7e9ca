import { retryNavigation } from '../../runtime/navigate.ts';
import { useFrameMessages } from '../../ui/SiteContext.tsx';

/** The red box: why a page is not there, and another try. */
export function LoadFailure({ text }: { text: string }) {
  const messages = useFrameMessages();
  return (
    <div className="load-failure" role="alert">
      <p>
        <strong>{messages.pageNotLoaded}</strong>
        <span>{text}</span>
      </p>
      <button className="button" type="button" onClick={retryNavigation}>
        <span>{messages.retry}</span>
      </button>
    </div>
  );
}
