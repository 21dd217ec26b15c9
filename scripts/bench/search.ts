/** Measures the search: node scripts/bench/search.ts --size 1000,10000,50000 --seed 1 --queries 300 */
import { parseArgs } from 'node:util';
import { measureSearch } from './search/measure.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1000,10000,50000' },
    seed: { type: 'string', default: '1' },
    queries: { type: 'string', default: '300' },
  },
});

for (const size of values.size.split(',').map(Number)) {
  await measureSearch({ size, seed: values.seed, queriesPerClass: Number(values.queries) });
}
