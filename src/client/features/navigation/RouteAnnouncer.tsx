import { useEffect, useState } from 'react';
import { onPageShown } from '../../runtime/shownPage.ts';

/** Tells screen readers the title of a page that was swapped in. After a normal load they read it by themselves. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => onPageShown(() => setTitle(document.title)), []);
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true" data-announcer="">
      {title}
    </p>
  );
}
