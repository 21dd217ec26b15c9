/** Measures the embedded search: `npm run bench -- search --size 2000,50000 --seed 1 --queries 100`. */
import { parseArgs } from 'node:util';
import { buildEmbeddedIndex } from '../../search-index/embedded/embedded-index.ts';
import type { SearchDocument } from '../../search-index/search-index.ts';
import { randomFrom } from '../seed/bulk/random.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { makeBroadQueries } from './search/broad-queries.ts';
import { makeCatalogue } from './search/catalogue.ts';
import { quantile } from './search/quantile.ts';
import { makeQueries } from './search/queries.ts';
import { timesOf } from './search/relevance.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '2000,50000' },
    seed: { type: 'string', default: '1' },
    queries: { type: 'string', default: '100' },
  },
});
const perClass = Number(values.queries);
const figures: Figure[] = [];
for (const size of values.size.split(',').map(Number)) figures.push(...(await measureSearch(size)));
reportFigures(figures);

async function measureSearch(size: number): Promise<Figure[]> {
  const random = randomFrom(`search ${values.seed} ${size}`);
  const catalogue = makeCatalogue(random, size);
  const index = await buildEmbeddedIndex(inChunks(catalogue.documents));
  const queries = [...makeQueries(random, catalogue, perClass).values()].flat();
  const times = await timesOf(
    index,
    queries.map(({ q }) => q),
  );
  const broad = [...makeBroadQueries(random, catalogue, perClass).values()].flat();
  const broadTimes = await timesOf(index, broad);
  const unit = 'ms';
  const goal = { atMost: 25 };
  return [
    { measure: `embedded search p50 at ${size} records`, unit, ours: quantile(times, 0.5) },
    { measure: `embedded search p99 at ${size} records`, unit, ours: quantile(times, 0.99), goal },
    {
      measure: `embedded search p99 of broad queries at ${size} records`,
      unit,
      ours: quantile(broadTimes, 0.99),
      goal,
    },
  ];
}

async function* inChunks(documents: readonly SearchDocument[]) {
  for (let start = 0; start < documents.length; start += 200) {
    yield documents.slice(start, start + 200);
  }
}
