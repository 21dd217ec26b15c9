// Runs on PostgreSQL too: no other test runs its SQL there.
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../db/open.ts';
import { allRows } from '../../../db/testing/database.ts';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { diskStorage } from '../../image/storage/disk-storage.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { clearOldStates } from './clear-old-states.ts';
import { ago, retentionOf } from './testing/run-retention.ts';

let given: TestApp;
let run: ReturnType<typeof retentionOf>;

beforeEach(async () => {
  given = await testApp();
  run = retentionOf(given, diskStorage(temporaryFolder()));
});
afterEach(() => given.app.close());

const age = (days: number, seqs?: number[]) => {
  let changes = given.db.updateTable('change').set({ at: ago(days) } as object);
  if (seqs) changes = changes.where('seq', 'in', seqs);
  return changes.execute();
};

const get = async (path: string) => (await given.call('GET', `/admin${path}`)).body;
const rename = (id: number, name: string) =>
  given.call('PUT', `/admin/products/${id}`, { i18n: { en: { name } } });

test('states superseded a year ago become summaries, except the latest of each item', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'First' } } });
  const other = await given.make.product({ i18n: { en: { name: 'Deleted' } } });
  await rename(id, 'Second');
  await rename(id, 'Third');
  await given.call('DELETE', `/admin/products/${other.id}`);
  await age(400);
  await rename(id, 'Fourth');
  const before = (await get('/changes')).items;

  expect(await run({ isDryRun: true })).toEqual([3, 0, 0]);
  expect((await get('/changes')).items).toEqual(before);
  expect(await run()).toEqual([3, 0, 0]);
  expect(await run()).toEqual([0, 0, 0]);

  const { items } = await get('/changes');
  expect(items.map(({ kept: _, ...change }: { kept: boolean }) => change)).toEqual(
    before.map(({ kept: _, ...change }: { kept: boolean }) => change),
  );
  expect(items.map(({ kept }: { kept: boolean }) => kept)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
  expect((await get('/changes')).total).toBe(6);
  expect((await get('/changes?entity=product')).total).toBe(6);
  const [fourth, deleted, , second] = items;
  expect(await get(`/changes/${fourth.seq}`)).toMatchObject({ before: { name: 'Third' } });
  expect(await get(`/changes/${second.seq}`)).toMatchObject({
    kept: false,
    name: 'Second',
    before: null,
    after: null,
    changed: expect.arrayContaining(['name']),
  });
  const refused = await given.call('POST', `/admin/changes/${second.seq}/restore`);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This version is no longer stored. Choose a later one.',
  ]);
  const restored = await given.call('POST', `/admin/changes/${deleted.seq}/restore`);
  expect([restored.status, restored.body.after.name]).toEqual([201, 'Deleted']);
});

test('an item’s changes keep the states before and after them for a year', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'First' } } });
  await age(400);
  await rename(id, 'Second');
  expect(await run()).toEqual([0, 0, 0]);
  await age(366);
  expect(await run()).toEqual([1, 0, 0]);
  expect(await run({ variables: { KEEP_HISTORY_DAYS: '0' } })).toEqual([0, 0, 0]);
});

test('a change from before summaries existed gets one before its state is cleared', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'First' } } });
  await rename(id, 'Second');
  await rename(id, 'Third');
  const before = (await get('/changes')).items;
  await given.db.updateTable('change').set({ summary: null }).execute();
  await age(400);
  expect(await run()).toEqual([2, 0, 0]);
  const names = (items: { name: string; changed: string[] }[]) =>
    items.map(({ name, changed }) => [name, changed]);
  expect(names((await get('/changes')).items)).toEqual(names(before));
});

test('clearing a hundred states takes few statements, because each is a round trip to PostgreSQL', async () => {
  const { id } = await given.make.product({ i18n: { en: { name: 'Last' } } });
  const {
    at: _,
    seq: __,
    ...change
  } = await given.db.selectFrom('change').selectAll().executeTakeFirstOrThrow();
  await given.db
    .insertInto('change')
    .values(Array.from({ length: 100 }, () => change))
    .execute();
  await age(400);
  let statements = 0;
  const { db, close } = await openDatabase(given.address, () => {
    statements += 1;
  });
  onTestFinished(close);
  statements = 0;
  const { signal } = new AbortController();
  expect(await clearOldStates({ db, keepDays: 365, now: new Date(), signal })).toBe(100);
  expect(statements).toBeLessThan(50);
  const { items, total } = await get(`/changes?entity=product&id=${id}`);
  expect([total, items[0].kept, items[1].kept]).toEqual([101, true, false]);
});

test('an order that others are based on is kept along with them', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 60; made += 1) {
    ids.push((await given.make.product({ categories: [1] })).id);
  }
  const put = (order: number[]) =>
    given.call('PUT', '/admin/products/reorder', {
      category_id: 1,
      items: order.map((product_id, index) => ({ product_id, position: index + 1 })),
    });
  const turned = ids.toReversed();
  const dragged = [...turned.slice(1), ...turned.slice(0, 1)];
  await put(ids);
  await put(turned);
  await put(dragged);
  await age(400);
  // Only the first order is cleared: the second is the base of the third, which is the latest.
  expect(await run()).toEqual([1, 0, 0]);
  const { items } = await get('/changes?entity=product-list');
  expect((await get(`/changes/${items[0].seq}`)).after.product_ids).toEqual(dragged);
  expect((await get(`/changes/${items[1].seq}`)).after.product_ids).toEqual(turned);
  expect(items.map(({ kept }: { kept: boolean }) => kept)).toEqual([true, true, false]);
});

test('old inquiries are deleted, or none if the setting is 0', async () => {
  for (let sent = 0; sent < 3; sent += 1) await given.make.inquiry();
  const [oldest] = await given.db.selectFrom('inquiry').select('id').orderBy('id').execute();
  await given.db
    .updateTable('inquiry')
    .set({ sent_at: ago(731) } as object)
    .where('id', '=', oldest?.id ?? 0)
    .execute();
  expect(await run({ variables: { KEEP_INQUIRIES_DAYS: '0' } })).toEqual([0, 0, 0]);
  expect(await run({ isDryRun: true })).toEqual([0, 1, 0]);
  expect(await run()).toEqual([0, 1, 0]);
  expect(await allRows(given.db, 'inquiry')).toHaveLength(2);
});
