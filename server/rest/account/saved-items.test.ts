import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { promoCodeResource } from '../../catalogue/resource/promo-code.ts';
import { type AccountApp, accountApp } from '../../visitor/account/testing/account-app.ts';

const email = 'ada@visitor.example';

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
  await given.make.product({ i18n: { en: { name: 'Lucky Harbor' } } });
  await given.make.exclusiveBonus({ i18n: { en: { title: 'A full logbook' } } });
  await given.make.promoCode({ code: 'HARBOR' });
});
afterEach(() => given.app.close());

describe('saved items', () => {
  test('are listed as cards of the market, newest first', async () => {
    const product = await given.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
    const bonus = await given.make.exclusiveBonus({ product_id: product.id });
    const code = await given.make.promoCode({ code: 'LANTERN' });
    const turkish = await given.make.promoCode({ code: 'FENER', market_code: 'TR' });
    const ada = await given.signedIn(email);
    const response = await ada.call('POST', '/saved-items', {
      saved: [
        { kind: 'product', id: product.id },
        { kind: 'bonus', id: bonus.id },
        { kind: 'promo-code', id: code.id },
        { kind: 'promo-code', id: turkish.id },
        { kind: 'product', id: 999 },
      ],
      copied: [turkish.id, code.id, code.id],
    });
    expect(response.json().saved).toHaveLength(4);
    expect((await ada.call('GET', '/saved-items')).json()).toMatchObject({
      products: [{ name: 'Copper Lantern' }],
      bonuses: [{ id: bonus.id }],
      promocodes: [{ code: 'LANTERN' }],
      copied: [{ code: 'LANTERN' }],
    });
    expect((await ada.call('GET', '/saved-items?market=TR')).json()).toMatchObject({
      bonuses: [],
      promocodes: [{ code: 'FENER' }],
      copied: [{ code: 'FENER' }],
    });
  });

  test('are merged with existing ones without duplicates', async () => {
    const ada = await given.signedIn(email);
    await ada.call('POST', '/saved-items', { saved: [{ kind: 'product', id: 1 }] });
    const saved = [
      { kind: 'product', id: 1 },
      { kind: 'bonus', id: 1 },
    ];
    await ada.call('POST', '/saved-items', { saved });
    expect((await ada.call('GET', '')).json().saved).toHaveLength(2);
    expect((await ada.call('DELETE', '/saved/bonus/1')).statusCode).toBe(204);
    expect((await ada.call('DELETE', '/saved/bonus/1')).statusCode).toBe(204);
    expect((await ada.call('GET', '')).json().saved).toEqual([{ kind: 'product', id: 1 }]);
  });

  test('belong to one visitor only', async () => {
    const ada = await given.signedIn(email);
    const bo = await given.signedIn('bo@visitor.example');
    await ada.call('POST', '/saved-items', { saved: [{ kind: 'product', id: 1 }], copied: [1] });
    await bo.call('DELETE', '/saved/product/1');
    expect((await ada.call('GET', '')).json().saved).toHaveLength(1);
    expect((await bo.call('GET', '')).json().saved).toEqual([]);
  });

  test('include the twenty most recently copied codes', async () => {
    for (let made = 1; made < 30; made += 1) await given.make.promoCode();
    const ada = await given.signedIn(email);
    await ada.call('POST', '/saved-items', {
      copied: Array.from({ length: 25 }, (_, at) => at + 1),
    });
    expect(await allRows(given.db, 'copied_code')).toHaveLength(20);
    await ada.call('POST', '/saved-items', { copied: [20, 30] });
    const ids = (await allRows(given.db, 'copied_code')).map(({ promo_code_id }) => promo_code_id);
    expect(ids.sort((one, other) => Number(one) - Number(other))).toEqual([
      ...Array.from({ length: 18 }, (_, at) => at + 1),
      20,
      30,
    ]);
  });

  test('of one kind are listed in the order in which they were sent', async () => {
    for (let made = 1; made < 4; made += 1) await given.make.product();
    const ada = await given.signedIn(email);
    const ids = [3, 1, 4];
    const saved = ids.map((id) => ({ kind: 'product', id }));
    await ada.call('POST', '/saved-items', { saved });
    await ada.call('POST', '/saved-items', { saved: [{ kind: 'product', id: 2 }] });
    const { products } = (await ada.call('GET', '/saved-items')).json();
    expect(products.map(({ id }: { id: number }) => id)).toEqual([2, ...ids]);
  });

  test('are deleted with their products, bonuses and codes', async () => {
    const ada = await given.signedIn(email);
    const saved = [
      { kind: 'product', id: 1 },
      { kind: 'product', id: 77 },
      { kind: 'promo-code', id: 1 },
    ];
    const response = await ada.call('POST', '/saved-items', { saved, copied: [1, 77] });
    expect(response.json().saved).toEqual([saved[0], saved[2]]);
    await promoCodeResource.delete(given.writer, 1);
    const left = await ada.call('POST', '/saved-items', { saved: [saved[0]], copied: [77] });
    expect(left.json().saved).toEqual([saved[0]]);
    expect(await allRows(given.db, 'copied_code')).toEqual([]);
  });

  test('that are not live in any market are counted and can be removed', async () => {
    await given.make.exclusiveBonus({ is_active: 0 });
    await given.make.promoCode({ expires_at: '2020-01-01 00:00:00' });
    await given.make.promoCode({ market_code: 'TR' });
    const ada = await given.signedIn(email);
    const live = [
      { kind: 'product', id: 1 },
      { kind: 'bonus', id: 1 },
      { kind: 'promo-code', id: 3 },
    ];
    const ended = [
      { kind: 'bonus', id: 2 },
      { kind: 'promo-code', id: 2 },
    ];
    await ada.call('POST', '/saved-items', { saved: [...live, ...ended] });
    expect((await ada.call('GET', '/saved-items')).json().unavailable).toBe(2);
    const removed = await ada.call('DELETE', '/saved/unavailable');
    expect([removed.statusCode, removed.json().saved]).toEqual([200, live]);
    expect((await ada.call('GET', '/saved-items')).json().unavailable).toBe(0);
  });

  test('are also counted when their market is retired', async () => {
    const code = await given.make.promoCode({ market_code: 'TR' });
    const bonus = await given.make.exclusiveBonus({ market_code: 'TR' });
    const ada = await given.signedIn(email);
    const saved = [
      { kind: 'promo-code', id: code.id },
      { kind: 'bonus', id: bonus.id },
    ];
    await ada.call('POST', '/saved-items', { saved });
    expect((await ada.call('GET', '/saved-items')).json().unavailable).toBe(0);
    const turkey = (await given.call('GET', '/admin/markets/2')).body;
    await given.call('PUT', '/admin/markets/2', { ...turkey, is_active: false });
    expect((await ada.call('GET', '/saved-items')).json().unavailable).toBe(2);
  });

  test('are limited to the five hundred saved last', async () => {
    const product = { icon_url: null, rating: null, ref_link: null };
    await given.db.insertInto('product').values(Array(510).fill(product)).execute();
    const ada = await given.signedIn(email);
    const many = (from: number, count: number) => ({
      saved: Array.from({ length: count }, (_, at) => ({ kind: 'product', id: from + at })),
    });
    expect((await ada.call('POST', '/saved-items', many(1, 501))).statusCode).toBe(400);
    expect((await ada.call('POST', '/saved-items', many(1, 500))).statusCode).toBe(200);
    const { saved } = (await ada.call('POST', '/saved-items', many(501, 2))).json();
    expect(saved).toHaveLength(500);
    expect(saved.slice(0, 3)).toEqual([501, 502, 1].map((id) => ({ kind: 'product', id })));
    for (const wrong of [{ saved: [{ kind: 'banner', id: 1 }] }, { copied: ['1'] }, { saved: 1 }]) {
      expect((await ada.call('POST', '/saved-items', wrong)).statusCode).toBe(400);
    }
  });
});
