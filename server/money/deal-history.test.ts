// Runs on SQLite only: what is tested decides before it writes, and the rows are ordinary ones.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { importStats } from './stat-import/import-stats.ts';
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

/** The net revenue of each day. */
async function figures(revenueOf: Record<string, number>) {
  const rows = Object.entries(revenueOf).map(([day, net_revenue]) => ({
    ...{ day, product_id: 0, campaign: '', market: '', currency: 'EUR', net_revenue },
    ...{ visits: 0, sign_ups: 0, first_deposits: 0, deposits: 0, earned: 0 },
  }));
  const days = rows.map(({ day }) => day).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  await inTransaction(given.db, (trx) =>
    importStats(
      { db: trx, actor: 'Ada' },
      {
        ...{ programme_id: programme.id, source_id: null, name: 'figures.csv', isDryRun: false },
        file: { rows, from, to, missing: [], errors: [], errorCount: 0, lines: rows.length },
      },
    ),
  );
}
const item = async (month: string) => (await site.month(month)).items[0];

test('each range of days without a deal is named', async () => {
  await put({ from: '2026-02-06', to: '2026-02-10', reason: 'Only these days' });
  const product = (await given.make.product()).id;
  await site.deal(programme.id, { from: '2026-02-21', to: '2026-02-22', reason: 'Short' });
  // A part of the month ends where this deal does, but has no deal on either side.
  const other = { product_id: product, from: '2026-02-14', to: '2026-02-16', reason: 'Other' };
  await site.deal(programme.id, other);
  const days = ['02', '07', '13', '15', '19', '21'];
  await figures(Object.fromEntries(days.map((day) => [`2026-02-${day}`, 1_000])));
  const uncovered = (await item('2026-02')).flags.filter(
    ({ kind }: { kind: string }) => kind === 'no-deal',
  );
  expect(uncovered).toEqual([
    { kind: 'no-deal', from: '2026-02-01', to: '2026-02-05' },
    { kind: 'no-deal', from: '2026-02-11', to: '2026-02-20' },
  ]);
});

test('a deal takes over the loss of the one that it replaces', async () => {
  const carry = { negative_carry_over: true };
  await put({ ...carry, to: '2026-02-14', reason: 'Renewed' });
  const renewed = { ...carry, from: '2026-02-15', reason: 'Renewed' };
  const next = await site.deal(programme.id, renewed);
  await figures({
    ...{ '2026-01-10': -50_000, '2026-02-10': 10_000, '2026-02-20': -5_000 },
    '2026-03-10': 100_000,
  });
  // −500.00 + 100.00 = −400.00, then − 50.00 = −450.00; (1,000.00 − 450.00) × 30% = 165.00.
  expect((await item('2026-02')).rules).toMatchObject([
    { deal_id: next.id, amount: 0, carried: -45_000 },
    { deal_id: deal.id, amount: 0, carried: -40_000 },
  ]);
  expect((await item('2026-03')).rules).toMatchObject([{ amount: 16_500, base: 55_000 }]);

  const change = (changed: object) =>
    given.call('PUT', `/admin/deals/${next.id}`, { ...next, reason: 'Other terms', ...changed });
  const inMarch = async () => (await item('2026-03')).rules[0].base;
  await given.call('POST', '/admin/rates/import', undefined, {
    payload: 'Date,USD,\n2026-02-27,1.25,\n2026-03-31,1.25,\n',
    headers: { 'content-type': 'text/csv' },
  });
  // In dollars, everything is 1.25 times as much: 550.00 × 1.25 = 687.50.
  expect((await change({ currency: 'USD' })).status).toBe(200);
  expect(await inMarch()).toBe(68_750);
  // A day without a deal, or one that doesn't carry losses over, ends the loss: 1,000.00 − 50.00, or 1,000.00.
  await change({ from: '2026-02-16' });
  expect(await inMarch()).toBe(95_000);
  await change({ negative_carry_over: false });
  expect(await inMarch()).toBe(100_000);
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
