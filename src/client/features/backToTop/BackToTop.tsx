import { useEffect, useState } from 'react';
import { giveFocus } from '../../runtime/focusContent.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFrameMessages } from '../../ui/SiteContext.tsx';

/**
 * Leads back up. It is there for readers who are more than a screen down and on their way up: over the text of all
 * others it would only lie in the way. Comes with the script, as it needs it.
 */
export function BackToTop() {
  const label = useFrameMessages().backToTop;
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const update = (): void => {
      if (scrollY !== before) setIsWanted(scrollY < before && scrollY > innerHeight);
      before = scrollY;
    };
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return (
    <button
      className="back-to-top"
      type="button"
      hidden={!isWanted}
      aria-label={label}
      title={label}
      onClick={goToTop}
    >
      <Icon name="up" />
    </button>
  );
}

function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  // The next press of Tab begins at the start of the page.
  giveFocus(document.body);
}
