import { isPageAddress } from './isPageAddress.ts';

/** Info of a navigation that the browser is to do by itself. */
export const PLAIN_LOAD = 'plain load';
/** Info of a reload that tries again to show the page of the address. */
export const RETRY = 'retry';

/** The part of a `NavigateEvent` that counts. */
export interface NavigationFacts {
  readonly canIntercept: boolean;
  readonly cancelable: boolean;
  readonly navigationType: NavigationType;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly info: unknown;
  /** What was clicked, where the browser tells. */
  readonly sourceElement?: Pick<Element, 'getAttribute'> | null;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

export interface NavigationPlace {
  readonly origin: string;
  readonly basePath: string;
  /** Path of the page that is shown: not that of the address while another page is on its way. */
  readonly shownPath: string;
  readonly search: string;
  readonly isMenuOpen: boolean;
  /** Whether the page was refused before, so that the browser has to deal with it. */
  readonly isRefused: (path: string) => boolean;
}

export type NavigationPlan =
  /** The browser does it all. */
  | 'leave'
  /** The address changes and nothing else. */
  | 'keep'
  /** Preload, then commit, then swap. */
  | 'show'
  /** The address changes at once; the page follows. */
  | 'return'
  /** An open menu is what the reader wants to go back from. */
  | 'closeMenu';

/** What to do with a navigation of this document. */
export function planNavigation(event: NavigationFacts, place: NavigationPlace): NavigationPlan {
  const { navigationType: type, info } = event;
  if (type === 'traverse' && event.cancelable && place.isMenuOpen) return 'closeMenu';
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return 'leave';
  if (info === PLAIN_LOAD || (type === 'reload' && info !== RETRY)) return 'leave';
  const target = new URL(event.destination.url);
  if (!isPageAddress(target, place)) return 'leave';
  const isShown = target.pathname === place.shownPath;
  if (type === 'traverse' || type === 'reload') return isShown ? 'leave' : 'return';
  if (leadsToWords(event)) return 'leave';
  if (!isShown) return place.isRefused(target.pathname) ? 'leave' : 'show';
  if (event.destination.sameDocument) return 'leave';
  return target.search === place.search ? 'show' : 'keep';
}

/** Whether it is a link to words of a page: only a load finds them, and the destination no longer says which. */
function leadsToWords({ sourceElement }: NavigationFacts): boolean {
  return sourceElement?.getAttribute('href')?.includes(':~:') === true;
}
