/** Filters lists of bonuses and promo codes in memory, the same way for every database. */
import type { Kysely } from 'kysely';
import type { RuleEffect } from '#contract/site/rule-subject.ts';
import type { CatalogueVersion } from '../../../db/engine.ts';
import { inLongSnapshot } from '../../../db/read-snapshot.ts';
import {
  type FilterMarket,
  findFilterMarket,
} from '../../../db/repositories/catalogue/filter/filter-market.ts';
import {
  type ListedOffer,
  listOfferedBonuses,
  listOfferedCodes,
  type OfferListQuery,
} from '../../../db/repositories/catalogue/filter/listed-offer.ts';
import { nowInSeconds } from '../../../db/sql/schedule.ts';
import type { Database } from '../../../db/tables.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { type AskedDeposit, isUsualDeposit } from '../filter/best-offer.ts';
import { bytesOfEntry, versionedCache } from '../read/versioned-cache.ts';
import { dependsOnValue, type FoundOffers, findOffers, type OfferQuery } from './find-offers.ts';
import { type OfferFigures, offerFigures } from './offer-figures.ts';

type Source = { db: Kysely<Database>; version: Pick<CatalogueVersion, 'current'> };
type OfferSubject = 'bonuses' | 'promo_codes';
type Query = OfferQuery & OfferListQuery & AskedDeposit;

type OfferList = {
  market: FilterMarket;
  offers: ListedOffer[];
  /** For the default deposit. */
  figures: OfferFigures[];
};

/** `isTimed` is true if the answer changes as time passes, even though no offer starts or ends. */
type Answer = FoundOffers & { isTimed: boolean };

export type OfferFilterInMemory = {
  find(subject: OfferSubject, query: Query, effect: RuleEffect): Promise<Answer>;
};

const maxBytes = 64 * 1024 * 1024;
const bytesOfOffer = 2_000;

export function openOfferFilter({ db, version }: Source): OfferFilterInMemory {
  const lists = versionedCache<OfferList>({
    name: 'offers',
    version,
    maxBytes,
    bytesOf: ({ offers }) => bytesOfEntry() + offers.length * bytesOfOffer,
  });

  async function load(subject: OfferSubject, query: OfferListQuery, effect: RuleEffect) {
    const { market, offers } = await inLongSnapshot(db, async (snapshot) => ({
      market: await findFilterMarket(snapshot, query.market),
      offers: await readOffers[subject](snapshot, query),
    }));
    return { market, offers, figures: await figuresOf(offers, { market, effect }, {}) };
  }

  return {
    async find(subject, query, effect) {
      const { market, category, product } = query;
      const key = JSON.stringify([subject, market, effect, category, product]);
      const list = await lists.get(key, async () => ({
        value: await load(subject, { market, category, product }, effect),
        isKept: true,
      }));
      const figures =
        isUsualDeposit(query) || !dependsOnValue(query)
          ? list.figures
          : await figuresOf(list.offers, { market: list.market, effect }, query);
      return {
        ...findOffers(figures, query, nowInSeconds(db)),
        isTimed:
          query.ends_within !== undefined ||
          (query.facets && list.offers.some(({ ends }) => ends !== null)),
      };
    },
  };
}

const readOffers: Record<
  OfferSubject,
  (db: Kysely<Database>, query: OfferListQuery) => Promise<ListedOffer[]>
> = { bonuses: listOfferedBonuses, promo_codes: listOfferedCodes };

async function figuresOf(
  offers: readonly ListedOffer[],
  place: Parameters<typeof offerFigures>[1],
  asked: AskedDeposit,
): Promise<OfferFigures[]> {
  const figures: OfferFigures[] = [];
  for await (const offer of inSlices(offers)) figures.push(offerFigures(offer, place, asked));
  return figures;
}
