import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inquiryDraft } from '#contract/visitor/inquiry.ts';
import { systemClock } from '../engine.ts';
import { insertOrFindSetting } from '../repositories/site/setting.ts';
import { insertInquiry } from '../repositories/visitor/inquiry.ts';
import type { Database } from '../tables.ts';
import { tableNames, testDatabase } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { copyForPreview, emptyTablesOfWrites } from './preview-copy.ts';
import { tablesOfUse } from './table-use.ts';

let given: Awaited<ReturnType<typeof testDatabase>>;
let file: string;
beforeEach(async () => {
  given = await testDatabase();
  file = join(temporaryFolder(), 'copy.db');
});
afterEach(() => given.close());

const copy = () => copyForPreview(given.db, file, systemClock);

const rowsIn = (table: string) => {
  const reader = new SQLite(file, { readonly: true });
  const rows = reader.prepare(`select * from ${table}`).all();
  reader.close();
  return rows as Record<string, unknown>[];
};

const inquiry = inquiryDraft.parse({
  ...{ kind: 'message', email: 'ada@visitor.example', subject: 'A question', message: 'Hello' },
});

test('visitors, staff and secrets are not in the copy', async () => {
  await insertOrFindSetting(given.db, 'visitor_secret', 'very secret');
  await given.db
    .insertInto('visitor')
    .values({
      ...{ id: 'v1', email: 'ada@visitor.example', name: 'Ada', email_verified: 1 },
      ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
    })
    .execute();
  await insertInquiry(given.db, inquiry);
  const copied = await copy();
  expect(rowsIn('visitor')).toEqual([]);
  expect(rowsIn('inquiry')).toEqual([]);
  expect(rowsIn('setting').map(({ key }) => key)).not.toContain('visitor_secret');
  expect(rowsIn('category')).toHaveLength(3);
  await copied.close();
});

test('only the first and the last date of each entity remain of the change log', async () => {
  const change = (entity: string, entity_id: number) => ({
    ...{
      actor: 'Ada',
      action: 'update',
      entity,
      entity_id,
      snapshot: '{"name":"x"}',
      summary: '{}',
    },
  });
  await given.db
    .insertInto('change')
    .values([1, 1, 1, 2].map((id) => change('product', id)) as never)
    .execute();
  const copied = await copy();
  expect(rowsIn('change')).toHaveLength(4);
  await emptyTablesOfWrites(copied.db);
  const emptied = { actor: '', snapshot: '{}', summary: null };
  expect(rowsIn('change')).toMatchObject([
    { seq: 1, entity_id: 1, ...emptied },
    { seq: 3, entity_id: 1, ...emptied },
    { seq: 4, entity_id: 2, ...emptied },
  ]);
  for (const table of tablesOfUse('writing')) expect([table, rowsIn(table)]).toEqual([table, []]);
  await copied.close();
});

const addChange = (db: Kysely<Database>) =>
  db
    .insertInto('change')
    .values({
      actor: '',
      action: 'create',
      entity: 'banner',
      entity_id: 1,
      snapshot: '{}',
    } as never)
    .execute();

test('new ids in the copy are those that the site would assign', async () => {
  await addChange(given.db);
  const { seq } = await given.db.selectFrom('change').select('seq').executeTakeFirstOrThrow();
  await given.db.deleteFrom('change').execute();
  const copied = await copy();
  await addChange(copied.db);
  expect(rowsIn('change')).toMatchObject([{ seq: seq + 1 }]);
  await copied.close();
});

test('the copy is one state of the database, while others keep writing', async () => {
  const value = 'x'.repeat(5_000);
  const pairs = Array.from({ length: 500 }, (_, index) => ({
    ...{ actor: value, action: 'create', entity: 'banner', entity_id: index + 1, snapshot: '{}' },
  }));
  for (let start = 0; start < pairs.length; start += 100) {
    await given.db
      .insertInto('change')
      .values(pairs.slice(start, start + 100) as never)
      .execute();
  }
  let isCopied = false;
  const writing = (async () => {
    let writes = 0;
    while (!isCopied) {
      writes += 1;
      await given.db
        .updateTable('change')
        .set({ actor: String(writes) })
        .execute();
    }
    return writes;
  })();
  const copying = copy().finally(() => {
    isCopied = true;
  });
  const [copied, writes] = await Promise.all([copying, writing]);
  expect(writes).toBeGreaterThan(0);
  const actors = new Set(rowsIn('change').map(({ actor }) => actor));
  expect([actors.size, rowsIn('change').length]).toEqual([1, 500]);
  await copied.close();
});

test('a kept row refers to no row that is left out', async () => {
  const copied = await copy();
  const left = new Set<string>(tablesOfUse('none'));
  const broken = [];
  for (const table of await tableNames(copied.db)) {
    const { rows } = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${table})`.execute(copied.db);
    if (left.has(table)) continue;
    broken.push(...rows.filter((row) => left.has(row.table)).map((row) => [table, row.table]));
  }
  expect(broken).toEqual([]);
  await copied.close();
});
