/**
 * Filtering partners in memory gives the same results as counting them one at a time, in 2,000 generated catalogues.
 */
// Uses no database: generated-list.test.ts compares results read from one.
import { expect, test } from 'vitest';
import { productCardQuery, productFields } from '#contract/catalogue/product.ts';
import { offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { findPartners } from './find-partners.ts';
import { countPartners } from './match-partners.ts';
import { bruteAnswer } from './testing/brute-count.ts';
import {
  type GeneratedPartner,
  generatedCatalogue,
  generatedPartner,
  randomOf,
  times,
} from './testing/generated-catalogue.ts';
import {
  findVisitorPlace,
  type PartnerFilterCase,
  partnersOf,
} from './testing/generated-partners.ts';
import { generatedQuery } from './testing/generated-query.ts';

const vocabulary = { regulators: [1, 2, 3], methods: [4, 5, 6], providers: [7, 8, 9] };
const catalogues = process.env.TEST_EXTENT === 'long' ? 2_000 : 60;
const secondsOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

test('results, totals and facets equal a brute-force count over many catalogues', () => {
  let found = 0;
  let pairs = 0;
  for (let seed = 0; seed < catalogues; seed += 1) {
    const random = randomOf(seed);
    const catalogue = generatedCatalogue(random, vocabulary);
    const given = partnersOf(catalogue, secondsOf(times[1] as string));
    for (let round = 0; round < (seed % 4 === 0 ? 2 : 1); round += 1) {
      found += compare(given, round);
      change(given);
    }

    function compare(asked: PartnerFilterCase, round: number) {
      const query = generatedQuery(random, vocabulary);
      const now = secondsOf(times[round + 1] as string);
      const listed = asked.listed();
      const byRating = random.some(listed).map(({ key }) => key);
      const ranked = [
        ...byRating,
        ...listed.map(({ key }) => key).filter((key) => !byRating.includes(key)),
      ];
      const brute = bruteAnswer(listed, ranked, { ...query, now }, { ...catalogue, vocabulary });
      const inMarket = asked.inMarket(findVisitorPlace(catalogue.markets, query.market), now);
      const order = listed.map(({ key }) => key);
      const limit = random.whole(1, 4);
      const offset = random.whole(0, 4);
      const answer = findPartners(
        { inMarket, order, ranked },
        {
          ...query.filter,
          sort: query.sort,
          deposit: query.deposit,
          game: query.game,
          facets: true,
          closed_last: false,
          unchecked: false,
          limit,
          offset,
          market: query.market,
          lang: 'en',
        },
      );
      const facets = Object.fromEntries(
        Object.entries(answer.facets ?? {}).map(([name, values]) => [
          name,
          values.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
        ]),
      );
      expect(
        {
          ids: answer.ids,
          total: answer.total,
          facets,
          without: answer.without,
          withoutPair: answer.without_pair,
        },
        `seed ${seed}, round ${round}: ${JSON.stringify(query)}`,
      ).toEqual({
        ids: brute.keys.slice(offset, offset + limit),
        total: brute.keys.length,
        facets: brute.facets,
        without: brute.without,
        withoutPair: brute.withoutPair,
      });
      const { partners } = inMarket.listOf(order);
      expect(countPartners(partners, query.filter), `seed ${seed}`).toBe(brute.keys.length);
      if (brute.withoutPair) pairs += 1;
      return brute.keys.length;
    }

    /** Rewrites, adds and removes partners in the same list. */
    function change(asked: PartnerFilterCase) {
      for (const { key } of asked.listed()) {
        if (random.chance(0.2)) asked.write(key, generatedPartner(random, vocabulary));
        else if (random.chance(0.1)) asked.remove(key);
      }
      if (random.chance(0.3)) asked.write(asked.nextKey(), generatedPartner(random, vocabulary));
    }
  }
  expect(found).toBeGreaterThan(catalogues / 2);
  expect(pairs).toBeGreaterThan(catalogues / 20);
});

test('finding the best pair to remove reads each partner only a few times', () => {
  const random = randomOf(7);
  const catalogue = generatedCatalogue(random, vocabulary, 300);
  const asIn = { required_licences: [], max_wagering: null, required_terms: [], effects: {} };
  const markets = catalogue.markets.map((market) => ({ ...market, ...asIn }));
  const given = partnersOf({ ...catalogue, markets }, 0);
  const inMarket = given.inMarket(findVisitorPlace(markets, 'CA'), 0);
  const order = given.listed().map(({ key }) => key);
  let reads = 0;
  for (const partner of inMarket.listOf(order).partners) {
    const { languages } = partner;
    const get = () => {
      reads += 1;
      return languages;
    };
    Object.defineProperty(partner, 'languages', { get });
  }
  const chosen = { licence: ['999'], payment: ['4'], provider: ['7'], site_language: ['xx'] };
  const filter = { ...chosen, payout_hours: '72', min_deposit: '20', facets: 'true' };
  const query = { ...productCardQuery.parse(filter), market: 'CA' };
  const found = findPartners({ inMarket, order, ranked: order }, query);
  expect(found.without_pair?.names).toEqual(['licence', 'site_language']);
  // Besides the pairs, the list itself, its counts and unchecked partners are tested.
  expect(reads).toBeLessThan(6 * order.length);
});

test('which offer is best depends on the return of slots in the market', () => {
  const none = productFields.parse({ i18n: { en: { name: 'A' } } });
  const partner = (numbers: object): GeneratedPartner => ({
    draft: none,
    offers: [
      {
        subject: 'bonuses',
        market_code: 'CA',
        is_active: 1,
        starts_at: null,
        ends_at: null,
        terms: offerTerms.parse({ numbers: { wagering: 10, ...numbers } }),
      },
    ],
  });
  const partners = [partner({ free_spins: 100, spin_value: 1 }), partner({ amount: 93 })];
  const bestWith = (slots: number | null) => {
    const law = { required_licences: [], max_wagering: null, required_terms: [], effects: {} };
    const country = { code: 'CA', parent_code: null, currency: 'CAD', rtp: { slots }, ...law };
    const given = partnersOf({ partners, markets: [country] }, 0);
    const inMarket = given.inMarket(findVisitorPlace([country], 'CA'), 0);
    const listed = given.listed();
    const order = listed.map(({ key }) => key);
    const query = productCardQuery.parse({ sort: 'cost', limit: 1 });
    const { ids } = findPartners({ inMarket, order, ranked: order }, { ...query, market: 'CA' });
    return listed.findIndex(({ key }) => key === ids[0]);
  };
  // At 96%, the spins are worth 96 − 38.40 = 57.60 and the bonus 93 − 37.20 = 55.80. At 90%, both come to 0, and the
  // bonus of 93 is larger than the winnings of 90.
  expect([null, 0.9, 0.96].map(bestWith)).toEqual([0, 1, 0]);
});
