import { createContext, use, type ReactNode } from 'react';
import type { Messages } from '#model/messages/en.ts';
import type { TocItem } from '#model/page.ts';

/** One use of an island in a text. */
export interface IslandPlace {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** What the components of one body share while it is rendered. */
export interface Body {
  readonly messages: Messages;
  readonly toc: readonly TocItem[];
  /** Keeps finished HTML out of React and gives the text that stands for it until the end. */
  readonly holdHtml: (html: string) => string;
  /** Notes that the body uses an island, and gives a name that no other island has. */
  readonly nameIsland: (component: string) => string;
  /** Takes an island of the site and gives the text that stands for its HTML until the end. */
  readonly placeIsland: (place: IslandPlace) => string;
}

export const BodyContext = createContext<Body | null>(null);

export function useBody(): Body {
  const body = use(BodyContext);
  if (body === null) throw new Error('useBody was called outside of a body');
  return body;
}
