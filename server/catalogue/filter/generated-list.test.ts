/** Writes generated catalogues as editors do, and compares filtered lists over HTTP with a brute-force count. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bruteAnswer } from './testing/brute-count.ts';
import { type CatalogueWriter, catalogueWriter, nameOf } from './testing/catalogue-writer.ts';
import {
  type GeneratedCatalogue,
  generatedCatalogue,
  type Random,
  randomOf,
  times,
} from './testing/generated-catalogue.ts';
import { generatedQuery } from './testing/generated-query.ts';

const catalogues = 12;
const partners = 6;
const queriesOfEach = 5;

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

type Asked = ReturnType<typeof generatedQuery>;

function urlOf({ filter, ...asked }: Asked, more: object) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, ...asked, facets: true, ...more })) {
    for (const one of [value ?? []].flat()) query.append(name, String(one));
  }
  return `/products?${query}`;
}

async function compare(random: Random, catalogue: GeneratedCatalogue, seed: number) {
  const { vocabulary, productIds } = writer;
  const asked = generatedQuery(random, vocabulary);
  const category = random.pick([undefined, 'casino', 'bets']);
  const all = catalogue.partners.map((partner, place) => ({
    key: productIds[place] ?? 0,
    partner,
  }));
  const ratingOf = (place: number) => catalogue.partners[place]?.draft.rating ?? -1;
  const ranked = all
    .map((listed, place) => ({ ...listed, rating: ratingOf(place), name: nameOf(place) }))
    .toSorted((one, other) => other.rating - one.rating || (one.name < other.name ? -1 : 1));
  const listed =
    category === undefined
      ? ranked
      : all.filter((_, place) => category === 'casino' || place % 2 === 1);
  const now = Date.now() / 1000;
  const brute = bruteAnswer(
    listed,
    ranked.map(({ key }) => key),
    { ...asked, now },
    { ...catalogue, vocabulary },
  );
  const limit = random.whole(1, 4);
  const { status, text, body } = await given.call(
    'GET',
    urlOf(asked, { limit, ...(category && { category }) }),
  );
  expect(status, text).toBe(200);
  const shown = (values: { id: number | string; count: number }[]) =>
    values
      .map(({ id, count }) => ({ id, count }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(
    {
      ids: body.items.map(({ id }: { id: number }) => id),
      total: body.total,
      facets: Object.fromEntries(
        Object.entries(body.facets).map(([name, values]) => [name, shown(values as never)]),
      ),
      without: body.without,
    },
    `seed ${seed}: ${JSON.stringify(asked)}`,
  ).toEqual({
    ids: brute.keys.slice(0, limit),
    total: brute.keys.length,
    facets: brute.facets,
    without: brute.without,
  });
}

test('results, totals and facets over HTTP equal a brute-force count', async () => {
  for (let seed = 0; seed < catalogues; seed += 1) {
    const random = randomOf(seed);
    const catalogue = generatedCatalogue(random, writer.vocabulary, partners);
    vi.setSystemTime(at(times[1] as string));
    await writer.write(catalogue);
    for (let round = 0; round < queriesOfEach; round += 1) {
      // Offers start and end between the requests, without a write.
      vi.setSystemTime(at(times[1 + (round % 4)] as string));
      await compare(random, catalogue, seed);
    }
  }
}, 120_000);
