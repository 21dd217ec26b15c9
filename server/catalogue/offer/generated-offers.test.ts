/** Writes generated catalogues as editors do, and compares lists of offers over HTTP with a brute-force count. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type CatalogueWriter, catalogueWriter } from '../filter/testing/catalogue-writer.ts';
import {
  generatedCatalogue,
  generatedOffer,
  marketCodes,
  type Random,
  randomOf,
  times,
} from '../filter/testing/generated-catalogue.ts';
import { bruteOffers, type Filter, type OfferQuestion } from './testing/brute-offers.ts';

const catalogues = process.env.TEST_EXTENT === 'long' ? 2_000 : 30;
const partners = 3;
const questionsOfEach = 6;

let given: TestApp;
let writer: CatalogueWriter;

const at = (time: string) => new Date(`${time.replace(' ', 'T')}Z`);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at(times[1] as string) });
  given = await testApp();
  writer = await catalogueWriter(given, partners);
});

afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

function generatedQuestion(random: Random): OfferQuestion {
  const maybe = <Value>(values: readonly Value[]) =>
    random.chance(0.15) ? random.pick(values) : undefined;
  const kinds = random.some(['match', 'fixed', 'free_spins', 'no_deposit'] as const);
  const filter: { [Name in keyof Filter]: Filter[Name] | undefined } = {
    kind: random.chance(0.2) && kinds.length > 0 ? kinds : undefined,
    max_wagering: maybe([0, 0.29, 10, 25, 30.01, 40]),
    min_deposit: maybe([0, 5, 9.99, 10, 50]),
    min_value: maybe([0, 5, 7.5, 50, 93, 150]),
    ends_within: maybe([1, 2, 30, 365]),
    no_deposit: maybe([true, false]),
  };
  return {
    subject: random.pick(['bonuses', 'promo_codes']),
    market: random.pick(marketCodes),
    filter: Object.fromEntries(
      Object.entries(filter).filter(([, value]) => value !== undefined),
    ) as Filter,
    sort: random.pick([undefined, 'editors', 'value', 'value', 'wagering', 'newest', 'ending']),
    deposit: random.pick([undefined, 100, 7.5, 500]),
    game: random.pick([undefined, 'table'] as const),
  };
}

function urlOf({ subject, filter, ...asked }: OfferQuestion, paging: object) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, ...asked, ...paging })) {
    for (const one of [value ?? []].flat()) query.append(name, String(one));
  }
  return `/${subject === 'bonuses' ? 'bonuses' : 'promocodes'}?${query}`;
}

test('results, totals and facets of offers equal a brute-force count', async () => {
  let found = 0;
  for (let seed = 0; seed < catalogues; seed += 1) {
    const random = randomOf(seed);
    const catalogue = generatedCatalogue(random, writer.vocabulary, partners);
    vi.setSystemTime(at(times[1] as string));
    const unowned = Array.from({ length: random.whole(6, 14) }, () => generatedOffer(random));
    const written = await writer.write(catalogue, unowned);
    for (let round = 0; round < questionsOfEach; round += 1) {
      // Offers start and end between the requests, without a write.
      vi.setSystemTime(at(times[1 + (round % 4)] as string));
      const question = generatedQuestion(random);
      const brute = bruteOffers(written, catalogue.markets, question, Date.now() / 1000);
      const paging = { limit: random.whole(1, 6), offset: random.whole(0, 2) };
      const isCounted = random.chance(0.7);
      const url = urlOf(question, { ...paging, ...(isCounted && { facets: true }) });
      const { status, text, body } = await given.call('GET', url);
      expect(status, text).toBe(200);
      const { offset, limit } = paging;
      expect(
        { ...body, items: body.items.map(({ id }: { id: number }) => id) },
        `seed ${seed}, round ${round}: ${url}`,
      ).toEqual({
        items: brute.ids.slice(offset, offset + limit),
        total: brute.ids.length,
        limit,
        offset,
        ...(isCounted && { facets: brute.facets, without: brute.without }),
      });
      found += brute.ids.length;
    }
  }
  expect(found).toBeGreaterThan(3 * catalogues);
}, 1_200_000);
