// Runs on PostgreSQL too: the filters are conditions on the log.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchedChanges } from '#contract/catalogue/history/change.ts';
import type { TestApp } from '../testing/app.ts';
import { appWithEmptyLog } from '../testing/empty-log.ts';

let given: TestApp;
beforeEach(async () => {
  given = await appWithEmptyLog();
});
afterEach(() => given.app.close());

const answer = (query: Record<string, string>) =>
  given.call('GET', `/admin/changes?${new URLSearchParams(query)}`);

async function names(query: Record<string, string>) {
  const { status, body } = await answer(query);
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ name }: { name: string }) => name);
}

let nextId = 1000;
async function log(at: string, name: string, actor = 'Ada', entity = 'product') {
  nextId += 1;
  await given.db
    .insertInto('change')
    .values({
      ...{ at, actor, entity, action: 'create', entity_id: nextId, snapshot: '{}' },
      summary: JSON.stringify({ name, compared: false, changed: [] }),
    } as never)
    .execute();
}

/** Kiritimati is 14 hours ahead of UTC, so its 2 May begins at 10:00 on 1 May. */
async function logDays() {
  await log('2026-05-01T09:59:59.999Z', 'Last of 1 May');
  await log('2026-05-01T10:00:00.000Z', 'First of 2 May', 'Grace');
  await log('2026-05-02T09:59:59.999Z', 'Last of 2 May', 'Ada', 'banner');
  await log('2026-05-02T10:00:00.000Z', 'First of 3 May');
}

test('lists the changes of some days in the time zone of the site', async () => {
  await logDays();
  expect(await names({ from: '2026-05-02', to: '2026-05-02' })).toEqual([
    'Last of 2 May',
    'First of 2 May',
  ]);
  expect(await names({ from: '2026-05-03' })).toEqual(['First of 3 May']);
  expect(await names({ to: '2026-05-01' })).toEqual(['Last of 1 May']);
  expect(await names({ from: '2026-05-04' })).toEqual([]);
});

test('lists the changes of a person, and combines filters', async () => {
  await logDays();
  expect(await names({ actor: 'Grace' })).toEqual(['First of 2 May']);
  expect(await names({ actor: 'grace' })).toEqual([]);
  expect(await names({ actor: 'Ada', from: '2026-05-02', entity: 'banner' })).toEqual([
    'Last of 2 May',
  ]);
});

test('finds all words of a name, in any order and spelling', async () => {
  await log('2026-05-01T00:00:00.000Z', 'Lucky Harbor');
  await log('2026-05-01T00:00:01.000Z', 'Çılgın Liman');
  await log('2026-05-01T00:00:02.000Z', 'Lucky Lantern', 'Grace');
  expect(await names({ q: 'harb LUCK' })).toEqual(['Lucky Harbor']);
  expect(await names({ q: 'cilgin' })).toEqual(['Çılgın Liman']);
  expect(await names({ q: 'lucky' })).toEqual(['Lucky Lantern', 'Lucky Harbor']);
  expect(await names({ q: 'lucky', actor: 'Ada' })).toEqual(['Lucky Harbor']);
  expect(await names({ q: '%' })).toEqual([]);
});

test('pages what it finds', async () => {
  for (let number = 1; number <= 3; number += 1) {
    await log('2026-05-01T00:00:00.000Z', `Fig ${number}`);
  }
  const { body } = await answer({ q: 'fig', limit: '2', offset: '2' });
  expect(body).toMatchObject({ total: 3, items: [{ name: 'Fig 1' }] });
  const past = await answer({ q: 'fig', limit: '2', offset: '4' });
  expect(past.body).toMatchObject({ total: 3, items: [] });
});

test('searches only the latest changes, up to a limit', async () => {
  await log('2026-05-01T00:00:00.000Z', 'Quince, the oldest');
  const row = { at: '2026-05-02T00:00:00.000Z', actor: 'Ada', entity: 'banner', action: 'create' };
  const summary = JSON.stringify({ name: 'Elder', compared: false, changed: [] });
  const many = Array.from({ length: 500 }, (_, entity_id) => ({ ...row, entity_id, summary }));
  for (let added = 0; added < searchedChanges; added += many.length) {
    const rows = many.map((one) => ({ ...one, snapshot: '{}' }));
    await given.db
      .insertInto('change')
      .values(rows as never)
      .execute();
  }
  expect(await names({ q: 'quince' })).toEqual([]);
  expect(await names({ q: 'quince', entity: 'product' })).toEqual(['Quince, the oldest']);
});

test('lists each person once', async () => {
  await logDays();
  const { body } = await given.call('GET', '/admin/changes/actors');
  expect(body.items).toEqual([{ name: 'Ada' }, { name: 'Grace' }]);
});

test.each([
  { from: '2026-05-02', to: '2026-05-01' },
  { from: '2 May' },
  { q: '' },
  { actor: 'x'.repeat(201) },
])('refuses %j', async (query) => {
  expect((await answer(query as unknown as Record<string, string>)).status).toBe(400);
});
