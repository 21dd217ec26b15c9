import { expect, test } from 'vitest';
import { createEmbeddedIndex } from '../../../search-index/embedded/embedded-index.ts';
import { randomFrom } from '../../seed/bulk/random.ts';
import { makeCatalogue } from './catalogue.ts';
import { makeQueries, queryClasses } from './queries.ts';
import { placesOf } from './relevance.ts';

const random = randomFrom('relevance');
const catalogue = makeCatalogue(random, 2000);
const queries = makeQueries(random, catalogue, 100);
const index = createEmbeddedIndex();
await index.upsert(catalogue.documents);

test.each(Object.keys(queryClasses))('finds the intended record: %s', async (title) => {
  const known = queries.get(title) ?? [];
  expect(known.length).toBeGreaterThan(50);
  const places = await placesOf(index, known);
  const share = (isFound: (place: number) => boolean) =>
    places.filter(isFound).length / places.length;
  expect(share((place) => place >= 0)).toBeGreaterThanOrEqual(0.97);
  expect(share((place) => place === 0)).toBeGreaterThanOrEqual(0.9);
});
