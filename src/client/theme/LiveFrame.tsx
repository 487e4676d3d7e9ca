import type { PageData } from '#model/page.ts';
import { frameGeneration } from '../runtime/frameGeneration.ts';
import type { Store } from '../runtime/store.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useStore } from '../ui/useStore.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { Frame } from './Frame.tsx';

/** The frame in the browser: follows the page that is shown. */
export function LiveFrame({ page }: { page: Store<PageData> }) {
  const shown = useStore(page);
  return (
    <ErrorBoundary resetOn={shown} fallback={crashScreen}>
      <Frame key={useStore(frameGeneration)} page={shown} />
    </ErrorBoundary>
  );
}

function crashScreen(error: unknown, onTryAgain: () => void) {
  return <CrashScreen error={error} onTryAgain={onTryAgain} />;
}
