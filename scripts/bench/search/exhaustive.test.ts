import { expect, test } from 'vitest';
import {
  buildEmbeddedIndex,
  createEmbeddedIndex,
} from '../../../search-index/embedded/embedded-index.ts';
import { randomFrom } from '../../seed/bulk/random.ts';
import { makeBroadQueries } from './broad-queries.ts';
import { type Catalogue, makeCatalogue } from './catalogue.ts';
import { findDifferences } from './exhaustive.ts';
import { makeQueries } from './queries.ts';

function queriesOf(seed: string, catalogue: Catalogue): string[] {
  const random = randomFrom(`queries ${seed}`);
  const known = [...makeQueries(random, catalogue, 8).values()].flat().map(({ q }) => q);
  return [...known, ...[...makeBroadQueries(random, catalogue, 20).values()].flat()];
}

test.each(['1', '2', '3'])(
  'a search finds exactly the same as a ranking of all documents, seed %s',
  async (seed) => {
    const catalogue = makeCatalogue(randomFrom(`exhaustive ${seed}`), 1500);
    const index = await buildEmbeddedIndex(inChunks(catalogue.documents));
    const queries = queriesOf(seed, catalogue);
    expect(queries.length).toBeGreaterThan(200);
    expect(await findDifferences(index, catalogue, queries)).toEqual([]);
  },
);

test('after writes, the results are still the same', async () => {
  const catalogue = makeCatalogue(randomFrom('exhaustive writes'), 1200);
  const index = createEmbeddedIndex();
  await index.upsert(catalogue.documents);
  const changed = catalogue.documents.filter((_, at) => at % 3 === 0);
  const moved = changed.map((document, at) => ({
    ...document,
    texts: changed[(at + 7) % changed.length]?.texts ?? document.texts,
  }));
  await index.upsert(moved);
  const queries = queriesOf('writes', catalogue);
  expect(await findDifferences(index, catalogue, queries)).toEqual([]);
});

async function* inChunks<Item>(items: readonly Item[]) {
  for (let start = 0; start < items.length; start += 200) yield items.slice(start, start + 200);
}
