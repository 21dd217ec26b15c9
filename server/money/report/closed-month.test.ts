// Runs on PostgreSQL too: rates are replaced on conflict.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { importStats } from '../stat-import/import-stats.ts';
import { moneySite } from '../testing/money-site.ts';

let given: TestApp;
let site: ReturnType<typeof moneySite>;

beforeAll(async () => {
  given = await testApp();
  site = moneySite(given);
});
afterAll(() => given.app.close());

describe('a closed month in another currency', () => {
  let id: number;
  const key = () => ({ programme_id: id, month: '2026-03' });
  const item = async (query = '', month = '2026-03') =>
    (await site.month(month, query)).items.find(
      (row: { programme_id: number }) => row.programme_id === id,
    );
  const amounts = async (query = '') => {
    const { stated, paid, open } = await item(query);
    return [stated, paid, open].map(({ amount }) => amount);
  };
  const enter = (day: string, per_eur: string) =>
    site.add('rates', { day, currency: 'ARS', per_eur, source: 'Exchange' });
  const add = (path: string, given: object) =>
    site.add(path, { ...key(), currency: 'ARS', ...given });

  beforeAll(async () => {
    id = (await site.programme({ name: 'Southgate' })).id;
    const row = { day: '2026-03-02', product_id: 0, campaign: '', market: '', currency: 'ARS' };
    const counts = { visits: 0, sign_ups: 0, first_deposits: 0, deposits: 0, net_revenue: 0 };
    await inTransaction(given.db, (trx) =>
      importStats(
        { db: trx, actor: 'Ada' },
        {
          ...{ programme_id: id, source_id: null, name: 'figures.csv', isDryRun: false },
          file: {
            ...{ rows: [{ ...row, ...counts, earned: 4_000_000 }], from: row.day, to: row.day },
            ...{ missing: [], errors: [], errorCount: 0, lines: 1 },
          },
        },
      ),
    );
    await add('statements', { stated: 5_000_000 });
    await add('payments', { day: '2026-04-10', month: null, amount: 2_000_000 });
  });

  test('can’t be closed without its rate', async () => {
    const { status, body } = await given.call('POST', '/admin/money/close', key());
    expect([status, body.detail]).toEqual([
      409,
      'There is no rate for ARS on 2026-03-31. Enter one with its source.',
    ]);
  });

  test('shows the same amounts whatever happens to its rates later', async () => {
    await enter('2026-03-30', '1000');
    await enter('2026-04-09', '1250');
    expect((await given.call('POST', '/admin/money/close', key())).status).toBe(200);
    // 50,000.00 ÷ 1,000 = 50.00; 20,000.00 ÷ 1,250 = 16.00; 50.00 − 16.00 = 34.00.
    const closed = [5_000, 1_600, 3_400];
    expect(await amounts()).toEqual(closed);
    // 16.00 × 1,000 = 16,000.00.
    const inPesos = [5_000_000, 1_600_000, 3_400_000];
    expect(await amounts('&currency=ARS')).toEqual(inPesos);

    await enter('2026-03-30', '2000');
    await enter('2026-03-31', '3000');
    await enter('2026-04-09', '2500');
    expect([await amounts(), await amounts('&currency=ARS')]).toEqual([closed, inPesos]);
    for (const day of ['2026-03-30', '2026-03-31', '2026-04-09']) {
      expect((await given.call('DELETE', `/admin/rates/${day}/ARS`)).status).toBe(204);
    }
    expect([await amounts(), await amounts('&currency=ARS')]).toEqual([closed, inPesos]);
    expect((await site.month('2026-03')).rates).toEqual([
      { day: '2026-03-30', currency: 'ARS', per_eur: '1000', source: 'Exchange' },
    ]);
    const { body: year } = await given.call('GET', '/admin/money/year?year=2026');
    expect(year.months[2].stated.amount).toBe(5_000);
    const query = `month=2026-03&by=product&programme_id=${id}`;
    const { body: places } = await given.call('GET', `/admin/money/places?${query}`);
    // 40,000.00 ÷ 1,000 = 40.00.
    expect(places.items).toMatchObject([{ earned: { known: 0, shared: 4_000 } }]);
  });

  test('keeps the currency that its programme had', async () => {
    const { status, body } = await given.call('PUT', `/admin/programmes/${id}`, {
      ...{ name: 'Southgate', base_currency: 'USD' },
    });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'base_currency', message: 'Months are already closed in this currency' }],
    ]);
  });

  test('a payment without a rate hides only the month that it is for', async () => {
    await add('payments', { day: '2026-05-10', month: '2026-04', amount: 7, currency: 'CLP' });
    expect(await amounts()).toEqual([5_000, 1_600, 3_400]);
    expect((await item('', '2026-04')).paid).toMatchObject({
      missing: 'There is no rate for CLP on 2026-05-10. Enter one with its source',
    });
  });

  test('money that came in too much is shown as overpaid', async () => {
    await add('payments', { day: '2026-05-11', amount: 6_000, currency: 'EUR' });
    // The 16.00 that name no month pay another one: 50.00 − 60.00 = −10.00.
    expect(await amounts()).toEqual([5_000, 6_000, -1_000]);
  });
});

test('the history of money says who entered, replaced or deleted a rate', async () => {
  const rate = { day: '2026-06-01', currency: 'USDT', per_eur: '1.08', source: 'Exchange' };
  await site.add('rates', rate);
  await site.add('rates', { ...rate, per_eur: '1.09' });
  expect((await given.call('DELETE', '/admin/rates/2026-06-01/USDT')).status).toBe(204);
  const changes = async () =>
    (await given.call('GET', '/admin/money-changes?kind=rate&entity_id=20260601')).body.items;
  const [, replaced, entered] = await changes();
  expect(await changes()).toMatchObject([
    { action: 'delete', actor: 'Administrator', name: '2026-06-01: 1.09 USDT', snapshot: null },
    { action: 'update', name: '2026-06-01: 1.09 USDT', snapshot: { ...rate, per_eur: '1.09' } },
    { action: 'create', name: '2026-06-01: 1.08 USDT', snapshot: rate },
  ]);
  expect(replaced.id).toBeGreaterThan(entered.id);
  const restored = await given.call('POST', `/admin/money-changes/${entered.id}/restore`);
  expect([restored.status, restored.body]).toMatchObject([201, { action: 'restore' }]);
  const { body } = await given.call('GET', '/admin/rates?currency=USDT');
  expect(body.items).toEqual([rate]);
});

test('a fixing can’t be replaced or deleted by hand', async () => {
  const { status } = await given.call('POST', '/admin/rates/import', undefined, {
    payload: 'Date,CHF,\n2026-06-01,0.95,\n',
    headers: { 'content-type': 'text/csv' },
  });
  expect(status).toBe(200);
  const rate = { day: '2026-06-01', currency: 'CHF', per_eur: '2', source: 'Exchange' };
  const entered = await given.call('POST', '/admin/rates', rate);
  expect([entered.status, entered.body.errors]).toMatchObject([409, [{ path: 'day' }]]);
  expect((await given.call('DELETE', '/admin/rates/2026-06-01/CHF')).status).toBe(404);
  const { body } = await given.call('GET', '/admin/rates?currency=CHF');
  expect(body.items).toMatchObject([{ per_eur: '0.95', source: 'ECB' }]);
});
