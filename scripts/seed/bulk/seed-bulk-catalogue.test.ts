import { expect, onTestFinished, test } from 'vitest';
import { allRows, testDatabase } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { productResource } from '../../../server/catalogue/resource/product.ts';
import { promoCodeResource } from '../../../server/catalogue/resource/promo-code.ts';
import { diskStorage } from '../../../server/image/storage/disk-storage.ts';
import { seedBulkCatalogue, shares } from './seed-bulk-catalogue.ts';

const now = new Date('2026-05-17T10:30:00Z');

async function bulkDatabase(size: number) {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const target = { db: database.db, imageStorage: diskStorage(temporaryFolder()), now, size };
  expect(await seedBulkCatalogue(target)).toBe(true);
  return target;
}

const tables = [
  'product',
  'product_translation',
  'product_ranking',
  'product_category',
  'exclusive_bonus',
  'exclusive_bonus_translation',
  'promo_code',
] as const;

test.each([1, 2, 7, 1000, 99_999])('the numbers of all kinds add up to %i records', (size) => {
  const { products, bonuses, promoCodes } = shares(size);
  expect(products + bonuses + promoCodes).toBe(size);
  expect(Math.min(products, bonuses + 1, promoCodes + 1)).toBeGreaterThan(0);
});

test('creates the requested number of records and one row in the log', async () => {
  const { db } = await bulkDatabase(2500);
  expect(await allRows(db, 'product')).toHaveLength(1500);
  expect(await allRows(db, 'exclusive_bonus')).toHaveLength(375);
  expect(await allRows(db, 'promo_code')).toHaveLength(625);
  const [change, ...others] = await allRows(db, 'change');
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    action: 'import',
    entity: 'catalogue',
    entity_id: 0,
    snapshot: '{"size":2500}',
  });
});

test('positions run from 1 to n in each category', async () => {
  const { db } = await bulkDatabase(400);
  for (const table of ['product_category', 'top_list_entry'] as const) {
    const rows = await allRows(db, table);
    for (const [, ofCategory] of Map.groupBy(rows, ({ category_id }) => category_id)) {
      const positions = ofCategory.map(({ position }) => Number(position)).sort((a, b) => a - b);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  }
});

test('saving a bulk row in the editor doesn’t change it', async () => {
  const { db } = await bulkDatabase(60);
  const read = () => Promise.all(tables.map((table) => allRows(db, table)));
  const before = await read();
  const writer = { db, actor: 'editor' };
  for (const { id } of await db.selectFrom('product').select('id').execute()) {
    const whole = await productResource.get(db, id);
    await productResource.update(writer, id, productResource.schemas.draft.parse(whole));
  }
  for (const { id } of await db.selectFrom('promo_code').select('id').execute()) {
    const whole = await promoCodeResource.get(db, id);
    await promoCodeResource.update(writer, id, promoCodeResource.schemas.draft.parse(whole));
  }
  const inAnyOrder = (rows: unknown[][]) =>
    rows.map((table) => table.map((row) => JSON.stringify(row)).sort());
  expect(inAnyOrder(await read())).toEqual(inAnyOrder(before));
});

test('creates the same catalogue for the same size on the same day', async () => {
  const one = await bulkDatabase(300);
  const other = await bulkDatabase(300);
  for (const table of tables) {
    expect(await allRows(other.db, table)).toEqual(await allRows(one.db, table));
  }
});

test('leaves a database that is not new unchanged', async () => {
  const target = await bulkDatabase(10);
  expect(await seedBulkCatalogue(target)).toBe(false);
  expect(await allRows(target.db, 'change')).toHaveLength(1);
});
