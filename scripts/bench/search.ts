/**
 * Measures the embedded search, and Meilisearch if MEILI_URL is set:
 * `npm run bench -- search --size 2000,50000 --seed 1 --queries 100`.
 */
import { parseArgs } from 'node:util';
import { type Figure, reportFigures } from './figure/figure.ts';
import { measureSearch } from './search/measure.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '2000,50000' },
    seed: { type: 'string', default: '1' },
    queries: { type: 'string', default: '100' },
  },
});

const figures: Figure[] = [];
for (const size of values.size.split(',').map(Number)) {
  const measured = { size, seed: values.seed, queriesPerClass: Number(values.queries) };
  figures.push(...(await measureSearch(measured)));
}
reportFigures(figures);
