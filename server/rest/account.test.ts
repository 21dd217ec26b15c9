import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRows } from '../../db/testing.ts';
import { type AccountApp, accountApp, password } from '../account/testing.ts';

// Hashing is slow by intent, and slower where other tests run beside it.
vi.setConfig({ testTimeout: 30_000 });

const email = 'ada@visitor.example';

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
});
afterEach(() => given.app.close());

const calls = [
  ['GET', ''],
  ['GET', '/shelf'],
  ['GET', '/sessions'],
  ['GET', '/data'],
  ['POST', '/belongings', { saved: [{ kind: 'product', id: 1 }] }],
  ['DELETE', '/saved/product/1'],
  ['POST', '/password', { password, new_password: 'another long password' }],
  ['POST', '/email', { password, email: 'new@visitor.example' }],
  ['DELETE', '/sessions'],
  ['DELETE', '/sessions/x'],
  ['POST', '/deletion', { password }],
] as const;

test('every call is a 401 to who is not signed in', async () => {
  const stranger = given.visitor();
  for (const [method, path, body] of calls) {
    const answer = await stranger.call(method, path, body);
    expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('no call can be made from another site', async () => {
  const ada = await given.signedIn(email);
  await ada.call('POST', '/belongings', { saved: [{ kind: 'product', id: 1 }] });
  const before = await allRows(given.db, 'saved_offer');
  for (const [method, path, payload] of calls) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': undefined, origin: 'https://elsewhere.example' },
    ]) {
      const answer = await ada.send({
        method,
        url: `/api/account${path}`,
        headers,
        ...(payload && { payload }),
      });
      expect([method, path, answer.statusCode]).toEqual([method, path, 403]);
    }
  }
  expect(await ada.isSignedIn()).toBe(true);
  expect(await allRows(given.db, 'saved_offer')).toEqual(before);
  expect(given.mail.letters).toEqual([]);
});

describe('what is put aside', () => {
  test('comes back as cards of the market, the newest first', async () => {
    const product = await given.make.product({ i18n: { en: { name: 'Copper Lantern' } } });
    const bonus = await given.make.exclusiveBonus({ product_id: product.id });
    const code = await given.make.promoCode({ code: 'LANTERN' });
    const turkish = await given.make.promoCode({ code: 'FENER', market_code: 'TR' });
    const ada = await given.signedIn(email);
    const kept = await ada.call('POST', '/belongings', {
      saved: [
        { kind: 'product', id: product.id },
        { kind: 'bonus', id: bonus.id },
        { kind: 'promo-code', id: code.id },
        { kind: 'promo-code', id: turkish.id },
        { kind: 'product', id: 999 },
      ],
      copied: [turkish.id, code.id, code.id],
    });
    expect(kept.json().saved).toHaveLength(5);
    expect((await ada.call('GET', '/shelf')).json()).toMatchObject({
      products: [{ name: 'Copper Lantern' }],
      bonuses: [{ id: bonus.id }],
      promocodes: [{ code: 'LANTERN' }],
      copied: [{ code: 'LANTERN' }],
    });
    expect((await ada.call('GET', '/shelf?market=TR')).json()).toMatchObject({
      bonuses: [],
      promocodes: [{ code: 'FENER' }],
      copied: [{ code: 'FENER' }],
    });
  });

  test('is merged with what was there, each once', async () => {
    const ada = await given.signedIn(email);
    await ada.call('POST', '/belongings', { saved: [{ kind: 'product', id: 1 }] });
    const saved = [
      { kind: 'product', id: 1 },
      { kind: 'bonus', id: 1 },
    ];
    await ada.call('POST', '/belongings', { saved });
    expect((await ada.call('GET', '')).json().saved).toHaveLength(2);
    expect((await ada.call('DELETE', '/saved/bonus/1')).statusCode).toBe(204);
    expect((await ada.call('DELETE', '/saved/bonus/1')).statusCode).toBe(204);
    expect((await ada.call('GET', '')).json().saved).toEqual([{ kind: 'product', id: 1 }]);
  });

  test('is for its own visitor alone', async () => {
    const ada = await given.signedIn(email);
    const bo = await given.signedIn('bo@visitor.example');
    await ada.call('POST', '/belongings', { saved: [{ kind: 'product', id: 1 }], copied: [1] });
    await bo.call('DELETE', '/saved/product/1');
    expect((await ada.call('GET', '')).json().saved).toHaveLength(1);
    expect((await bo.call('GET', '')).json().saved).toEqual([]);
  });

  test('keeps the twenty codes copied last', async () => {
    const ada = await given.signedIn(email);
    await ada.call('POST', '/belongings', {
      copied: Array.from({ length: 25 }, (_, at) => at + 1),
    });
    await ada.call('POST', '/belongings', { copied: [20, 30] });
    const ids = (await allRows(given.db, 'copied_code')).map(({ promo_code_id }) => promo_code_id);
    expect(ids.sort((one, other) => Number(one) - Number(other))).toEqual([
      ...Array.from({ length: 18 }, (_, at) => at + 1),
      20,
      30,
    ]);
  });

  test('has bounds', async () => {
    const ada = await given.signedIn(email);
    const many = (from: number, count: number) => ({
      saved: Array.from({ length: count }, (_, at) => ({ kind: 'product', id: from + at })),
    });
    expect((await ada.call('POST', '/belongings', many(1, 501))).statusCode).toBe(400);
    expect((await ada.call('POST', '/belongings', many(1, 500))).statusCode).toBe(200);
    expect((await ada.call('POST', '/belongings', many(501, 1))).statusCode).toBe(409);
    expect(await allRows(given.db, 'saved_offer')).toHaveLength(500);
    for (const wrong of [{ saved: [{ kind: 'banner', id: 1 }] }, { copied: ['1'] }, { saved: 1 }]) {
      expect((await ada.call('POST', '/belongings', wrong)).statusCode).toBe(400);
    }
  });
});

test('a visitor takes everything along in one file', async () => {
  const ada = await given.signedIn(email);
  await ada.call('POST', '/belongings', { saved: [{ kind: 'bonus', id: 4 }], copied: [7] });
  const file = await ada.call('GET', '/data');
  expect(file.headers['content-disposition']).toBe('attachment; filename="account.json"');
  expect(file.json()).toMatchObject({
    email,
    sessions: [{ current: true }],
    saved_offers: [{ kind: 'bonus', id: 4 }],
    copied_codes: [{ id: 7 }],
  });
});
