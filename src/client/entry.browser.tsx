/** Everything beyond the boot script, loaded when the reader first shows intent. */
import { hydrateRoot } from 'react-dom/client';
import { adoptPage } from './runtime/shownPage.ts';
import { LiveFrame } from './theme/LiveFrame.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('This page has no root.');

hydrateRoot(root, <LiveFrame page={adoptPage()} />);
