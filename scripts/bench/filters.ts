/**
 * Measures filtered lists of partners with counts, uncached, next to plain lists:
 * `npm run bench -- filters --partners 50000 --queries 400`.
 */
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { randomFrom } from '../seed/bulk/random.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { filterQuery } from './filters/bulk-fact.ts';
import { seedPartners } from './filters/seed-partners.ts';
import { getAnswer } from './process/get-answer.ts';
import { memoryOf } from './process/process-usage.ts';
import { builtServer, startProgram } from './process/start-program.ts';
import { quantile } from './search/quantile.ts';

const { values } = parseArgs({
  options: {
    partners: { type: 'string', default: '50000' },
    queries: { type: 'string', default: '400' },
  },
});
const partners = Number(values.partners);
const queries = Number(values.queries);
const dataDir = temporaryFolder();
const { vocabulary, markets } = await seedPartners(dataDir, partners);

const random = randomFrom('filters');
const server = await startProgram({ ...builtServer, dataDir, path: '/api/products?limit=1' });
const memoryBefore = memoryOf(server.pid);
const first = await timeOf('/api/products?facets=true');
const memoryAfter = memoryOf(server.pid);

const filtered: number[] = [];
const plain: number[] = [];
for (let query = 0; query < queries; query += 1) {
  filtered.push(await timeOf(`/api/products?${filterQuery(random, vocabulary, markets)}&limit=20`));
  const market = markets[query % markets.length];
  plain.push(await timeOf(`/api/products?limit=20&offset=${query}&market=${market}`));
}
const memoryAtEnd = memoryOf(server.pid);
await server.stop();

async function timeOf(path: string): Promise<number> {
  const startedAt = performance.now();
  await getAnswer(server.url + path);
  return performance.now() - startedAt;
}

const compared = (share: number): Figure => ({
  measure: `filtered list p${share * 100} at ${partners} partners`,
  unit: 'ms',
  ours: quantile(filtered, share),
  floor: { name: 'list without filters', value: quantile(plain, share) },
  goal: { atMost: share > 0.9 ? 50 : 25 },
});

reportFigures([
  compared(0.5),
  compared(0.99),
  { measure: 'first filtered list after the start', unit: 'ms', ours: first },
  { measure: 'memory before filters', unit: 'MiB', ours: memoryBefore },
  { measure: 'memory after the first filtered list', unit: 'MiB', ours: memoryAfter },
  { measure: 'memory at the end', unit: 'MiB', ours: memoryAtEnd },
]);
