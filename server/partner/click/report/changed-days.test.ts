import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchedChanges } from '#contract/catalogue/history/change.ts';
import type { TestApp } from '../../../testing/app.ts';
import { appWithEmptyLog } from '../../../testing/empty-log.ts';
import { expectProblem } from '../../../testing/rest.ts';

let given: TestApp;
beforeEach(async () => {
  given = await appWithEmptyLog();
});
afterEach(() => given.app.close());

const change = (at: string, entity: string, entity_id: number, name: string | null) => ({
  ...{ at, actor: 'Ada', action: 'update', entity, entity_id, snapshot: '{}' },
  summary: JSON.stringify({ name, compared: false, changed: [] }),
});

const log = (rows: ReturnType<typeof change>[]) =>
  given.db
    .insertInto('change')
    .values(rows as never)
    .execute();

const ask = (query: string) => given.call('GET', `/admin/reports/changes?${query}`);

/** Kiritimati is 14 hours ahead of UTC, so its 2 May begins at 10:00 on 1 May. */
const logDays = () =>
  log([
    change('2026-05-01T09:59:59.999Z', 'product', 1, 'Lucky Harbor'),
    change('2026-05-01T10:00:00.000Z', 'product', 2, 'Velvet Otter'),
    change('2026-05-01T11:00:00.000Z', 'image', 5, 'Photo'),
    change('2026-05-01T12:00:00.000Z', 'product', 2, 'Velvet Otter'),
    change('2026-05-02T09:00:00.000Z', 'top-list', 1, 'casino'),
    change('2026-05-02T10:00:00.000Z', 'settings', 1, null),
  ]);

test('each day has the number of its changes and the names of the changed entities', async () => {
  await logDays();
  const { status, body } = await ask('from=2026-05-01&to=2026-05-03');
  expect(status).toBe(200);
  expect(body).toEqual({
    from: '2026-05-01',
    items: [
      {
        ...{ day: '2026-05-01', changes: 1, more: false },
        entities: [{ entity: 'product', entity_id: 1, name: 'Lucky Harbor' }],
      },
      {
        ...{ day: '2026-05-02', changes: 4, more: false },
        entities: [
          { entity: 'top-list', entity_id: 1, name: 'casino' },
          { entity: 'product', entity_id: 2, name: 'Velvet Otter' },
        ],
      },
      { day: '2026-05-03', changes: 1, more: false, entities: [] },
    ],
  });
});

test('a day has as many changes as the history lists for it', async () => {
  await logDays();
  const { body } = await ask('from=2026-05-02&to=2026-05-02');
  const history = await given.call('GET', '/admin/changes?from=2026-05-02&to=2026-05-02');
  expect(body.items.map(({ changes }: { changes: number }) => changes)).toEqual([4]);
  expect(history.body.total).toBe(4);
});

test('the report on a product has only the changes to it', async () => {
  await logDays();
  const { body } = await ask('from=2026-05-01&to=2026-05-03&product=2');
  expect(body.items).toMatchObject([{ day: '2026-05-02', changes: 2 }]);
});

test('at most five changed entities are named per day', async () => {
  const partners = (count: number, at: string) =>
    Array.from({ length: count }, (_, id) => change(at, 'product', id + 1, `Partner ${id}`));
  await log([
    ...partners(5, '2026-05-01T00:00:00.000Z'),
    ...partners(6, '2026-05-03T00:00:00.000Z'),
  ]);
  const { items } = (await ask('from=2026-05-01&to=2026-05-04')).body;
  const named = items.map((day: { entities: unknown[]; more: boolean }) => [
    day.entities.length,
    day.more,
  ]);
  expect(named).toEqual([
    [5, false],
    [5, true],
  ]);
});

const many = (count: number, at: string) =>
  Array.from({ length: count }, (_, id) => change(at, 'product', id, 'Fig'));

/** One statement can't insert all of them. */
async function logMany(count: number, at: string) {
  for (let added = 0; added < count; added += 714) {
    await log(many(Math.min(714, count - added), at));
  }
}

test('no day is left out at the maximum number of changes', async () => {
  await log(many(2, '2026-05-02T12:00:00.000Z'));
  await logMany(searchedChanges - 2, '2026-05-03T12:00:00.000Z');
  const { from, items } = (await ask('from=2026-05-01&to=2026-05-04')).body;
  expect(from).toBe('2026-05-01');
  expect(items).toMatchObject([
    { day: '2026-05-03', changes: 2 },
    { day: '2026-05-04', changes: searchedChanges - 2 },
  ]);
});

test('with very many changes, the earliest day is counted in full and days before it are left out', async () => {
  await log([
    change('2026-05-01T00:00:00.000Z', 'product', 1, 'Quince'),
    ...many(7, '2026-05-02T12:00:00.000Z'),
  ]);
  await logMany(searchedChanges - 3, '2026-05-03T12:00:00.000Z');
  const { from, items } = (await ask('from=2026-05-01&to=2026-05-04')).body;
  expect(from).toBe('2026-05-03');
  expect(items).toMatchObject([
    { day: '2026-05-03', changes: 7 },
    { day: '2026-05-04', changes: searchedChanges - 3 },
  ]);
});

test('one change above the maximum leaves out its day, unless other changes of that day are read', async () => {
  await log(many(1, '2026-05-02T12:00:00.000Z'));
  await logMany(searchedChanges, '2026-05-03T12:00:00.000Z');
  const { from, items } = (await ask('from=2026-05-01&to=2026-05-04')).body;
  expect(from).toBe('2026-05-04');
  expect(items).toMatchObject([{ day: '2026-05-04', changes: searchedChanges }]);
});

test.each([
  'from=2026-05-01',
  'to=2026-05-01',
  'from=2026-05-02&to=2026-05-01',
  'from=2026-02-30&to=2026-05-01',
  'from=2026-05-01&to=2026-05-01&product=x',
])('refuses %s', async (query) => {
  expectProblem(await ask(query), 'bad_input', 400);
});
