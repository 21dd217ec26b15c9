/**
 * `npx node server/testing/make-schema-fixture.ts` writes a fixture of the newest migration's schema. It has the rows
 * of the newest fixture, so that all fixtures hold the same data, and a row in each table added since. CONTRIBUTING.md
 * says when one is needed.
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

/** A row for each table that migrations have added since the newest fixture. */
const newRows: Partial<Record<keyof Database, object>> = {};

const given = await testApp({}, { address: await databaseOfSchema(schemaFixtures().at(-1) ?? '') });
for (const [name, row] of Object.entries(newRows)) {
  const table = name as keyof Database;
  if ((await allRows(given.db, table)).length > 0) continue;
  await given.db
    .insertInto(table)
    .values(row as never)
    .execute();
}
await writeSchemaFixture(given.db, Object.keys(migrations).at(-1) ?? '');
await given.app.close();
