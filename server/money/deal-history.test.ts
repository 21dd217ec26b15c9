// Runs on SQLite only: what is tested decides before it writes, and the rows are ordinary ones.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Adds a product to the programme. */
async function addProduct(): Promise<number> {
  const { id } = await given.make.product();
  const draft = { ...programme, product_ids: [id] };
  expect((await given.call('PUT', `/admin/programmes/${programme.id}`, draft)).status).toBe(200);
  return id;
}

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
  const closer = { ...deal, product_id: await addProduct(), steps: [{ percent: 10 }] };
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

test('a month is over when it is in the time zone of its programme', async () => {
  const east = await site.programme({ name: 'East', time_zone: 'Pacific/Kiritimati' });
  const west = await site.programme({ name: 'West', time_zone: 'Pacific/Honolulu' });
  const close = async ({ id }: { id: number }, now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    const key = { programme_id: id, month: '2026-03' };
    return (await given.call('POST', '/admin/money/close', key)).status;
  };
  try {
    // 14 hours ahead of UTC, and 10 behind.
    expect(await close(east, '2026-03-31T09:59:59Z')).toBe(400);
    expect(await close(east, '2026-03-31T10:00:00Z')).toBe(200);
    expect(await close(west, '2026-04-01T09:59:59Z')).toBe(400);
    expect(await close(west, '2026-04-01T10:00:00Z')).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('the export has the decimals of each currency, and no expected total without a deal', async () => {
  const other = await site.programme({ name: 'Other' });
  for (const [stated, currency] of [
    [1_250, 'EUR'],
    [1_250, 'JPY'],
    [1_250, 'TND'],
  ] as const) {
    await site.add('statements', { programme_id: other.id, month: '2026-03', stated, currency });
  }
  await given.call('POST', '/admin/rates/import', undefined, {
    payload: 'Date,JPY,TND,\n2026-03-31,160,3.2,\n',
    headers: { 'content-type': 'text/csv' },
  });
  const statedIn = async (currency: string) => {
    const path = `/admin/money/export?month=2026-03&currency=${currency}`;
    const [head = '', ...lines] = (await given.call('GET', path)).text.trim().split('\r\n');
    const line = lines.find((cells) => cells.includes('Other')) ?? '';
    return line.split(',')[head.split(',').indexOf('stated')];
  };
  // 12.50 + 1,250 ÷ 160 = 7.81, + 1.250 ÷ 3.2 = 0.39 make 20.70; in yen 2,000 + 1,250 + 63 (62.5).
  expect(await statedIn('EUR')).toBe('20.70');
  expect(await statedIn('JPY')).toBe('3313');
  // 12.50 × 3.2 = 40.000, + 1,250 ÷ 160 × 3.2 = 25.000, + 1.250.
  expect(await statedIn('TND')).toBe('66.250');
  const { totals } = await site.month('2026-03');
  expect(totals.expected).toMatchObject({ amount: null, missing: 'No deal covers this month' });
});

test('each range of days without a deal is named', async () => {
  await put({ from: '2026-02-06', to: '2026-02-10', reason: 'Only these days' });
  const product = await addProduct();
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
