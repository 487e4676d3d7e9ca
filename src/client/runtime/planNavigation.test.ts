import { describe, expect, it } from 'vitest';
import {
  type NavigationFacts,
  type NavigationPlace,
  PLAIN_LOAD,
  planNavigation,
  RETRY,
} from './planNavigation.ts';

const place: NavigationPlace = {
  origin: 'https://example.com',
  basePath: '/blog/',
  shownPath: '/blog/here',
  search: '?q=1',
  isMenuOpen: false,
  isRefused: (path) => path === '/blog/refused',
};

interface Change extends Partial<Omit<NavigationFacts, 'destination'>> {
  readonly to?: string;
  readonly sameDocument?: boolean;
}

function plan(
  { to = '/blog/there', sameDocument = false, ...facts }: Change,
  changes: Partial<NavigationPlace> = {},
) {
  const event: NavigationFacts = {
    canIntercept: true,
    cancelable: true,
    navigationType: 'push',
    downloadRequest: null,
    formData: null,
    info: undefined,
    ...facts,
    destination: { url: new URL(to, 'https://example.com').href, sameDocument },
  };
  return planNavigation(event, { ...place, ...changes });
}

describe('planNavigation', () => {
  it('shows the pages of the site', () => {
    expect(plan({})).toBe('show');
    expect(plan({ navigationType: 'replace', to: '/blog/?q=1#x' })).toBe('show');
    expect(plan({ to: '/blog/here?q=1' }), 'the same page again').toBe('show');
  });

  it('changes the address alone when only the query changes', () => {
    expect(plan({ to: '/blog/here?q=2' })).toBe('keep');
    expect(plan({ to: '/blog/here' })).toBe('keep');
  });

  it('leaves to the browser what is the browser’s', () => {
    expect(plan({ canIntercept: false })).toBe('leave');
    expect(plan({ downloadRequest: '' })).toBe('leave');
    expect(plan({ navigationType: 'reload' })).toBe('leave');
    expect(plan({ info: PLAIN_LOAD })).toBe('leave');
    expect(plan({ to: '/blog/feed.xml' })).toBe('leave');
    expect(plan({ to: '/shop' })).toBe('leave');
    expect(plan({ to: '/blog/refused' })).toBe('leave');
    const toWords = { getAttribute: () => '/blog/there#:~:text=words' };
    expect(plan({ sourceElement: toWords }), 'words of a page').toBe('leave');
    expect(plan({ to: '/blog/here?q=1#section', sameDocument: true })).toBe('leave');
    expect(plan({ to: '/blog/here', sameDocument: true, navigationType: 'replace' })).toBe('leave');
  });

  it('comes back to a page, and tries again', () => {
    expect(plan({ navigationType: 'traverse', sameDocument: true })).toBe('return');
    expect(plan({ navigationType: 'reload', info: RETRY })).toBe('return');
    expect(plan({ navigationType: 'traverse', sameDocument: true, to: '/blog/refused' })).toBe('return');
  });

  it('has nothing to do on the way back to the page that is still shown', () => {
    expect(plan({ navigationType: 'traverse', sameDocument: true, to: '/blog/here#x' })).toBe('leave');
  });

  it('shows the page of the address when a hash is followed before the page was there', () => {
    expect(plan({ to: '/blog/there#x', sameDocument: true })).toBe('show');
  });

  it('closes an open menu on the way back, if the browser lets us', () => {
    const back: Change = { navigationType: 'traverse', sameDocument: true };
    expect(plan(back, { isMenuOpen: true })).toBe('closeMenu');
    expect(plan({ ...back, cancelable: false }, { isMenuOpen: true })).toBe('return');
    expect(plan({}, { isMenuOpen: true })).toBe('show');
  });
});
