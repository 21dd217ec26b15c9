/**
 * Measures how long each public list takes with 1,000 records and with 100,000: `npm run bench -- public-lists`.
 * Alternates between the sizes, so that both are measured under the same conditions.
 */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { defaultMarket } from '#contract/site/market-code.ts';
import { openDatabase } from '../../db/open.ts';
import type { Database } from '../../db/tables.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { publicReads } from '../../server/catalogue/read/public-reads.ts';
import { diskStorage } from '../../server/image/storage/disk-storage.ts';
import { seedBulkCatalogue } from '../seed/bulk/seed-bulk-catalogue.ts';
import { median } from './figure/median.ts';

const rounds = 300;

type List = (db: Kysely<Database>) => Promise<unknown>;

const market = defaultMarket;
const { products, product, top, banners, bonuses, promoCodes, layout } = publicReads;

const lists: Record<string, List> = {
  products: (db) => products.load(db, { ...products.input.parse({}), market }),
  'products, tr': (db) => products.load(db, { ...products.input.parse({ lang: 'tr' }), market }),
  'products, casino': (db) =>
    products.load(db, { ...products.input.parse({ category: 'casino' }), market }),
  'products, offset 300': (db) =>
    products.load(db, { ...products.input.parse({ offset: 300 }), market }),
  product: (db) => product.load(db, { ...product.input.parse({ id: 1 }), market }),
  top: (db) => top.load(db, { ...top.input.parse({}), market }),
  banners: (db) => banners.load(db, { ...banners.input.parse({ category: 'casino' }), market }),
  'bonuses, bets': (db) =>
    bonuses.load(db, { ...bonuses.input.parse({ category: 'bets' }), market }),
  bonuses: (db) => bonuses.load(db, { ...bonuses.input.parse({}), market }),
  promocodes: (db) => promoCodes.load(db, { ...promoCodes.input.parse({}), market }),
  layout: (db) => layout.load(db, layout.input.parse({ page: 'casino' })),
};

const [small, large] = [await openCatalogue(1_000), await openCatalogue(100_000)];
for (const [name, list] of Object.entries(lists)) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await milliseconds(() => list(small.db)));
    times[1].push(await milliseconds(() => list(large.db)));
  }
  const [few, many] = [median(times[0]), median(times[1])];
  console.log(
    `${name.padEnd(22)} ${few.toFixed(2)} ms with 1,000, ${many.toFixed(2)} ms with 100,000: ${(many / few).toFixed(1)}x`,
  );
}
await small.close();
await large.close();

async function openCatalogue(size: number) {
  const dataDir = temporaryFolder();
  const database = await openDatabase(join(dataDir, 'aceboard.db'));
  await seedBulkCatalogue({
    db: database.db,
    imageStorage: diskStorage(dataDir),
    now: new Date(),
    size,
  });
  return database;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
