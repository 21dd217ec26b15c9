// Runs on SQLite only: what is tested decides before it writes, and the rows are ordinary ones.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { moneySite } from './testing/money-site.ts';

let given: TestApp;
let site: ReturnType<typeof moneySite>;
let programme: { id: number };
let deal: { id: number };

beforeEach(async () => {
  given = await testApp();
  site = moneySite(given);
  programme = await site.programme();
  deal = await site.deal(programme.id);
});
afterEach(() => given.app.close());

const put = (changed: object) =>
  given.call('PUT', `/admin/deals/${deal.id}`, { ...deal, ...changed });
const changes = async () => (await given.call('GET', '/admin/money-changes?kind=deal')).body.items;
const flags = async () =>
  (await site.month('2026-02')).items[0].flags.filter(
    ({ kind }: { kind: string }) => kind === 'deal-backdated',
  );

test('a deal is never changed for past days without a word', async () => {
  const refused = await put({ steps: [{ percent: 25 }] });
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'reason' }]]);
  expect((await put({ note: 'By phone' })).status).toBe(200);
  expect((await put({ to: '2099-12-31' })).status).toBe(200);
  expect(await flags()).toEqual([]);
  expect((await put({ steps: [{ percent: 25 }], reason: 'They insist' })).status).toBe(200);
  expect(await flags()).toMatchObject([
    { deal_id: deal.id, acts_from: '2026-01-01', reason: 'They insist', actor: 'Administrator' },
  ]);
});

test('restoring or deleting a deal that covers past days is noted, too', async () => {
  await put({ steps: [{ percent: 25 }], reason: 'They insist' });
  const created = (await changes()).at(-1);
  expect((await given.call('POST', `/admin/money-changes/${created.id}/restore`)).status).toBe(201);
  expect((await given.call('DELETE', `/admin/deals/${deal.id}`)).status).toBe(204);
  expect((await changes()).slice(0, 2)).toMatchObject([
    { action: 'delete', reason: 'Deleted', acts_from: '2026-01-01', snapshot: null },
    { action: 'restore', reason: 'Restored', acts_from: '2026-01-01' },
  ]);
  const [, restored] = await changes();
  expect((await given.call('POST', `/admin/money-changes/${restored.id}/restore`)).status).toBe(
    201,
  );
  expect((await given.call('GET', `/admin/deals/${deal.id}`)).body).toEqual({
    ...deal,
    created_at: expect.any(String),
  });
});

test('a closer deal for past days needs a reason', async () => {
  const { id } = await given.make.product();
  const closer = { ...deal, product_id: id, steps: [{ percent: 10 }] };
  const refused = await given.call('POST', '/admin/deals', closer);
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'reason' }]]);
  const added = await given.call('POST', '/admin/deals', { ...closer, reason: 'Forgotten' });
  expect(added.status).toBe(201);
  expect(await flags()).toMatchObject([{ deal_id: added.body.id, reason: 'Forgotten' }]);
});

test('two deals for the same product, market and days are refused', async () => {
  const next = { ...deal, from: '2026-06-01', steps: [{ percent: 40 }] };
  expect((await given.call('POST', '/admin/deals', next)).status).toBe(409);
  await put({ to: '2026-05-31', reason: 'New terms' });
  expect((await given.call('POST', '/admin/deals', next)).status).toBe(201);
});

test('a programme whose product was deleted can still be saved', async () => {
  const { id } = await given.make.product();
  const draft = { ...programme, product_ids: [id] };
  await given.call('PUT', `/admin/programmes/${programme.id}`, draft);
  expect((await given.call('DELETE', `/admin/products/${id}`)).status).toBe(204);
  const { body } = await given.call('GET', `/admin/programmes/${programme.id}`);
  expect(body.product_ids).toEqual([]);
  expect((await given.call('PUT', `/admin/programmes/${programme.id}`, body)).status).toBe(200);
});
