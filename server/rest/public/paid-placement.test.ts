/** A paid placement is marked for visitors, whatever else happens to its entry. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { trpcClient } from '../../testing/trpc.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
  for (const name of ['Wheel', 'Harbor']) await given.make.product({ i18n: { en: { name } } });
});

afterEach(() => given.app.close());

const entries = '/admin/toplists/entries';
const paid = { product_id: 1, category_id: 1, is_paid: true };

const admin = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  (await given.call(method, path, body)).body;
const cards = async () => (await given.call('GET', '/top')).body.items;
const areShownAsPaid = async () =>
  (await cards()).map(({ isPaid }: { isPaid?: boolean }) => isPaid);

test('visitors see the mark on paid entries only', async () => {
  expect(await admin('POST', entries, paid)).toMatchObject({ id: 1, is_paid: 1 });
  expect(await admin('POST', entries, { product_id: 2, category_id: 1 })).toMatchObject({
    is_paid: 0,
  });
  const [first, second] = await cards();
  expect(first).toMatchObject({ name: 'Wheel', isPaid: true });
  expect(second).not.toHaveProperty('isPaid');
});

test('every PUT over REST sets the mark and the schedule, and omitting them clears both', async () => {
  await admin('POST', entries, { product_id: 1, category_id: 1 });
  const times = { starts_at: '2026-01-01 00:00:00', ends_at: '2126-01-01 00:00:00' };
  expect(await admin('PUT', `${entries}/1`, { ...paid, ...times })).toMatchObject({
    ...times,
    is_paid: 1,
    position: 1,
  });
  expect(await areShownAsPaid()).toEqual([true]);
  const { is_paid, ...older } = paid;
  expect(await admin('PUT', `${entries}/1`, older)).toMatchObject({ is_paid: 0, starts_at: null });
  expect(await areShownAsPaid()).toEqual([undefined]);
});

test('an entry keeps its product over REST as well', async () => {
  await admin('POST', entries, paid);
  expect((await given.call('PUT', `${entries}/1`, { ...paid, product_id: 2 })).status).toBe(409);
});

test('older clients keep working, but cannot remove the mark unnoticed', async () => {
  const { topListEntry } = trpcClient(given).admin;
  const older = { product_id: 1, category_id: 1 };
  await topListEntry.create.mutate(older);
  const times = { ...older, ends_at: '2126-01-01 00:00:00' };
  await topListEntry.update.mutate({ id: 1, draft: times, before: older });
  await admin('PUT', `${entries}/1`, paid);
  const update = topListEntry.update.mutate({ id: 1, draft: times, before: older });
  await expect(update).rejects.toThrow('Someone else changed this after you opened it');
  expect(await areShownAsPaid()).toEqual([true]);
});

test('the mark survives a reorder and an undone deletion', async () => {
  await admin('POST', entries, paid);
  await admin('POST', entries, { product_id: 2, category_id: 1 });
  await admin('PUT', `${entries}/reorder`, {
    category: 'casino',
    items: [
      { id: 2, position: 1 },
      { id: 1, position: 2 },
    ],
  });
  expect(await areShownAsPaid()).toEqual([undefined, true]);
  await given.call('DELETE', `${entries}/1`);
  const { items } = await admin('GET', '/admin/changes?entity=top-list-entry&limit=1');
  await admin('POST', `/admin/changes/${items[0].seq}/restore`);
  expect(await areShownAsPaid()).toEqual([undefined, true]);
});

test('the history has states with and without the mark, and restores either', async () => {
  await admin('POST', entries, { product_id: 1, category_id: 1 });
  await admin('PUT', `${entries}/1`, paid);
  const { items } = await admin('GET', '/admin/changes?entity=top-list-entry');
  expect(items[0].changed).toEqual(['is_paid']);
  await admin('POST', `/admin/changes/${items[1].seq}/restore`);
  expect(await areShownAsPaid()).toEqual([undefined]);
});
