import { expect, test } from 'vitest';
import { paymentOf } from '../new-fact.ts';
import { readPayments, writePayment } from './payment-line.ts';

const methods = [
  { id: 1, name: 'Bank card' },
  { id: 2, name: 'Bank transfer' },
  { id: 3, name: 'E-wallet' },
];
const directions = { in: 'Deposits', out: 'Withdrawals', both: 'Both' };
const known = { methods, markets: ['US', 'US-NJ', 'TR'], directions };
const blank = paymentOf({ source_url: 'https://a.example/', verified_on: '2026-11-25' });
const read = (text: string) => readPayments(text, known, blank);

test('reads a line by what its cells contain, with a row for each market', () => {
  const { rows, failed } = read('bank card; US/TR; withdrawals; 10–5,000 USD; 1-24 h; free');
  expect(failed).toEqual([]);
  const card = {
    ...blank,
    method_id: 1,
    direction: 'out',
    min: 10,
    max: 5000,
    currency: 'USD',
    hours_min: 1,
    hours_max: 24,
    fee_amount: 0,
  };
  expect(rows).toEqual([
    { ...card, market_code: 'US' },
    { ...card, market_code: 'TR' },
  ]);
});

test.each([
  ['wallet\t20\tEUR', { method_id: 3, min: 20, max: null, currency: 'EUR', market_code: null }],
  ['E-wallet;US-NJ;in;10 - 20', { market_code: 'US-NJ', direction: 'in', min: 10, max: 20 }],
  ['Bank tr; 1–3 days; 2%', { method_id: 2, hours_min: 24, hours_max: 72, fee_percent: 2 }],
  ['Bank tr; %2,5; ücret: 1 USD', { fee: null, fee_percent: 2.5, fee_amount: 1, currency: 'USD' }],
  ['Bank tr; Ücretsiz', { fee: null, fee_amount: 0 }],
  ['Bank tr; 10 TRY; fee: 2 EUR', { fee: '2 EUR', fee_amount: null, currency: 'TRY' }],
  ['Bank tr; first one is free', { fee: 'first one is free', fee_amount: null }],
  ['Bank tr; 30 min', { hours_min: null, hours_max: 0.5 }],
  ['Bank tr; 2 gün', { hours_max: 48 }],
  ['Bank tr; Anında', { hours_min: 0, hours_max: 0 }],
  ['Bank card, USD 10.50, instant', { min: 10.5, currency: 'USD', hours_max: 0 }],
  ['Bank card; 1.250,75–10 000 TRY', { min: 1250.75, max: 10_000, currency: 'TRY' }],
  ['Bank card; https://b.example/pay; 2026-11-01', { source_url: 'https://b.example/pay' }],
  ['Bank card; 2026-11-01', { verified_on: '2026-11-01' }],
])('reads %j', (line, fields) => {
  expect(read(line)).toMatchObject({ rows: [fields], failed: [] });
});

test('returns the lines that it cannot read, each with the part it does not recognize', () => {
  const lines = [
    ...['Bank; US', 'Bank card; free; quick', 'Bank card'],
    ...['Bank card; 0x1-100 USD', 'Bank card; 10–1e3 USD; free'],
  ];
  expect(read(`${lines.join('\r\n')}\n\n`)).toMatchObject({
    rows: [{ method_id: 1 }],
    failed: [
      { line: 'Bank; US', unknown: 'Bank' },
      { line: 'Bank card; free; quick', unknown: 'quick' },
      { line: 'Bank card; 0x1-100 USD', unknown: '0x1-100 USD' },
      { line: 'Bank card; 10–1e3 USD; free', unknown: '10–1e3 USD' },
    ],
  });
});

test.each([
  { min: 10, max: 5000, currency: 'USD', hours_min: 1, hours_max: 24, fee_percent: 2.5 },
  { fee_amount: 0 },
  { fee: '2.5%' },
  { fee: 'Fee: free' },
  { fee: '2 EUR', currency: 'TRY' },
  { fee_amount: 1.5, currency: 'EUR' },
  { fee_amount: 0, fee_percent: 0, fee: 'at most 2 EUR; ask first' },
  { min: null, max: 0.001, currency: 'BTC', hours_min: 0, hours_max: 0 },
  { min: 1.125, max: null, hours_min: 24, hours_max: null, market_code: 'US-NJ' },
  { currency: 'EUR', hours_max: 0.5, direction: 'out' as const },
])('a payment that is written and read again is unchanged: %j', (fields) => {
  const payment = { ...blank, method_id: 2, ...fields };
  expect(read(writePayment(payment, 'Bank transfer'))).toEqual({ rows: [payment], failed: [] });
});
