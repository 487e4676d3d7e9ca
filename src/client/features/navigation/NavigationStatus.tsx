import { navigationState } from '../../runtime/navigationState.ts';
import { useFrameMessages } from '../../ui/SiteContext.tsx';
import { useStore } from '../../ui/useStore.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** Says that a page is on its way or did not come; the page that is shown stays below. */
export function NavigationStatus() {
  const { waiting, failure } = useStore(navigationState);
  const label = useFrameMessages().loadingPage;
  return (
    <>
      <div role="status">
        {waiting !== null && <div className="progress-bar" role="progressbar" aria-label={label} />}
        {waiting === 'return' && <p className="spinner">{label}</p>}
      </div>
      {failure !== null && <LoadFailure text={failure} />}
    </>
  );
}
