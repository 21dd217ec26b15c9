// Runs on PostgreSQL too: after a failed statement, its transactions only go on from a savepoint.
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discarded } from './discarded-write.ts';
import type { Database } from './tables.ts';
import { testDatabase } from './testing/database.ts';
import { inLongTransaction, inTransaction } from './transaction.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const add = (trx: Transaction<Database>, slug: string) =>
  trx
    .insertInto('category')
    .values({ slug, name_en: slug } as never)
    .execute();

const added = async () => {
  const rows = await database.db
    .selectFrom('category')
    .select('slug')
    .where('slug', 'like', 'x-%')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
};

test.each([
  ['a write', inTransaction],
  ['a long write', inLongTransaction],
])('%s keeps what surrounds a discarded part, which sees its own rows', async (_, write) => {
  const seen = await write(database.db, async (trx) => {
    await add(trx, 'x-before');
    const count = await discarded(trx, async (inner) => {
      await add(inner, 'x-inside');
      await discarded(inner, (innermost) => add(innermost, 'x-innermost'));
      const rows = await inner
        .selectFrom('category')
        .selectAll()
        .where('slug', 'like', 'x-%')
        .execute();
      return rows.length;
    });
    await add(trx, 'x-after');
    return count;
  });
  expect(seen).toBe(2);
  expect(await added()).toEqual(['x-after', 'x-before']);
});

test('after a discarded part that fails, the transaction goes on', async () => {
  await inTransaction(database.db, async (trx) => {
    await add(trx, 'x-before');
    const failing = discarded(trx, async (inner) => {
      await add(inner, 'x-inside');
      await sql`select * from no_such_table`.execute(inner);
    });
    await expect(failing).rejects.toThrow(/no_such_table/);
    await add(trx, 'x-after');
  });
  expect(await added()).toEqual(['x-after', 'x-before']);
});
