// Runs on PostgreSQL too: the writes of a chain see each other within one transaction.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../db/testing/database.ts';
import { AppError } from '../errors.ts';
import { redirectResource } from './redirect-resource.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const from_path = fc.constantFrom('/a', '/b', '/c', '/d', '/?p=1', '/go/x');
const to_path = fc.constantFrom(
  ...['/a', '/b', '/c', '/d', '/casino', '/tr/a', '/tr/b', '/tr/casino', '/go/product/1', null],
);
const draft = fc.record({ from_path, to_path });
const at = fc.nat(5);

const write = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('create' as const), draft }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('update' as const), at, draft }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), at: fc.nat(30) }) },
);
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

const stored = () =>
  database.db.selectFrom('redirect').select(['id', 'from_path', 'to_path', 'is_gone']).execute();

async function run(given: Write) {
  const writer = { db: database.db, actor: 'Ada' };
  if (given.kind === 'create') return redirectResource.create(writer, given.draft);
  if (given.kind === 'restore') {
    const changes = await database.db
      .selectFrom('change')
      .select(['entity_id', 'snapshot'])
      .where('entity', '=', 'redirect')
      .orderBy('seq', 'desc')
      .limit(31)
      .execute();
    const change = changes[given.at];
    if (!change) return;
    const { id: _, ...state } = JSON.parse(change.snapshot);
    return redirectResource.restore(writer, change.entity_id, state);
  }
  const row = (await stored())[given.at];
  if (!row) return;
  if (given.kind === 'delete') return redirectResource.delete(writer, row.id);
  return redirectResource.update(writer, row.id, given.draft);
}

async function runUnlessRefused(given: Write) {
  try {
    await run(given);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
  }
}

/** Redirects whose target redirects again. */
async function chains(): Promise<string[]> {
  const rows = await stored();
  const sources = new Set(rows.map((row) => row.from_path));
  return rows
    .filter(
      ({ to_path: target, is_gone }) => !is_gone && sources.has(target.replace(/^\/tr\//, '/')),
    )
    .map((row) => `${row.from_path} → ${row.to_path}`);
}

test('no sequence of writes leaves a chain or a loop', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { maxLength: 20 }), async (writes) => {
      await database.db.deleteFrom('redirect').execute();
      for (const each of writes) {
        await runUnlessRefused(each);
        expect(await chains()).toEqual([]);
      }
    }),
    { numRuns: process.env.TEST_EXTENT === 'long' ? 500 : 60 },
  );
});
