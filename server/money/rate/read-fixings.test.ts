import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from '../../move-in/media/testing/zip-file.ts';
import { readFixings } from './read-fixings.ts';

/** All rates are invented. */
const now = Date.UTC(2026, 10, 28, 12);
const read = (file: string | Buffer) => readFixings(Buffer.from(file), now);
const faultsOf = async (file: string | Buffer) => {
  const error = await read(file).catch((error: unknown) => error);
  return error instanceof Error && 'errors' in error ? error.errors : error;
};
const refusal = (message: string) => [{ path: 'file', message }];

const rate = (day: string, currency: string, per_eur: string) => ({
  ...{ day, currency, per_eur, source: 'ECB' },
});

const envelope = (cubes: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>${cubes}</Cube>
</gesmes:Envelope>
`;
const cube = (day: string, rates: string) => `<Cube time='${day}'>${rates}</Cube>`;
const dollar = "<Cube currency='USD' rate='1.0876'/>";
const yen = '<Cube rate="161.5" currency="JPY" />';

test('reads the daily XML file', async () => {
  expect(await read(envelope(cube('2026-11-27', dollar + yen)))).toEqual([
    rate('2026-11-27', 'USD', '1.0876'),
    rate('2026-11-27', 'JPY', '161.5'),
  ]);
});

test('reads the XML file of 90 days', async () => {
  const days = cube('2026-11-27', dollar + yen) + cube('2026-11-26', dollar.replace('76', '80'));
  expect(await read(envelope(days))).toEqual([
    rate('2026-11-27', 'USD', '1.0876'),
    rate('2026-11-27', 'JPY', '161.5'),
    rate('2026-11-26', 'USD', '1.0880'),
  ]);
});

const history = `Date,USD,JPY,HRK,CYP,
2026-11-27,1.0876,161.5,N/A,N/A,
2022-12-30,1.0666,140.66,7.5365,N/A,
1999-01-04,1.1789,133.73,N/A,0.58231,
`;
const historyRates = [
  rate('2026-11-27', 'USD', '1.0876'),
  rate('2026-11-27', 'JPY', '161.5'),
  rate('2022-12-30', 'USD', '1.0666'),
  rate('2022-12-30', 'JPY', '140.66'),
  rate('2022-12-30', 'HRK', '7.5365'),
  rate('1999-01-04', 'USD', '1.1789'),
  rate('1999-01-04', 'JPY', '133.73'),
  rate('1999-01-04', 'CYP', '0.58231'),
];

test('reads the history as CSV, without the days on which a currency has no fixing', async () => {
  expect(await read(history)).toEqual(historyRates);
  expect(await read(`\ufeff${history.replaceAll('\n', '\r\n')}`)).toEqual(historyRates);
});

test.each([0, 8])('reads the history from a zip (method %i)', async (method) => {
  const zip = zipOf([{ name: 'eurofxref-hist.csv', content: history, method }]);
  expect(await read(zip)).toEqual(historyRates);
});

test('knows all currencies that have had fixings', async () => {
  const codes =
    'USD,JPY,BGN,CYP,CZK,DKK,EEK,GBP,HUF,LTL,LVL,MTL,PLN,ROL,RON,SEK,SIT,SKK,CHF,ISK,NOK,HRK,RUB,TRL,TRY,AUD,BRL,CAD,CNY,HKD,IDR,ILS,INR,KRW,MXN,MYR,NZD,PHP,SGD,THB,ZAR';
  const rates = await read(`Date,${codes},\n2026-11-27,${'1.5,'.repeat(41)}\n`);
  expect(rates.map(({ currency }) => currency).join()).toBe(codes);
});

test('reads the CSV file of a single day', async () => {
  const file = 'Date, USD, JPY, \n27 November 2026, 1.0876, 161.5, \n';
  expect(await read(file)).toEqual([
    rate('2026-11-27', 'USD', '1.0876'),
    rate('2026-11-27', 'JPY', '161.5'),
  ]);
  expect(await read('Date, USD, \n4 January 1999, 1.1789, \n')).toEqual([
    rate('1999-01-04', 'USD', '1.1789'),
  ]);
});

const notDay = (text: string) => `Is not a day: ${text}`;

test.each([
  ['2026-11-31', notDay('2026-11-31')],
  ['2026-02-29', notDay('2026-02-29')],
  ['2026-13-01', notDay('2026-13-01')],
  ['27.11.2026', notDay('27.11.2026')],
  ['2026-11-27T00:00', notDay('2026-11-27T00:00')],
  ['27 Novembre 2026', notDay('27 Novembre 2026')],
  ['31 November 2026', notDay('2026-11-31')],
  ['', notDay('')],
  ['x'.repeat(41), notDay(`${'x'.repeat(40)}…`)],
  ['1999-01-03', 'There are no rates before 1999-01-04'],
  ['2026-11-30', 'Is in the future: 2026-11-30'],
])('refuses the day “%s”', async (day, message) => {
  const csv = `Date,USD,\n2026-11-27,1.0876,\n${day},1.0876,\n`;
  expect(await faultsOf(csv)).toEqual([{ path: '3.USD', message }]);
  const xml = envelope(cube('2026-11-27', dollar) + cube(day, dollar));
  expect(await faultsOf(xml)).toEqual([
    { path: '2.USD', message: day === '31 November 2026' ? notDay(day) : message },
  ]);
});

test('accepts the next day, because it is already tomorrow in other time zones', async () => {
  expect(await read('Date,USD,\n2026-11-29,1.0876,\n')).toHaveLength(1);
});

test('refuses rates before their day', async () => {
  expect(await faultsOf(envelope(dollar))).toEqual([{ path: '1.USD', message: notDay('') }]);
});

test.each(['', '0', '0.0000', '-1.5', '1,5', '1e3', 'NaN', 'n/a', '1.0876%'])(
  'refuses the rate “%s”',
  async (given) => {
    const faults = [{ path: '2.USD', message: `Is not a rate: ${given}` }];
    expect(await faultsOf(`Date,JPY,USD,\n2026-11-27,161.5,"${given}",\n`)).toEqual(faults);
    const xml = envelope(cube('2026-11-27', `${yen}<Cube currency="USD" rate="${given}"/>`));
    expect(await faultsOf(xml)).toEqual(faults);
  },
);

test('refuses a line that is too short or has no rate', async () => {
  const message = 'Is not a rate: ';
  expect(await faultsOf('Date,USD,JPY\n2026-11-27,1.0876\n')).toEqual([{ path: '2.JPY', message }]);
  const xml = envelope(cube('2026-11-27', '<Cube currency="USD"/>'));
  expect(await faultsOf(xml)).toEqual([{ path: '1.USD', message }]);
});

test.each(['EUX', 'usd', 'constructor', '__proto__'])('refuses the currency %s', async (code) => {
  const faults = [{ path: `2.${code}`, message: `Is not a currency: ${code}` }];
  expect(await faultsOf(`Date,${code},\n2026-11-27,1.5,\n`)).toEqual(faults);
});

test('refuses a rate for the euro', async () => {
  expect(await faultsOf('Date,EUR,\n2026-11-27,1.5,\n')).toEqual([
    { path: '2.EUR', message: 'The euro is always worth one euro' },
  ]);
});

test('refuses a rate that is in the file twice', async () => {
  const message = 'Is in the file twice';
  const csv = 'Date,USD,\n2026-11-27,1.0876,\n2026-11-27,1.0880,\n';
  expect(await faultsOf(csv)).toEqual([{ path: '3.USD', message }]);
  expect(await faultsOf('Date,USD,USD\n2026-11-27,1.0876,1.0876')).toEqual([
    { path: '2.USD', message },
  ]);
  expect(await faultsOf(envelope(cube('2026-11-27', dollar + dollar)))).toEqual([
    { path: '2.USD', message },
  ]);
});

test('lists the first 20 problems, and reads nothing', async () => {
  const faults = await faultsOf(`Date,USD,\n${'2026-11-27,x,\n'.repeat(50)}`);
  expect(faults).toHaveLength(20);
  expect(faults).toContainEqual({ path: '21.USD', message: 'Is not a rate: x' });
});

test.each([
  ['', 'The file is empty'],
  [' \n\t\ufeff', 'The file is empty'],
  ['Date,USD,\n', 'Has no rates'],
  ['Date\n2026-11-27\n', 'Has no rates'],
  ['Date,USD,\n2026-11-27,N/A,\n', 'Has no rates'],
  [envelope(''), 'Has no rates'],
  ['<html><body>Maintenance</body></html>', 'Has no rates'],
  ['Day,USD,\n2026-11-27,1.0876,\n', 'The first column must be “Date”'],
  ['\u0000\u0001\u0002', 'The first column must be “Date”'],
  ['Date,"USD\n2026-11-27,1.0876', 'Is not a CSV file'],
  [`Date,${'USD,'.repeat(100)}\n`, 'Has more than 100 columns'],
  [`Date,${'x'.repeat(20_000)}\n`, 'Is not a CSV file'],
  [`Date,USD\n${'x\n'.repeat(30_001)}`, 'Has more than 30000 days'],
])('refuses %j', async (file, message) => {
  expect(await faultsOf(file)).toEqual(refusal(message));
});

test.each([
  ['<Cube><Cube>', 'Line 1: the XML is broken (unclosed tag: Cube)'],
  ['<Cube time="2026-11-27>', /^Line 1: the XML is broken/],
  ['<Cube/><Cube/>', /^Line 1: the XML is broken/],
  ['<Cube time="&day;"/>', "Line 1: “&” starts an entity that XML doesn't have"],
  [
    '<!DOCTYPE x [<!ENTITY day SYSTEM "file:///etc/passwd">]>\n<Cube time="&day;"/>',
    'Line 1: the file has a document type (DOCTYPE), which could load other files',
  ],
  ['<Cube>'.repeat(101), 'Line 1: elements are nested too deeply'],
])('refuses the XML %s', async (xml, message) => {
  expect(await faultsOf(xml)).toEqual([
    {
      path: 'file',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    },
  ]);
});

const notZip = 'Is not a zip file with rates';
const csv: ZipEntry = { name: 'rates.csv', content: history, method: 8 };

test.each([
  ['is cut off', zipOf([csv]).subarray(0, -30), notZip],
  ['starts like one', Buffer.from('PK, or not'), notZip],
  ['is empty', zipOf([]), notZip],
  ['has a wrong checksum', zipOf([{ ...csv, checksum: 1 }]), notZip],
  ['has a false size', zipOf([{ ...csv, size: 5 }]), notZip],
  ['has an empty file', zipOf([{ name: 'rates.csv', content: '' }]), 'The file is empty'],
  [
    'is a bomb',
    zipOf([{ name: 'rates.csv', content: 'x'.repeat(20 * 2 ** 20 + 1), method: 8 }]),
    'Unpacks to more than 20 MB',
  ],
])('refuses a zip that %s', async (_, zip, message) => {
  expect(await faultsOf(zip)).toEqual(refusal(message));
});

test('refuses a file with endless columns or days before it combines them', async () => {
  const columns = await faultsOf(`Date,${'USD,'.repeat(1_000_000)}\n${'x\n'.repeat(1_000_000)}`);
  const days = await faultsOf(`Date,${'USD,'.repeat(90)}\n${'x\n'.repeat(5_000_000)}`);
  expect([columns, days]).toMatchObject([[{ path: 'file' }], [{ path: 'file' }]]);
});

const days = Array.from({ length: 2_000 }, (_, index) =>
  new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10),
);
const currencies = ['USD', 'JPY', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF'];
const row = (day: string) => [day, ...currencies.map(() => '1.5')].join();

test.each([
  ['XML', envelope(days.map((day) => cube(day, dollar + yen)).join(''))],
  ['CSV', [`Date,${currencies}`, ...days.map(row)].join('\n')],
])('others have their turn while a long %s file is read', async (_, file) => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  expect((await read(file)).length).toBeGreaterThan(3_000);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(9);
});
