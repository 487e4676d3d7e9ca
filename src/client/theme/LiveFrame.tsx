import type { PageData } from '#model/page.ts';
import type { Store } from '../runtime/store.ts';
import { useStore } from '../ui/useStore.ts';
import { Frame } from './Frame.tsx';

/** The frame in the browser: follows the page that is shown. */
export function LiveFrame({ page }: { page: Store<PageData> }) {
  return <Frame page={useStore(page)} />;
}
