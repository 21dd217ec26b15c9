import { afterEach, beforeEach, expect, test } from 'vitest';
import { clickApp } from './testing/click-app.ts';

let given: Awaited<ReturnType<typeof clickApp>>;
let product: number;

beforeEach(async () => {
  given = await clickApp();
  ({ id: product } = await given.make.product());
});

afterEach(() => given.app.close());

test('counts no click on anything that visitors aren’t offered, and /go refuses it too', async () => {
  const rows = { product_id: product };
  const ended = { ...rows, ends_at: '2020-01-01 00:00:00' };
  const things = [
    ['banner', await given.make.banner({ ...rows, is_active: 0 })],
    ['banner', await given.make.banner(ended)],
    ['bonus', await given.make.exclusiveBonus({ ...rows, is_active: 0 })],
    ['promocode', await given.make.promoCode({ ...rows, expires_at: '2020-01-01 00:00:00' })],
    ['promocode', await given.make.promoCode({ ...rows, is_active: false })],
    ['top', await given.make.topListEntry(ended)],
  ] as const;
  for (const [kind, { id }] of things) {
    expect((await given.beacon({ kind, id })).status).toBe(204);
    expect((await given.go(`${kind}/${id}`)).statusCode).toBe(404);
  }
  expect(await given.counts()).toEqual([]);
});

test('counts no click in a market where promotion is not allowed', async () => {
  const { items } = (await given.call('GET', '/admin/markets')).body;
  const turkey = items.find(({ code }: { code: string }) => code === 'TR');
  const body = { ...turkey, uses: undefined, promotion_allowed: false };
  const bonus = await given.make.exclusiveBonus({ product_id: product, market_code: 'TR' });
  await given.call('PUT', `/admin/markets/${turkey.id}`, body);
  expect((await given.beacon({ kind: 'product', id: product, market: 'TR' })).status).toBe(204);
  expect((await given.beacon({ kind: 'bonus', id: bonus.id, market: 'US' })).status).toBe(204);
  expect(await given.counts()).toEqual([]);
});
