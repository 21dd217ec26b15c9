import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const add = async (path: string, draft: object) => {
  const { status, body } = await given.call('POST', `/admin/${path}`, draft);
  expect([status, body]).toEqual([201, body]);
  return body;
};
const exported = async (path: string) =>
  (await given.call('GET', `/admin/${path}/export`)).text.replace('\ufeff', '');
const imported = (path: string, csv: string, dry_run = false) =>
  given.call('POST', `/admin/${path}/import`, { csv, dry_run });
const changesOf = async (kind: string) =>
  (await given.call('GET', `/admin/money-changes?kind=${kind}&limit=100`)).body.total;
const outcomes = (answer: { body: { rows: { outcome: string }[] } }) =>
  answer.body.rows.map(({ outcome }) => outcome);

const programme = (more: object = {}) => add('programmes', { name: 'Harbor Partners', ...more });

test('a programme is exported with its products, and the same file changes nothing', async () => {
  const first = await given.make.product();
  const second = await given.make.product();
  const { id } = await programme({
    ...{ base_currency: 'SEK', time_zone: 'Europe/Malta', pays_on: 15, platform: 'Affilka' },
    ...{ contact: '=cmd', note: 'Two\nlines, "quoted"', product_ids: [second.id, first.id] },
  });
  await programme({ name: 'Bare' });
  const csv = await exported('programmes');
  expect(csv).toBe(
    [
      'id,name,platform,base_currency,time_zone,pays_on,contact,product_ids,note\r\n',
      `${id},Harbor Partners,Affilka,SEK,Europe/Malta,15,'=cmd,${first.id} ${second.id},`,
      '"Two\nlines, ""quoted"""\r\n',
      `${id + 1},Bare,,EUR,UTC,,,,\r\n`,
    ].join(''),
  );
  const before = await dump(given);
  expect(outcomes(await imported('programmes', csv))).toEqual(['unchanged', 'unchanged']);
  expect(await dump(given)).toEqual(before);
});

test('a row without an ID is a new programme, a changed cell changes one, and a dry run shows both', async () => {
  const product = await given.make.product();
  const { id } = await programme();
  const csv = `id,name,pays_on,product_ids\n${id},Harbor Partners,20,${product.id}\n,Copper,,\n`;
  const before = await dump(given);
  const tried = await imported('programmes', csv, true);
  expect(tried.body).toEqual({
    written: false,
    rows: [
      {
        ...{ row: 2, outcome: 'update', name: 'Harbor Partners' },
        ...{ changes: ['pays_on', 'product_ids'], errors: [] },
      },
      { row: 3, outcome: 'create', name: 'Copper', changes: [], errors: [] },
    ],
  });
  expect(await dump(given)).toEqual(before);

  expect((await imported('programmes', csv)).body.written).toBe(true);
  const { items } = (await given.call('GET', '/admin/programmes')).body;
  expect(
    items.map(({ name, pays_on, product_ids }: never) => [name, pays_on, product_ids]),
  ).toEqual([
    ['Copper', null, []],
    ['Harbor Partners', 20, [product.id]],
  ]);
  expect(await changesOf('programme')).toBe(3);
});

test('nothing is imported if a row has an error, and every error names its row', async () => {
  const product = await given.make.product();
  const { id } = await programme();
  await programme({ name: 'Taken', product_ids: [product.id] });
  const before = await dump(given);
  const csv = [
    'id,name,pays_on,time_zone,product_ids',
    ',Fine,1,UTC,',
    `${id},taken,5,UTC,`,
    ',,32,Mars,one',
    `,Other,,,${product.id}`,
    '999,Missing,,,',
  ].join('\n');
  const { status, body } = await imported('programmes', csv);
  expect([status, body.errors]).toEqual([
    400,
    [
      { path: 'row 3, name', message: 'Another programme already has this name' },
      { path: 'row 4, product_ids', message: 'Must be IDs with spaces in between' },
      { path: 'row 4, name', message: 'A programme needs a name' },
      { path: 'row 4, time_zone', message: 'Must be a time zone such as Europe/Malta' },
      { path: 'row 4, pays_on', message: 'Must be a whole number from 1 to 31' },
      {
        path: 'row 5, product_ids',
        message: `Product ${product.id} already belongs to Taken`,
      },
      { path: 'row 6, id', message: 'There is no programme with the ID 999' },
    ],
  ]);
  expect(await dump(given)).toEqual(before);
});

test('a programme can be given by its ID or its name', async () => {
  const { id } = await programme();
  const csv = [
    'programme_id,month,currency,stated',
    `${id},2026-01,EUR,10`,
    'HARBOR partners,2026-02,EUR,20',
    'Harbour,2026-03,EUR,30',
    ',2026-04,EUR,40',
  ].join('\n');
  const refused = await imported('statements', csv);
  expect(refused.body.errors).toEqual([
    {
      path: 'row 4, programme_id',
      message: 'There is no programme with the ID or name “Harbour”',
    },
    { path: 'row 5, programme_id', message: 'Is required' },
  ]);
  expect(outcomes(await imported('statements', csv.split('\n').slice(0, 3).join('\n')))).toEqual([
    'create',
    'create',
  ]);
  expect((await exported('statements')).replace(/^\d+,/gm, '')).toBe(
    [
      'id,programme_id,programme_name,month,currency,stated,document_id,note',
      `${id},Harbor Partners,2026-01,EUR,10.00,,`,
      `${id},Harbor Partners,2026-02,EUR,20.00,,`,
      '',
    ].join('\r\n'),
  );
});

test('amounts are decimals of the row’s currency, and negative ones add up in a spreadsheet', async () => {
  const { id: programme_id } = await programme();
  const enter = (amount: number, currency: string) =>
    add('payments', { programme_id, day: '2026-03-20', amount, currency });
  await enter(-1250, 'EUR');
  await enter(1250, 'JPY');
  await enter(1, 'BTC');
  await enter(-Number.MAX_SAFE_INTEGER, 'EUR');
  const csv = await exported('payments');
  expect(csv.split('\r\n').map((line) => line.split(',').slice(5, 7).join(' '))).toEqual([
    'currency amount',
    'EUR -12.5',
    'JPY 1250',
    'BTC 0.00000001',
    "EUR '-90071992547409.91",
    '',
  ]);
  const before = await dump(given);
  expect(outcomes(await imported('payments', csv))).toEqual(Array(4).fill('unchanged'));
  expect(await dump(given)).toEqual(before);
});

test('an amount keeps its figure when only the currency changes', async () => {
  const { id: programme_id } = await programme();
  const { id } = await add('payments', {
    ...{ programme_id, day: '2026-03-20', amount: 5000, currency: 'EUR' },
  });
  const amountAfter = async (csv: string) => {
    expect((await imported('payments', csv)).status).toBe(200);
    return (await given.call('GET', `/admin/payments/${id}`)).body.amount;
  };
  expect(await amountAfter(`id,currency,amount\n${id},jpy,50\n`)).toBe(50);
  expect(await amountAfter(`id,currency\n${id},TND\n`)).toBe(50_000);
  const refused = await imported('payments', `id,currency,amount\n${id},JPY,50.500\n`);
  expect(refused.body.errors).toEqual([
    { path: 'row 2, amount', message: 'Must be an amount in JPY, such as 1250' },
  ]);
});

test.each([
  ['1,250', 'Must be an amount in EUR, such as 12.50'],
  ['12.505', 'Must be an amount in EUR, such as 12.50'],
  ['12 EUR', 'Must be an amount in EUR, such as 12.50'],
  ['=1+1', 'Must be an amount in EUR, such as 12.50'],
  ['90071992547409.92', 'Must be an amount in EUR, such as 12.50'],
])('refuses the amount %s', async (amount, message) => {
  await programme();
  const csv = `programme_id,day,currency,amount\n1,2026-03-20,EUR,"${amount}"\n`;
  const { body } = await imported('payments', csv);
  expect(body.errors).toEqual([{ path: 'row 2, amount', message }]);
});

test('an unknown currency is the only error of its row', async () => {
  await programme();
  const csv = 'programme_id,day,currency,amount\n1,2026-03-20,XYZ,12\n1,2026-03-20,,12\n';
  const { body } = await imported('payments', csv);
  expect(body.errors).toEqual([
    { path: 'row 2, currency', message: 'Must be a currency code, such as EUR or BTC' },
    { path: 'row 3, currency', message: 'Is required' },
  ]);
});

test('two statements for the same month are refused, and so is one of a closed month', async () => {
  const { id: programme_id } = await programme();
  const rows = 'programme_id,month,currency,stated,note\n1,2026-01,EUR,10,\n1,2026-01,EUR,20,\n';
  expect((await imported('statements', rows)).body.errors).toEqual([
    {
      path: 'row 3, month',
      message: 'There is already a statement for this month and currency',
    },
  ]);
  await add('statements', { programme_id, month: '2026-01', stated: 1000, currency: 'EUR' });
  const closed = await given.call('POST', '/admin/money/close', { programme_id, month: '2026-01' });
  expect(closed.status).toBe(200);
  const csv = await exported('statements');
  expect(outcomes(await imported('statements', csv))).toEqual(['unchanged']);
  expect((await imported('statements', csv.replace('10.00', '11.00'))).body.errors).toEqual([
    { path: 'row 2, month', message: 'Is closed. Add a correction instead' },
  ]);
});

test('only owners export and import, unless others have the right', async () => {
  const { token: editor } = await given.make.person();
  const { token: reader } = await given.make.person({ role: 'viewer', rights: ['money'] });
  const { token: writer } = await given.make.person({ rights: ['money'] });
  const csv = 'name\nNew\n';
  for (const path of ['programmes', 'deals', 'statements', 'payments']) {
    const statusFor = async (own: string) => {
      const headers = { 'x-admin-token': own };
      const read = await given.call('GET', `/admin/${path}/export`, undefined, { headers });
      const tried = await given.call('POST', `/admin/${path}/import`, { csv: 'id\n' }, { headers });
      return [read.status, tried.status];
    };
    expect(await statusFor(editor)).toEqual([403, 403]);
    expect(await statusFor(reader)).toEqual([200, 403]);
    expect(await statusFor(writer)).toEqual([200, 200]);
  }
  const proposed = await given.call('POST', '/admin/programmes/import?draft=true', {
    ...{ csv, dry_run: false },
  });
  expect(proposed.status).toBe(400);
});
