import { createContext, use } from 'react';
import type { OfflineScreenMessages } from '#model/messages/offline/screens.en.ts';
import type { Kept } from './createKept.ts';

/** What all parts of the list need. */
export interface KeptPlace {
  readonly kept: Kept;
  readonly messages: OfflineScreenMessages;
  readonly sizeText: (bytes: number) => string;
}

export const KeptContext = createContext<KeptPlace | null>(null);

export function useKeptPlace(): KeptPlace {
  const place = use(KeptContext);
  if (place === null) throw new Error('useKeptPlace was called outside of a KeptContext');
  return place;
}
