/** Stores in the browser which market and rarity were saved last. The next new form starts with them. */
import { type Rarity, rarities } from '#contract/catalogue/promo-code.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { useActiveMarkets, useFirstMarket } from '../market-field.tsx';
import { rememberTerms } from '../terms/last-terms.tsx';

const names = ['market_code', 'rarity'] as const;

const keyOf = (name: (typeof names)[number]) => `last:${name}`;

export function rememberChoices(draft: Partial<Record<string, unknown>> & { terms?: OfferTerms }) {
  for (const name of names) {
    const value = draft[name];
    if (typeof value === 'string') localStorage.setItem(keyOf(name), value);
  }
  rememberTerms(draft);
}

const lastRarity = (): Rarity | undefined =>
  rarities.find((rarity) => rarity === localStorage.getItem(keyOf('rarity')));

/** Returns the market that was saved last, or the default one. */
export function useLastMarket() {
  const markets = useActiveMarkets();
  const first = useFirstMarket();
  const last = localStorage.getItem(keyOf('market_code'));
  return markets.find(({ code }) => code === last)?.code ?? first;
}

/** Returns a function that fills in the last choices in a new draft, if it has such fields. */
export function useLastChoices() {
  const market = useLastMarket();
  return <Draft extends object>(draft: Draft): Draft => ({
    ...draft,
    ...('market_code' in draft && { market_code: market }),
    ...('rarity' in draft && { rarity: lastRarity() ?? draft.rarity }),
  });
}
