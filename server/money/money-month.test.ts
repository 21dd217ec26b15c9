// Runs on PostgreSQL too: the report adds up in SQL, and imports replace rows on conflict.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '../../db/testing/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emptyPlace, openSite } from '../operation/backup/testing/changing-site.ts';
import type { TestApp } from '../testing/app.ts';
import { importStats } from './stat-import/import-stats.ts';
import { csv, moneySite } from './testing/money-site.ts';

let given: TestApp;
let site: ReturnType<typeof moneySite>;

beforeAll(async () => {
  given = await openSite(await emptyPlace());
  site = moneySite(given);
});
afterAll(() => given.app.close());

const stats = async () =>
  (await allRows(given.db, 'programme_stat')).map(({ import_id: _, ...row }) => row);
const totals = () => allRows(given.db, 'stat_month');

const [firstDay, secondDay] = [
  '2026-02-01,blog,100,10,4,400.00,1000.00,300.00',
  '2026-02-02,blog,50,5,2,100.00,500.00,140.00',
];
const february = csv(firstDay, secondDay);

describe('a month', () => {
  let id: number;
  let source: number;
  let product: number;
  const item = async (query = '') =>
    (await site.month('2026-02', query)).items.find(
      (row: { programme_id: number }) => row.programme_id === id,
    );

  beforeAll(async () => {
    product = (await given.make.product()).id;
    id = (await site.programme({ pays_on: 15, product_ids: [product] })).id;
    await site.deal(id);
    source = (await site.source(id)).id;
  });

  test('a dry run shows what a file would change, and stores nothing', async () => {
    const { status, body } = await site.upload(source, february, '&dry_run=true');
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ dry_run: true, import_id: null, lines: 2, from: '2026-02-01', to: '2026-02-02' },
        ...{ added: 2, changed: 0, removed: 0, unchanged: 0, errors: [], before: [] },
        after: [
          {
            ...{ currency: 'EUR', visits: 150, sign_ups: 15, first_deposits: 6 },
            ...{ deposits: 50_000, net_revenue: 150_000, earned: 44_000 },
          },
        ],
      },
    ]);
    expect(await stats()).toEqual([]);
    expect(await allRows(given.db, 'programme_campaign')).toEqual([]);
  });

  test('a file with a wrong row is refused as a whole', async () => {
    const { status, body } = await site.upload(
      source,
      csv(firstDay, secondDay.replace('140.00', '"1,40.00"')),
    );
    expect([status, body.errors?.[0]?.path]).toEqual([400, '3.earned']);
    expect(await stats()).toEqual([]);
  });

  test('a file imported twice counts once', async () => {
    const first = await site.upload(source, february);
    expect(first.body).toMatchObject({ added: 2, unchanged: 0 });
    const before = await stats();
    const again = await site.upload(source, february);
    expect(again.body).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await stats()).toEqual(before);
    expect(await totals()).toMatchObject([
      { month: '2026-02', visits: 150, net_revenue: 150_000, earned: 44_000, days: 2 },
    ]);
  });

  test('the report compares what is earned with the deal, the statement and the payment', async () => {
    await site.add('statements', {
      ...{ programme_id: id, month: '2026-02', stated: 43_500, currency: 'EUR' },
    });
    await site.add('payments', {
      ...{ programme_id: id, day: '2026-03-20', amount: 40_000, currency: 'EUR' },
    });
    // 30% of 1,500.00 is 450.00; 435.00 stated − 400.00 paid = 35.00.
    expect(await item()).toMatchObject({
      ...{ clicks: 0, visits: 150, sign_ups: 15, first_deposits: 6, closed: null },
      earned: { amount: 44_000, originals: [{ amount: 44_000, currency: 'EUR' }] },
      expected: { amount: 45_000 },
      difference: { amount: -1_000 },
      stated: { amount: 43_500 },
      paid: { amount: 40_000 },
      open: { amount: 3_500 },
      ...{ due_on: '2026-03-15', open_since: '2026-02', unexplained: null },
      rules: [{ amount: 45_000, base: 150_000, first_deposits: 6, from: '2026-02-01' }],
    });
    const kinds = (await item()).flags.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['days-missing', 'late', 'earned-differs', 'stated-differs']);
  });

  test('amounts are shown in another currency at the last fixing of the month', async () => {
    const rates = 'Date,USD,\n2026-02-27,1.1000,\n2026-02-26,1.2000,\n';
    const { status, body } = await given.call('POST', '/admin/rates/import', undefined, {
      payload: rates,
      headers: { 'content-type': 'text/csv' },
    });
    expect([status, body]).toEqual([200, { rates: 2 }]);
    const report = await site.month('2026-02', '&currency=USD');
    expect(report.rates).toEqual([
      { day: '2026-02-27', currency: 'USD', per_eur: '1.1000', source: 'ECB' },
    ]);
    expect((await item('&currency=USD')).earned).toEqual({
      ...{ amount: 48_400, missing: null },
      originals: [{ amount: 44_000, currency: 'EUR' }],
    });
    expect((await site.month('2026-02', '&currency=JPY')).totals.earned).toEqual({
      amount: null,
      originals: [{ amount: 44_000, currency: 'EUR' }],
      missing: 'There is no rate for JPY on 2026-02-28. Enter one with its source',
    });
  });

  test('a closed month stays as it is, and only corrections change what is owed', async () => {
    const key = { programme_id: id, month: '2026-02' };
    const closed = await given.call('POST', '/admin/money/close', key);
    expect([closed.status, closed.body.closed?.by]).toEqual([200, 'Administrator']);
    const changed = csv(firstDay, secondDay.replace('140.00', '240.00'));
    expect((await site.upload(source, changed)).body).toMatchObject({
      ...{ changed: 0, closed_months: [{ month: '2026-02', rows: 1 }] },
    });
    const [statement] = (await given.call('GET', '/admin/statements')).body.items;
    const edited = { ...key, stated: 1, currency: 'EUR' };
    expect((await given.call('PUT', `/admin/statements/${statement.id}`, edited)).status).toBe(400);
    expect((await given.call('POST', '/admin/money/close', key)).status).toBe(409);
    await site.add('corrections', {
      ...{ ...key, day: '2026-04-02', amount: -1_500, currency: 'EUR', note: 'Chargeback' },
    });
    // 435.00 stated − 15.00 corrected − 400.00 paid = 20.00.
    expect(await item()).toMatchObject({
      ...{ earned: { amount: 44_000 }, corrected: { amount: -1_500 }, open: { amount: 2_000 } },
    });
  });

  test('a year adds up its months and programmes', async () => {
    const { body } = await given.call('GET', '/admin/money/year?year=2026');
    expect(body.months[1]).toMatchObject({
      ...{ month: '2026-02', visits: 150, earned: { amount: 44_000 }, stated: { amount: 43_500 } },
      ...{ corrected: { amount: -1_500 }, paid: { amount: 0 } },
    });
    expect(body.months[2]).toMatchObject({ month: '2026-03', paid: { amount: 40_000 } });
    expect(body.totals).toMatchObject({ earned: { amount: 44_000 }, paid: { amount: 40_000 } });
  });
});

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

describe('imports', () => {
  let id: number;
  let source: number;
  beforeAll(async () => {
    id = (await site.programme({ name: 'Undone' })).id;
    source = (await site.source(id)).id;
  });
  const ofProgramme = async () => ({
    stats: (await stats()).filter((row) => row.programme_id === id),
    totals: (await totals()).filter((row) => row.programme_id === id),
  });
  const undo = (importId: number) =>
    given.call('POST', `/admin/programme-stats/imports/${importId}/undo`);

  test('a later file replaces its days, and undoing both leaves nothing', async () => {
    const empty = await ofProgramme();
    const first = (await site.upload(source, february)).body.import_id;
    const before = await ofProgramme();
    const revised = csv('2026-02-02,blog,60,5,2,100.00,500.00,150.00');
    const second = (await site.upload(source, revised)).body;
    expect(second).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect((await ofProgramme()).totals).toMatchObject([{ visits: 160, earned: 45_000 }]);
    const other = (await site.upload(source, csv('2026-02-02,news,7,0,0,0,0,0'))).body;
    // The day is replaced as a whole: the row of the other campaign goes.
    expect(other).toMatchObject({ added: 1, changed: 0, removed: 1 });

    const refused = await undo(first);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `The later import ${other.import_id} (file) changed the same rows. Undo it first.`,
    ]);
    expect((await undo(other.import_id)).status).toBe(200);
    expect((await undo(second.import_id)).status).toBe(200);
    expect(await ofProgramme()).toEqual(before);
    expect((await undo(first)).status).toBe(200);
    expect(await ofProgramme()).toEqual(empty);
    expect((await undo(first)).status).toBe(409);
  });

  test('an upload that breaks off stores nothing', async () => {
    const { port } = await listening();
    const request = (await import('node:http')).request({
      ...{ port, method: 'POST', host: '127.0.0.1' },
      path: `/api/admin/programme-stats/import?source_id=${source}`,
      headers: {
        ...{ 'x-admin-token': 'a-token-for-tests', 'content-type': 'text/csv' },
        'content-length': String(february.length + 50),
      },
    });
    const failed = new Promise((end) => request.once('error', end));
    request.write(`${february}\n`);
    setImmediate(() => request.destroy(new Error('Hung up')));
    await failed;
    await expect.poll(async () => (await site.upload(source, csv('x'))).status).toBe(400);
    expect((await ofProgramme()).stats).toEqual([]);
  });

  async function listening() {
    await given.app.listen({ port: 0, host: '127.0.0.1' });
    return given.app.server.address() as { port: number };
  }
});
