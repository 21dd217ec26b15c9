import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { testApp } from '../../testing/app.ts';
import { dump, expectProblem } from '../../testing/rest.ts';
import { deleteOldClicks } from '../click/delete-old-clicks.ts';
import { clickClient } from '../click/testing/click-app.ts';
import {
  addClick,
  clickIdOf,
  counts,
  partnerApp,
  postback,
  type Reported,
} from './testing/partner-app.ts';

let given: Awaited<ReturnType<typeof partnerApp>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-31T12:00:00Z') });
  given = await partnerApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const send = (reported: Reported, method?: 'GET' | 'POST' | 'HEAD') =>
  postback(given, given.key, { click: given.click, event: 'signup', ...reported }, method);
const sent = async (reported: Reported, method?: 'GET' | 'POST') => {
  const { status, body } = await send(reported, method);
  return [status, body.counted];
};

test('a conversion is counted under its click’s placement, via GET or POST', async () => {
  expect(await sent({})).toEqual([200, true]);
  expect(await sent({ event: 'deposit', amount: '50' })).toEqual([200, true]);
  expect(await sent({ event: 'earning', amount: '12.30', id: 'T-1' }, 'POST')).toEqual([200, true]);
  const place = { page: 'casino', block: 'popular', position: 2, market_code: 'US' };
  const row = { day: '2026-03-31', product_id: given.product, ...place, currency: 'USD' };
  expect(await counts(given)).toEqual([
    { ...row, event: 'deposit', conversions: 1, amount: 5000 },
    { ...row, event: 'earning', conversions: 1, amount: 1230 },
    { ...row, event: 'signup', conversions: 1, amount: 0 },
  ]);
});

test('a repeated event counts once and is confirmed both times', async () => {
  const once: Reported[] = [
    { event: 'earning', amount: '5', id: 'T-1' },
    { event: 'earning', amount: '5.00', id: 'T-1', currency: 'usd' },
  ];
  expect(await sent(once[0] ?? {})).toEqual([200, true]);
  expect(await sent(once[1] ?? {})).toEqual([200, false]);
  expect(await sent({ event: 'earning', amount: '5', id: 'T-2' })).toEqual([200, true]);
  expect(await sent({ event: 'deposit', amount: '5' })).toEqual([200, true]);
  expect(await sent({ event: 'deposit', amount: '5.0', id: '' })).toEqual([200, false]);
  expect(await sent({ event: 'deposit', amount: '6' })).toEqual([200, true]);
  expect(await counts(given)).toMatchObject([
    { event: 'deposit', conversions: 2, amount: 1100 },
    { event: 'earning', conversions: 2, amount: 1000 },
  ]);
});

test.each<Reported>([{}, { id: 'T-1' }])(
  'a sign-up counts once, whatever its currency: %o',
  async (named) => {
    expect(await sent({ ...named, currency: 'EUR' })).toEqual([200, true]);
    expect(await sent(named)).toEqual([200, false]);
    expect(await sent({ ...named, currency: 'JPY', amount: '0' })).toEqual([200, false]);
    expect(await counts(given)).toMatchObject([{ event: 'signup', conversions: 1 }]);
  },
);

test('a repeated ID with another amount is a conflict and changes nothing', async () => {
  await send({ event: 'earning', amount: '5', id: 'T-1' });
  const { postback: _, ...before } = await dump(given);
  const again = await send({ event: 'earning', amount: '6', id: 'T-1' });
  const { errors } = expectProblem(again, 'conflict', 409);
  expect(errors?.[0]?.message).toContain('5.00 USD');
  const { postback: __, ...after } = await dump(given);
  expect(after).toEqual(before);
});

test('a reversed earning is negative', async () => {
  await send({ event: 'earning', amount: '5', id: 'T-1' });
  expect(await sent({ event: 'earning', amount: '-5', id: 'T-1-back' })).toEqual([200, true]);
  expect(await counts(given)).toMatchObject([{ conversions: 2, amount: 0 }]);
});

test('two processes that receive the same postbacks concurrently count each once', async () => {
  const other = await testApp({}, { address: given.address });
  const answers: unknown[] = [];
  for (let number = 1; number <= 20; number += 1) {
    const reported = { click: given.click, event: 'earning', amount: '1', id: `T-${number}` };
    const both = await Promise.all(
      [given, other].map((process) => postback(process, given.key, reported)),
    );
    answers.push(both.map(({ status, body }) => [status, body.counted]).toSorted());
  }
  expect(answers).toEqual(
    Array(20).fill([
      [200, false],
      [200, true],
    ]),
  );
  expect(await counts(given)).toMatchObject([{ conversions: 20, amount: 2000 }]);
  await other.app.close();
});

test('accepts a postback for a click that is still only in memory', async () => {
  const click = clickIdOf('fresh');
  await given.call('PUT', `/admin/products/${given.product}`, {
    i18n: { en: { name: 'Lantern' } },
    click_parameter: 'subid',
  });
  await clickClient(given).beacon({ kind: 'product', id: given.product, click_id: click });
  expect(await sent({ click })).toEqual([200, true]);
});

test('accepts a postback right after another process received its click', async () => {
  const other = await testApp({}, { address: given.address });
  const click_id = clickIdOf('another');
  const beacon = { kind: 'product', id: given.product, click_id, market: 'US' };
  expect((await clickClient(other).beacon(beacon)).status).toBe(204);
  expect(await sent({ click: click_id })).toEqual([200, true]);
  await other.app.close();
});

describe('a late postback', () => {
  const never = new AbortController().signal;
  const days = (number: number) =>
    vi.setSystemTime(Date.parse('2026-03-31T12:00:00Z') + number * 86_400_000);

  test('counts on its own day for ninety days, even after a duplicate and a cleanup', async () => {
    await send({});
    days(90);
    await deleteOldClicks(given.database, 'UTC', { signal: never });
    expect(await sent({})).toEqual([200, false]);
    expect(await sent({ event: 'earning', amount: '1' })).toEqual([200, true]);
    expect((await counts(given)).map(({ event, day }) => [event, day])).toEqual([
      ['earning', '2026-06-29'],
      ['signup', '2026-03-31'],
    ]);
  });

  test('is rejected as an unknown click after that, whether or not the cleanup has run', async () => {
    await send({});
    days(91);
    expectProblem(await send({}), 'bad_input', 400);
    await deleteOldClicks(given.database, 'UTC', { signal: never });
    expectProblem(await send({}), 'bad_input', 400);
    expect(await allRows(given.db, 'conversion')).toEqual([]);
    expect(await counts(given)).toHaveLength(1);
    days(741);
    await deleteOldClicks(given.database, 'UTC', { signal: never });
    expect(await counts(given)).toEqual([]);
  });
});

test('a different currency is kept separate from the market’s and never added to it', async () => {
  await addClick(given, { name: 'turkish', product_id: given.product, market_code: 'TR' });
  await send({ event: 'earning', amount: '10' });
  await send({ event: 'earning', amount: '7', currency: 'EUR' });
  await send({ event: 'earning', amount: '5000', currency: 'JPY' });
  await send({ event: 'earning', amount: '1.234', currency: 'KWD' });
  await send({ click: clickIdOf('turkish'), event: 'earning', amount: '3' });
  expect((await counts(given)).map(({ currency, amount }) => [currency, amount])).toEqual([
    ['EUR', 700],
    ['JPY', 5000],
    ['KWD', 1234],
    ['TRY', 300],
    ['USD', 1000],
  ]);
});

test.each<[path: string, reported: Reported]>([
  ['click', { click: clickIdOf('unknown') }],
  ['click', { click: '' }],
  ['click', { click: 'short' }],
  ['click', { click: `${clickIdOf('one')}' or 1=1` }],
  ['click', { click: 'x'.repeat(41) }],
  ['event', { event: 'install' }],
  ['event', { event: '' }],
  ['amount', { event: 'earning' }],
  ['amount', { event: 'earning', amount: '' }],
  ['amount', { event: 'earning', amount: '{amount}' }],
  ['amount', { event: 'earning', amount: '1e3' }],
  ['amount', { event: 'earning', amount: '1,50' }],
  ['amount', { event: 'earning', amount: '1234567890' }],
  ['amount', { event: 'earning', amount: '1.005' }],
  ['amount', { event: 'earning', amount: '1.0000000' }],
  ['amount', { event: 'earning', amount: '1.5', currency: 'JPY' }],
  ['amount', { event: 'deposit', amount: '-1' }],
  ['amount', { event: 'signup', amount: '5' }],
  ['currency', { currency: 'XQZ' }],
  ['currency', { currency: 'EURO' }],
  ['currency', { currency: 'ŁŁŁ' }],
  ['id', { id: 'ada@visitor.example' }],
  ['id', { id: 'x'.repeat(65) }],
  ['Event', { Event: 'signup' }],
])(
  'an invalid %s is rejected with a 400 that names it, and none of its values is stored: %o',
  async (path, reported) => {
    const { postback: _, ...before } = await dump(given);
    const { errors } = expectProblem(await send(reported), 'bad_input', 400);
    expect(errors?.map((error) => error.path)).toEqual([path]);
    expect(errors?.[0]?.message).not.toContain('/');
    const { postback: logged, ...after } = await dump(given);
    expect(after).toEqual(before);
    expect(logged).toEqual([expect.objectContaining({ errors: JSON.stringify(errors) })]);
  },
);

test.each<[string, Reported]>([
  ['the longest id', { id: 'x'.repeat(64) }],
  ['the largest amount', { event: 'earning', amount: '-999999999.990000' }],
  ['a sign-up with a zero amount', { amount: '0.00' }],
  ['a deposit without an amount', { event: 'deposit' }],
  ['parameters used by other affiliate networks', { network: 'x', utm_source: 'y' }],
])('accepts %s', async (_name, reported) => {
  expect(await sent(reported)).toEqual([200, true]);
});

test('refuses a repeated parameter, and HEAD counts nothing', async () => {
  const url = `/postback/${given.key}?click=${given.click}&event=signup`;
  expectProblem(await given.call('GET', `${url}&event=deposit`), 'bad_input', 400);
  expect((await given.call('HEAD', url)).status).toBe(200);
  expect(await counts(given)).toEqual([]);
  const { headers } = await given.call('GET', url, undefined, {
    headers: { 'if-none-match': '*' },
  });
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  expect(await counts(given)).toHaveLength(1);
});

test('stores only the part of a partner’s data that is counted', async () => {
  const ip = '198.51.100.23';
  const url = `/postback/${given.key}?click=${given.click}&event=earning&amount=1&id=player-4711&name=Quizzical`;
  await given.call('GET', url, undefined, {
    remoteAddress: ip,
    headers: { 'user-agent': 'Unmistakable/77', referer: 'https://quizzical.example' },
  });
  expect(await counts(given)).toHaveLength(1);
  expect(JSON.stringify(await dump(given))).not.toMatch(
    /198\.51|Unmistakable|player-4711|quizzical/i,
  );
});
