import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { token } from '../../testing/app.ts';
import { insertSavedItems } from '../../visitor/account/saved-items.ts';
import {
  type AccountApp,
  accountApp,
  password,
} from '../../visitor/account/testing/account-app.ts';

const email = 'ada@visitor.example';

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
  await given.make.product({ i18n: { en: { name: 'Lucky Harbor' } } });
  await given.make.exclusiveBonus({ i18n: { en: { title: 'A full logbook' } } });
  await given.make.promoCode({ code: 'HARBOR' });
});
afterEach(() => given.app.close());

const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

const calls = [
  ['GET', ''],
  ['GET', '/saved-items'],
  ['GET', '/sessions'],
  ['GET', '/data'],
  ['POST', '/saved-items', { saved: [{ kind: 'product', id: 1 }] }],
  ['DELETE', '/saved/product/1'],
  ['DELETE', '/saved/unavailable'],
  ['POST', '/password', { password, new_password: 'another long password' }],
  ['POST', '/email', { password, email: 'new@visitor.example' }],
  ['DELETE', '/sessions'],
  ['DELETE', '/sessions/x'],
  ['POST', '/deletion', { password }],
] as const;

test('every call answers 401 without a session', async () => {
  const stranger = given.visitor();
  for (const [method, path, body] of calls) {
    const answer = await stranger.call(method, path, body);
    expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('no response may be cached', async () => {
  const ada = await given.signedIn(email);
  for (const path of ['', '/saved-items?market=US&lang=en', '/sessions', '/data']) {
    const { statusCode, headers } = await ada.call('GET', path);
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
});

test('calls from another site are refused', async () => {
  const ada = await given.signedIn(email);
  await ada.call('POST', '/saved-items', { saved: [{ kind: 'product', id: 1 }] });
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
  expect(given.mail.emails).toEqual([]);
});

test('a visitor can download all account data in one file', async () => {
  const ada = await given.signedIn(email);
  await ada.call('POST', '/saved-items', { saved: [{ kind: 'bonus', id: 1 }], copied: [1] });
  const file = await ada.call('GET', '/data');
  expect(file.headers['content-disposition']).toBe('attachment; filename="account.json"');
  expect(file.json()).toMatchObject({
    email,
    sessions: [{ current: true }],
    saved_offers: [{ kind: 'bonus', id: 1, name: 'A full logbook', saved_at: anyTime }],
    copied_codes: [{ id: 1, name: 'HARBOR', copied_at: anyTime }],
    note: expect.stringContaining('Messages and applications'),
  });
});

test('saving items for a deleted account answers 401', async () => {
  const saving = insertSavedItems(given.db, 'nobody', {
    saved: [{ kind: 'product', id: 1 }],
    copied: [],
  });
  await expect(saving).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a visitor cannot make admin calls, and an admin token cannot make account calls', async () => {
  const ada = await given.signedIn(email);
  const admin = { method: 'GET', url: '/api/admin/products' } as const;
  expect((await ada.send(admin)).statusCode).toBe(401);
  const headers = { 'x-admin-token': token };
  expect((await given.visitor().send({ ...admin, headers })).statusCode).toBe(200);
  const account = { method: 'GET', url: '/api/account', headers } as const;
  expect((await given.visitor().send(account)).statusCode).toBe(401);
});
