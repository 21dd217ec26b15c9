// Runs on PostgreSQL too: the report adds up in SQL, and imports replace rows on conflict.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '../../db/testing/database.ts';
import { emptyPlace, openSite } from '../operation/backup/testing/changing-site.ts';
import type { TestApp } from '../testing/app.ts';
import { csv, moneySite } from './testing/money-site.ts';

let given: TestApp;
let site: ReturnType<typeof moneySite>;

beforeAll(async () => {
  given = await openSite(await emptyPlace());
  site = moneySite(given);
});
afterAll(() => given.app.close());

const stats = async () => {
  const rows = await given.db
    .selectFrom('programme_stat')
    .selectAll()
    .orderBy('programme_id')
    .orderBy('day')
    .execute();
  return rows.map(({ import_id: _, ...row }) => row);
};
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
