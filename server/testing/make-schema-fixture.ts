/**
 * `npx node server/testing/make-schema-fixture.ts` writes the fixture of each migration that has none. It has the rows of
 * the newest fixture, so that all fixtures hold the same data, and a row in each new table.
 */
import { migrations } from '../../db/migrations/index.ts';
import type { Database } from '../../db/tables.ts';
import { allRows } from '../../db/testing/database.ts';
import {
  databaseOfSchema,
  schemaFixtures,
  writeSchemaFixture,
} from '../../db/testing/schema-fixture.ts';
import { testApp } from './app.ts';

const day = '2026-05-01';
const thing = { product_id: 1, kind: 'product', item_id: 1 };
const place = { page: 'casino', block: 'top', position: 1, market_code: 'US' };
const counts = { clicks: 3, repeats: 1 };

/** Tables that migrations have added since the newest fixture. */
const newRows: Partial<Record<keyof Database, object>> = {
  click_count: { day, ...thing, ...place, ...counts },
  click_count_by_place: { day, ...place, ...counts },
  click_count_by_product: { day, product_id: 1, market_code: 'US', ...counts },
  click_salt: { day, salt: 'salt' },
  click_visitor: { day, hash: 'hash' },
  unused_image: { image: 'a'.repeat(32), since: `${day}T12:00:00.000Z` },
  click: { id: 'click-1', at: `${day}T12:00:00.000Z`, day, ...thing, ...place },
};

const known = schemaFixtures().toSorted();
const given = await testApp({}, { address: await databaseOfSchema(known.at(-1) ?? '') });
for (const [name, row] of Object.entries(newRows)) {
  const table = name as keyof Database;
  if ((await allRows(given.db, table)).length > 0) continue;
  await given.db
    .insertInto(table)
    .values(row as never)
    .execute();
}
for (const migration of Object.keys(migrations)) {
  if (!known.includes(migration)) await writeSchemaFixture(given.db, migration);
}
await given.app.close();
