// Runs on PostgreSQL too: the figures are added up by the database.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { addClickCounts } from '../../../db/repositories/partner/click-count.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const figures = (ids: unknown) => given.call('GET', `/admin/products/figures?ids=${ids}`);

async function figuresOf(id: number) {
  const { status, body } = await figures(id);
  expect(status).toBe(200);
  expect(body.items).toHaveLength(1);
  return body.items[0];
}

const market = (market_code: string, availability: 'open' | 'closed') => ({
  market_code,
  availability,
});

test('shows where a product is open, and a region follows its country', async () => {
  await given.call('POST', '/admin/markets', {
    code: 'US-NJ',
    parent_code: 'US',
    i18n: { en: { name: 'New Jersey' } },
    sort_order: 9,
  });
  const { id } = await given.make.product({
    markets: [market('US', 'closed'), market('TR', 'open')],
  });
  const { markets } = await figuresOf(id);
  expect(markets).toEqual([
    { code: 'US', availability: 'closed' },
    { code: 'TR', availability: 'open' },
    { code: 'US-NJ', availability: 'closed' },
  ]);
  const other = await given.make.product();
  const unknown = await figuresOf(other.id);
  expect(unknown.markets[0]).toEqual({ code: 'US', availability: 'unknown' });
});

test('counts only offers that visitors of their market see now', async () => {
  const { make } = given;
  const { id } = await make.product({ markets: [market('TR', 'closed')] });
  await make.exclusiveBonus({ product_id: id });
  await make.exclusiveBonus({ product_id: id, is_active: false });
  await make.exclusiveBonus({ product_id: id, starts_at: '2999-01-01 00:00:00' });
  await make.promoCode({ product_id: id });
  await make.promoCode({ product_id: id, market_code: 'TR' });
  await make.promoCode();
  expect((await figuresOf(id)).live_offers).toBe(2);

  const { body } = await given.call('GET', '/admin/markets');
  const us = body.items.find(({ code }: { code: string }) => code === 'US');
  const hidden = await given.call('PUT', `/admin/markets/${us.id}`, {
    ...us,
    rules: [{ subject: 'promo_codes', effect: 'hide' }],
  });
  expect(hidden.status).toBe(200);
  expect((await figuresOf(id)).live_offers).toBe(1);
});

test('shows who changed a product last, and when', async () => {
  const { id } = await given.make.product();
  const before = await figuresOf(id);
  expect(before.changed_by).toBe('test');
  const { body } = await given.call('GET', `/admin/products/${id}`);
  await given.call('PUT', `/admin/products/${id}`, { ...body, rating: 4.2 });
  const after = await figuresOf(id);
  expect(after.changed_by).toBe('Administrator');
  expect(after.changed_at >= before.changed_at).toBe(true);
});

test('adds up the clicks of 28 days in all markets, including today', async () => {
  const { id } = await given.make.product();
  const today = localDay('UTC', Date.now());
  const place = { kind: 'product' as const, item_id: id, page: 'casino', block: 'list' };
  const clicks = (daysAgo: number, market_code: string, count: number) => ({
    ...place,
    product_id: id,
    day: dayBefore(today, daysAgo),
    position: 1,
    market_code,
    clicks: count,
    repeats: 5,
  });
  await addClickCounts(given.db, [
    clicks(0, 'US', 3),
    clicks(27, 'TR', 4),
    clicks(28, 'US', 100),
  ] as never);
  expect((await figuresOf(id)).clicks).toBe(7);
});

test('skips unknown ids and refuses more than a hundred', async () => {
  const { id } = await given.make.product();
  const { body } = await figures(`999999,${id}`);
  expect(body.items.map((row: { id: number }) => row.id)).toEqual([id]);
  const list = (length: number) => Array.from({ length }, (_, index) => index + 1).join();
  expect((await figures(list(100))).status).toBe(200);
  for (const ids of [list(101), '', '0', '1,,2', '99999999999']) {
    expect((await figures(ids)).status).toBe(400);
  }
});
