import { createContext, use, type ReactNode } from 'react';
import type { Messages } from '#model/messages/en.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
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

export function useMessages(): Messages {
  return messagesFor(useSite().locale.code);
}
