/** Holds a generated catalogue in memory, as if read from a database. */
import { availabilityIn } from '#contract/catalogue/fact/product-market.ts';
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import { filledTermsFields } from '#contract/catalogue/terms/terms-field.ts';
import type { FilteredPartner } from '../../../../db/repositories/catalogue/filter/filtered-partner.ts';
import { type MarketPartners, marketPartners, type Partners } from '../market-partners.ts';
import type { Place } from '../partner-in-market.ts';
import { placeOf } from './brute-place.ts';
import {
  firstDay,
  type GeneratedCatalogue,
  type GeneratedMarket,
  type GeneratedPartner,
  marketCodes,
} from './generated-catalogue.ts';

export function findVisitorPlace(markets: GeneratedMarket[], code: string): Place {
  const place = placeOf(markets, code);
  return {
    market: {
      code,
      parent: place.codes[1] ?? null,
      requiredLicences: place.required,
      maxWagering: place.maxWagering,
      requiredTerms: place.terms,
      currency: place.currency,
      returns: { ...defaultReturns, slots: place.slots },
      ...{ today: firstDay, licenceEnds: [] },
    },
    effects: { bonuses: place.effectOn('bonuses'), promo_codes: place.effectOn('promo_codes') },
  };
}

export type PartnerFilterCase = {
  listed(): { key: number; partner: GeneratedPartner }[];
  /** Returns the same view for the same place. It follows later writes and the time. */
  inMarket(place: Place, now: number): MarketPartners;
  write(key: number, partner: GeneratedPartner): void;
  remove(key: number): void;
  nextKey(): number;
};

export function partnersOf({ partners }: GeneratedCatalogue, openedAt: number): PartnerFilterCase {
  const read: Partners = new Map();
  const known = new Map<number, GeneratedPartner>();
  const inMarkets = new Map<string, MarketPartners>();
  let last = 100;

  const refresh = (key: number) => {
    for (const inMarket of inMarkets.values()) inMarket.refresh(key);
  };
  const write = (key: number, partner: GeneratedPartner) => {
    known.set(key, partner);
    read.set(key, readPartner(key, partner));
    refresh(key);
  };
  const nextKey = () => {
    last += 1;
    return last;
  };
  for (const partner of partners) write(nextKey(), partner);

  return {
    write,
    nextKey,
    listed: () => [...known].map(([key, partner]) => ({ key, partner })),
    remove(key) {
      known.delete(key);
      read.delete(key);
      refresh(key);
    },
    inMarket(place, now) {
      let inMarket = inMarkets.get(place.market.code);
      if (!inMarket) {
        inMarket = marketPartners(read, place, openedAt);
        for (const id of read.keys()) inMarket.refresh(id);
        inMarkets.set(place.market.code, inMarket);
      }
      inMarket.moveTo(now);
      return inMarket;
    },
  };
}

const secondsOf = (time: string | null) =>
  time === null ? null : Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

const readPartner = (id: number, { draft, offers }: GeneratedPartner): FilteredPartner => ({
  id,
  states: marketCodes.flatMap((market_code) => {
    const state = availabilityIn(draft, market_code);
    return state === 'unknown' ? [] : [{ market_code, state }];
  }),
  licences: draft.facts.licences,
  payments: draft.facts.payments,
  providers: draft.facts.provider_ids,
  languages: draft.facts.languages,
  offers: offers
    .filter(({ is_active }) => is_active === 1)
    .map(({ subject, market_code, starts_at, ends_at, terms, code }, place) => ({
      subject,
      market_code,
      terms,
      code_key: code?.toLowerCase() ?? null,
      id: place + 1,
      live_from: secondsOf(starts_at),
      live_until: secondsOf(ends_at),
      filled_terms: filledTermsFields(terms),
    })),
});
