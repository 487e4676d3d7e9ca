import { createContext, use } from 'react';
import type { Messages } from '#model/messages/en.ts';
import type { TocItem } from '#model/page.ts';

/** What the components of one body share while it is rendered. */
export interface Body {
  readonly messages: Messages;
  readonly toc: readonly TocItem[];
  /** Keeps finished HTML out of React and gives the text that stands for it until the end. */
  readonly holdHtml: (html: string) => string;
  /** Notes that the body uses an island, and gives a name that no other island has. */
  readonly nameIsland: (component: string) => string;
}

export const BodyContext = createContext<Body | null>(null);

export function useBody(): Body {
  const body = use(BodyContext);
  if (body === null) throw new Error('useBody was called outside of a body');
  return body;
}
