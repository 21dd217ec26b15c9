// Runs on PostgreSQL too: its query plans differ from those of SQLite.
import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../tables.ts';
import { isPostgres, testDatabase } from '../../testing/database.ts';
import { listLatestChanges, listSummarizedChanges } from './change-list.ts';

let given: Awaited<ReturnType<typeof testDatabase>>;
let watched: Kysely<Database>;
let asked: RootOperationNode[] = [];

const watch: KyselyPlugin = {
  transformQuery({ node }) {
    asked.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

const changes = 15_000;
const batch = 500;

beforeAll(async () => {
  given = await testDatabase();
  watched = given.db.withPlugin(watch);
  const texts = {
    snapshot: '{}',
    summary: JSON.stringify({ name: 'Lucky Harbor', compared: true, changed: [] }),
  };
  const start = Date.parse('2026-01-01T00:00:00.000Z');
  const rows = Array.from({ length: changes }, (_, minute) => ({
    at: new Date(start + minute * 60_000).toISOString(),
    actor: minute % 10 === 0 ? 'Grace' : 'Ada',
    action: 'update',
    entity: minute % 3 === 0 ? 'banner' : 'product',
    entity_id: minute % 100,
    ...texts,
  }));
  for (let first = 0; first < changes; first += batch) {
    const values = rows.slice(first, first + batch);
    await given.db
      .insertInto('change')
      .values(values as never)
      .execute();
  }
});
afterAll(() => given.close());

type Plan = { query: string; plan: string };

/** The plans of the statements that read the log. PostgreSQL shows the best one that avoids scans and sorting. */
const plans = (): Promise<Plan[]> =>
  given.db.connection().execute(async (connection) => {
    if (isPostgres) {
      for (const way of ['seqscan', 'bitmapscan', 'sort']) {
        await sql.raw(`set enable_${way} = off`).execute(connection);
      }
    }
    const executor = connection.getExecutor();
    const compiled = asked.map((node) => executor.compileQuery(node, { queryId: 'plan' }));
    const found: Plan[] = [];
    for (const { sql, parameters } of compiled.filter(({ sql }) => sql.includes('from "change"'))) {
      const explained = `${isPostgres ? 'explain' : 'explain query plan'} ${sql}`;
      const query = CompiledQuery.raw(explained, [...parameters]);
      const { rows } = await connection.executeQuery<object>(query);
      found.push({ query: sql, plan: rows.map((row) => Object.values(row).at(-1)).join('\n') });
    }
    if (isPostgres) await sql`reset all`.execute(connection);
    return found;
  });

const onDays = { from: '2026-01-03', to: '2026-01-08' };

test.each([
  ['all', {}],
  ['of a kind', { entity: 'product' }],
  ['of a product', { entity: 'product', id: 5 }],
  ['of a person', { actor: 'Grace' }],
  ['of a person to a kind', { actor: 'Grace', entity: 'banner' }],
  ['of some days', onDays],
  ['of some days and later', { from: '2026-01-03' }],
  ['of some days and before', { to: '2026-01-08' }],
  ['of a kind on some days', { entity: 'banner', ...onDays }],
  ['of a person on some days', { actor: 'Grace', ...onDays }],
  ['of a person to a kind on some days', { actor: 'Grace', entity: 'banner', ...onDays }],
  ['of a person with a word', { actor: 'Grace', q: 'harbor' }],
] as const)(
  'changes %s are found through indexes, also on the last page',
  async (_name, filter) => {
    const limit = 5;
    const { total } = await listSummarizedChanges(watched, { ...filter, limit, offset: 0 });
    for (const offset of [0, total - limit]) {
      asked = [];
      const { items } = await listSummarizedChanges(watched, { ...filter, limit, offset });
      expect(items).toHaveLength(limit);
      for (const { query, plan } of await plans()) {
        expect(plan).not.toMatch(/Seq Scan on change\b|Sort|TEMP B-TREE/);
        // Without a filter, all changes are read in the order of their key.
        if (Object.keys(filter).length > 0) expect(plan).not.toMatch(/^SCAN change$/m);
        // Skipping the changes of earlier pages reads no names or states.
        if (query.includes('offset')) expect(plan).not.toMatch(/SubPlan|CORRELATED/);
      }
    }
  },
);

test('the changes of a person to a kind are read and counted in one index', async () => {
  asked = [];
  await listSummarizedChanges(watched, { actor: 'Grace', entity: 'banner', limit: 5, offset: 0 });
  const inIndex = (await plans()).filter(({ plan }) => plan.includes('change_actor_kind'));
  expect(inIndex).toHaveLength(2);
});

test('days are counted in an index, without reading whole rows', async () => {
  asked = [];
  const { total } = await listSummarizedChanges(watched, { ...onDays, limit: 5, offset: 0 });
  // 6 days of 1,440 minutes.
  expect(total).toBe(8640);
  expect((await plans()).at(-1)?.plan).toMatch(/COVERING INDEX|Index Only Scan/);
});

test.each([
  ['all', {}],
  ['of a product', { entity: 'product', id: 5 }],
] as const)(
  'the latest changes %s on some days are found through an index',
  async (_name, filter) => {
    asked = [];
    expect(await listLatestChanges(watched, { ...filter, ...onDays }, 50)).toHaveLength(50);
    for (const { plan } of await plans()) {
      expect(plan).not.toMatch(/Seq Scan on change\b|Sort|TEMP B-TREE|^SCAN change$/m);
    }
  },
);

test('many of the latest changes are read in portions, newest first and without gaps', async () => {
  asked = [];
  const latest = await listLatestChanges(watched, {}, 1_200);
  const start = Date.parse('2026-01-01T00:00:00.000Z');
  const minutes = latest.map(({ at }) => (Date.parse(at) - start) / 60_000);
  expect(minutes).toEqual(Array.from({ length: 1_200 }, (_, index) => changes - 1 - index));
  const executor = given.db.getExecutor();
  const limits = asked
    .map((node) => executor.compileQuery(node, { queryId: 'limit' }).parameters.at(-1))
    .map(Number);
  expect(limits).toEqual([500, 500, 200]);
});
