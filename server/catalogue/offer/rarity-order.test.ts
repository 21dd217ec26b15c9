import { afterEach, beforeEach, expect, test } from 'vitest';
import { rarities } from '#contract/catalogue/promo-code.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const idsIn = (items: { id: number }[]) => items.map(({ id }) => id);
const found = async (path: string) => (await given.call('GET', path)).body;
const ids = async (path: string) => idsIn((await found(path)).items);

test('rarity doesn’t influence any order of promo codes', async () => {
  const terms = { numbers: { amount: 5, wagering: 0 } };
  const made: number[] = [];
  for (const rarity of ['epic', 'common', 'legendary', 'rare', 'uncommon'] as const) {
    made.push((await given.make.promoCode({ rarity, terms, code: `HARBOR ${made.length}` })).id);
  }
  const newestFirst = made.toReversed();
  const orders = () =>
    Promise.all([
      ids('/promocodes'),
      ...['value', 'wagering', 'newest', 'ending'].map((sort) => ids(`/promocodes?sort=${sort}`)),
      (async () =>
        (await found('/search?q=harbor')).results.promocodes.map(({ id }: { id: number }) => id))(),
    ]);
  const before = await orders();
  expect(before.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => newestFirst));
  for (const [at, id] of made.entries()) {
    const { body } = await given.call('GET', `/admin/promocodes/${id}`);
    const { id: _, product_name: __, product_icon_url: ___, votes: ____, ...draft } = body;
    const { status, text } = await given.call('PUT', `/admin/promocodes/${id}`, {
      ...draft,
      rarity: rarities[at],
    });
    expect(status, text).toBe(200);
  }
  expect(await orders()).toEqual(before);
});
