/** Puts a generated catalogue into the table as if it had been read from a database. */

import { availabilityIn } from '#contract/catalogue/fact/product-market.ts';
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import { filledTermsFields } from '#contract/catalogue/terms/terms-field.ts';
import type { FilterMarket } from '../../../../db/repositories/catalogue/filter/filter-market.ts';
import type { FilteredPartner } from '../../../../db/repositories/catalogue/filter/filtered-partner.ts';
import { type MarketView, marketView, type OfferEffects } from '../market-view.ts';
import { type PartnerTable, partnerTable } from '../partner-table.ts';
import { placeOf } from './brute-count.ts';
import {
  firstDay,
  type GeneratedCatalogue,
  type GeneratedMarket,
  type GeneratedPartner,
  marketCodes,
} from './generated-catalogue.ts';

type Place = { market: FilterMarket; effects: OfferEffects };

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
  table: PartnerTable;
  listed(): { key: number; partner: GeneratedPartner }[];
  /** The view is kept, and follows later writes and the time. */
  viewOf(place: Place, now: number): MarketView;
  write(key: number, partner: GeneratedPartner): void;
  remove(key: number): void;
  nextKey(): number;
};

export function tableOf({ partners }: GeneratedCatalogue, openedAt: number): PartnerFilterCase {
  const table = partnerTable();
  const known = new Map<number, GeneratedPartner>();
  const views = new Map<string, MarketView>();
  let last = 100;

  const refresh = (row: number | undefined) => {
    if (row !== undefined) for (const view of views.values()) view.refresh(row);
  };
  const write = (key: number, partner: GeneratedPartner) => {
    known.set(key, partner);
    refresh(table.upsert(readPartner(key, partner)));
  };
  const nextKey = () => {
    last += 1;
    return last;
  };
  for (const partner of partners) write(nextKey(), partner);

  return {
    table,
    write,
    nextKey,
    listed: () => [...known].map(([key, partner]) => ({ key, partner })),
    remove(key) {
      known.delete(key);
      refresh(table.remove(key));
    },
    viewOf({ market, effects }, now) {
      let view = views.get(market.code);
      if (!view) {
        view = marketView({ table, market, effects, now: openedAt });
        for (let row = 0; row < table.size; row += 1) view.refresh(row);
        views.set(market.code, view);
      }
      view.moveTo(now);
      return view;
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
    .map(({ subject, market_code, starts_at, ends_at, terms }, place) => ({
      subject,
      market_code,
      terms,
      id: place + 1,
      live_from: secondsOf(starts_at),
      live_until: secondsOf(ends_at),
      filled_terms: filledTermsFields(terms),
    })),
});
