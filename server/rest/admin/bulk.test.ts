import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuseRows } from '../../../db/testing/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const switchable = [
  ['/admin/banners', () => given.make.banner(), 0],
  ['/admin/exclusive-bonuses', () => given.make.exclusiveBonus(), 0],
  ['/admin/promocodes', () => given.make.promoCode(), false],
] as const;

const all = [
  ...switchable,
  ['/admin/products', () => given.make.product(), undefined],
  ['/admin/toplists/entries', () => given.make.topListEntry(), undefined],
] as const;

const logged = async () => (await given.db.selectFrom('change').select('seq').execute()).length;

describe.each(switchable)('%s', (path, make, hidden) => {
  test('are hidden and activated together, each with its row in the log', async () => {
    const ids = [(await make()).id, (await make()).id];
    const untouched = await make();
    const before = await logged();
    const answer = await given.call('PUT', `${path}/bulk`, { ids, action: 'hide' });
    expect(answer).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await logged()).toBe(before + 2);
    for (const id of ids) {
      expect((await given.call('GET', `${path}/${id}`)).body.is_active).toBe(hidden);
    }
    const { body } = await given.call('GET', `${path}/${untouched.id}`);
    expect(body.is_active).toBe(untouched.is_active);
    await given.call('PUT', `${path}/bulk`, { ids, action: 'hide' });
    expect(await logged(), 'hidden items are not hidden again').toBe(before + 2);
    await given.call('PUT', `${path}/bulk`, { ids, action: 'activate' });
    expect((await given.call('GET', `${path}/${ids[0]}`)).body.is_active).toBe(untouched.is_active);
  });
});

describe.each(all)('%s', (path, make) => {
  test('are deleted together', async () => {
    const [first, second, remaining] = [await make(), await make(), await make()];
    const ids = [first.id, second.id, first.id];
    const answer = await given.call('PUT', `${path}/bulk`, { ids, action: 'delete' });
    expect(answer).toMatchObject({ status: 200, body: { changed: 2 } });
    const { body } = await given.call('GET', path);
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([remaining.id]);
  });

  test('reports an unknown ID and changes nothing', async () => {
    const { id } = await make();
    const before = await logged();
    const answer = await given.call('PUT', `${path}/bulk`, { ids: [id, 999], action: 'delete' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ path: 'ids.1' }]);
    expect(await logged()).toBe(before);
    expect((await given.call('GET', path)).body.total).toBeGreaterThan(0);
  });

  test.each([{}, { ids: [], action: 'delete' }, { ids: ['x'], action: 'delete' }, { ids: [1] }])(
    'refuses %j',
    async (body) => {
      expect((await given.call('PUT', `${path}/bulk`, body)).status).toBe(400);
    },
  );
});

test('a write that fails halfway is rolled back', async () => {
  const ids = [(await given.make.banner()).id, (await given.make.banner()).id];
  await refuseRows(given.db, 'change');
  const answer = await given.call('PUT', '/admin/banners/bulk', { ids, action: 'hide' });
  expect(answer.status).toBe(500);
  const rows = await given.db.selectFrom('banner').select('is_active').execute();
  expect(rows.map(({ is_active }) => is_active)).toEqual([1, 1]);
});

test('a product cannot be activated or hidden', async () => {
  const { id } = await given.make.product();
  const answer = await given.call('PUT', '/admin/products/bulk', { ids: [id], action: 'hide' });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'action' }] } });
});
