import { hydrateRoot } from 'react-dom/client';
import { keepText } from '../features/failure/keepText.ts';
import { showFailure } from '../features/failure/showFailure.ts';
import { adoptPage } from '../runtime/shownPage.ts';
import { LiveFrame } from './LiveFrame.tsx';

/** Lets React take the frame over. */
export function startFrame(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('This page has no root.');
  hydrateRoot(root, <LiveFrame page={adoptPage()} />, {
    // Translators and extensions edit pages; React then makes the frame anew and the reader sees no difference.
    onRecoverableError: (error) => console.warn(error),
    onUncaughtError(error) {
      keepText(root);
      showFailure(error);
    },
  });
}
