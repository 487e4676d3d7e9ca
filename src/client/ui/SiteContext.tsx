import { createContext, use, type ReactNode } from 'react';
import type { FrameMessages } from '#model/messages/frame/en.ts';
import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import type { FrameSite } from '#model/page.ts';

const SiteContext = createContext<FrameSite | null>(null);

/** Gives the site, in one language, to everything inside. */
export function SiteProvider({ site, children }: { site: FrameSite; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): FrameSite {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite was called outside of a SiteProvider');
  return site;
}

/** What is said in the browser, too. */
export function useFrameMessages(): FrameMessages {
  return frameMessagesFor(useSite().locale.code);
}
