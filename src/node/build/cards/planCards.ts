import type { Page } from '#model/page.ts';
import { hashOf } from '../../content/hash.ts';
import type { SitePlan } from '../planSite.ts';
import { type CardFacts, cardFactsOf } from './cardFacts.ts';

/** Which page has which card. */
export interface CardPlan {
  /** By key, which changes with anything that the card shows. */
  readonly facts: ReadonlyMap<string, CardFacts>;
  keyOf(page: Page): string;
}

/** Long enough that among a million cards no two are alike. */
const KEY_LENGTH = 12;

/** `look` names what draws the cards. */
export function planCards({ plans, views }: Pick<SitePlan, 'plans' | 'views'>, look: string): CardPlan {
  const facts = new Map<string, CardFacts>();
  const keys = new Map<string, string>();
  plans.forEach(({ pages, notFound }, position) => {
    const site = views[position];
    if (!site) return;
    for (const { page } of [...pages, notFound]) {
      // What stands in for a translation is shared as the original, so it has no card of its own.
      if (page.frame.textLang !== undefined) continue;
      const shown = cardFactsOf(page, site);
      const key = hashOf(look, JSON.stringify(shown)).slice(0, KEY_LENGTH);
      facts.set(key, shown);
      keys.set(page.canonicalUrl, key);
    }
  });
  return {
    facts,
    keyOf({ canonicalUrl }) {
      const key = keys.get(canonicalUrl);
      if (key === undefined) throw new Error(`No page of the site has the address ${canonicalUrl}.`);
      return key;
    },
  };
}
