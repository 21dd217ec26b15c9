/**
 * Measures how long visitors wait while an editor works: `npm run bench -- editors`. A server with 50,000 records
 * receives uncached public reads at a steady rate from another process, first without other work and then during each
 * kind of long work. Each read is measured from the time it was due.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { diskStorage } from '../../server/image/storage/disk-storage.ts';
import { seedBulkCatalogue } from '../seed/bulk/seed-bulk-catalogue.ts';
import { type Figure, reportFigures } from './figure/figure.ts';
import { endWithBench } from './process/end-with-bench.ts';
import { adminToken, builtServer, startProgram } from './process/start-program.ts';

const dataDir = temporaryFolder();
const { db, close } = await openDatabase(join(dataDir, 'aceboard.db'));
await seedBulkCatalogue({ db, imageStorage: diskStorage(dataDir), now: new Date(), size: 50_000 });
await close();
const site = await startProgram({ ...builtServer, dataDir, path: '/casino' });
const readers = endWithBench(fork(join(import.meta.dirname, 'load/steady-reads.ts'), [site.url]));
readers.on('exit', (code) => {
  if (code) throw new Error('A public read failed');
});

type Waits = { p50: number; p99: number; reads: number };

/** Repeats the work for at least five seconds while measuring reads. */
async function measure(work: () => Promise<unknown>): Promise<Waits> {
  readers.send('begin');
  const startedAt = performance.now();
  do await work();
  while (performance.now() - startedAt < 5_000);
  readers.send('end');
  const [waits] = (await once(readers, 'message')) as [Waits];
  return waits;
}

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${site.url}/api/admin${path}`, {
    method,
    headers: { 'x-admin-token': adminToken, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // An export that would be too large to import is generated up to the limit and then rejected.
  if (!response.ok && response.status !== 409) throw new Error(`${path}: ${text}`);
  return text;
}

const rows = JSON.parse(await call('GET', '/products?limit=1000')).items as { id: number }[];
const codes = JSON.parse(await call('GET', '/promocodes?limit=1000')).items as { id: number }[];
let order = await orderOf(1);
let round = 0;

async function orderOf(category: number) {
  const ids: number[] = [];
  const slug = ['casino', 'bets', 'bonuses'][category - 1];
  for (;;) {
    const page = await call('GET', `/products?category=${slug}&limit=1000&offset=${ids.length}`);
    const { items, total } = JSON.parse(page) as { items: { id: number }[]; total: number };
    ids.push(...items.map(({ id }) => id));
    if (ids.length >= total) return ids;
  }
}

const works: Record<string, () => Promise<unknown>> = {
  'an import of 1,000 rows': () => {
    round += 1;
    const lines = rows.map(({ id }) => `${id},${1 + (round % 4)}.5`).join('\n');
    return call('POST', '/products/import', { csv: `id,rating\n${lines}`, dry_run: false });
  },
  'a bulk change of 1,000': () => {
    round += 1;
    const action = round % 2 === 0 ? 'activate' : 'hide';
    return call('PUT', '/promocodes/bulk', { ids: codes.map(({ id }) => id), action });
  },
  'a reorder of more than 10,000': () => {
    order = order.toReversed();
    const items = order.map((product_id, index) => ({ product_id, position: index + 1 }));
    return call('PUT', '/products/reorder', { category_id: 1, items });
  },
  'an export of all promo codes': () => call('GET', '/promocodes/export'),
  'reading the history': () => call('GET', '/changes?entity=product&limit=100'),
};

await measure(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
const quiet = await measure(() => new Promise((resolve) => setTimeout(resolve, 8_000)));
const figures: Figure[] = [];
for (const [name, work] of Object.entries(works)) {
  const waits = await measure(work);
  figures.push({
    measure: `p99 of public reads during ${name}`,
    unit: 'ms',
    ours: waits.p99,
    floor: { name: 'quiet', value: quiet.p99 },
    goal: { timesFloor: { atMost: 3 } },
  });
}
readers.kill();
await site.stop();
console.log(`${order.length} products were reordered`);
reportFigures([{ measure: 'p50 of public reads, quiet', unit: 'ms', ours: quiet.p50 }, ...figures]);
