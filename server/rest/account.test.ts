import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRows } from '../../db/testing.ts';
import { linkIn } from '../account/mail-testing.ts';
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

describe('another password', () => {
  test('ends every other session, a stolen cookie of this one too', async () => {
    const ada = await given.signedIn(email);
    const phone = given.visitor();
    await phone.signIn(email, password);
    const thief = given.visitor();
    for (const [name, value] of ada.jar) thief.jar.set(name, value);
    const body = { password, new_password: 'another long password' };
    expect((await ada.call('POST', '/password', body)).statusCode).toBe(204);
    expect(await ada.isSignedIn()).toBe(true);
    expect(await thief.isSignedIn()).toBe(false);
    expect(await phone.isSignedIn()).toBe(false);
    expect((await phone.signIn(email, password)).statusCode).toBe(401);
    expect((await phone.signIn(email, 'another long password')).statusCode).toBe(303);
  });

  test('needs the one so far', async () => {
    const ada = await given.signedIn(email);
    const body = { password: 'not the one so far', new_password: 'another long password' };
    const answer = await ada.call('POST', '/password', body);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'password', message: 'Is not the password of this account' }],
    ]);
    const short = await ada.call('POST', '/password', { password, new_password: 'short' });
    expect(short.json().errors).toMatchObject([{ path: 'new_password' }]);
  });
});

describe('another address', () => {
  test('counts once its letter was followed; the old one is told before', async () => {
    const ada = await given.signedIn(email);
    const body = { password, email: 'Countess@visitor.example', lang: 'tr' };
    expect((await ada.call('POST', '/email', body)).statusCode).toBe(204);
    const letters = [await given.mail.next(), await given.mail.next()];
    const to = (address: string) => letters.find((letter) => letter.to[0] === address);
    expect(to(email)?.text).toContain('adres istedi');
    expect((await ada.call('GET', '')).json().email).toBe(email);

    const letter = to('countess@visitor.example');
    const link = new URL(letter ? linkIn(letter) : '');
    expect(link.pathname).toBe('/tr/signin/confirm');
    const elsewhere = given.visitor();
    const followed = await elsewhere.get(link.pathname + link.search);
    expect(followed.headers.location).toBe('/tr/signin/confirmed');
    expect(elsewhere.jar.size).toBe(0);
    expect(await allRows(given.db, 'visitor_session')).toHaveLength(1);
    expect((await ada.call('GET', '')).json().email).toBe('countess@visitor.example');
    const again = await elsewhere.get(link.pathname + link.search);
    expect(again.headers.location).toBe('/tr/signin/expired');
  });

  test('needs the password, and does not say whether it is taken', async () => {
    const ada = await given.signedIn(email);
    await given.registered('bo@visitor.example');
    const wrong = await ada.call('POST', '/email', { password: 'wrong', email: 'x@y.example' });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'password']);
    const taken = await ada.call('POST', '/email', { password, email: 'bo@visitor.example' });
    expect(taken.statusCode).toBe(204);
    expect((await given.mail.next()).to).toEqual([email]);
    expect(given.mail.letters).toEqual([]);
    const bad = await ada.call('POST', '/email', { password, email: 'no address' });
    expect(bad.json().errors).toMatchObject([{ path: 'email' }]);
  });

  test('a link that nobody sent changes nothing', async () => {
    for (const token of ['', 'x', 'a.b.c']) {
      const answer = await given.visitor().get(`/signin/confirm?token=${token}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/signin/expired']);
    }
  });
});

test('sessions are listed without their tokens, and can be ended one by one or together', async () => {
  const ada = await given.signedIn(email);
  const [phone, tablet] = [given.visitor(), given.visitor()];
  await phone.signIn(email, password);
  await tablet.signIn(email, password);
  const { items } = (await ada.call('GET', '/sessions')).json();
  expect(items.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
  const tokens = (await allRows(given.db, 'visitor_session')).map(({ token }) => String(token));
  for (const token of tokens) expect(JSON.stringify(items)).not.toContain(token);
  const bo = await given.signedIn('bo@visitor.example');
  await bo.call('DELETE', `/sessions/${items[1].id}`);
  expect((await phone.isSignedIn()) && (await tablet.isSignedIn())).toBe(true);
  expect((await ada.call('DELETE', `/sessions/${items[1].id}`)).statusCode).toBe(204);
  expect([await phone.isSignedIn(), await tablet.isSignedIn()].filter(Boolean)).toHaveLength(1);
  expect((await ada.call('DELETE', '/sessions')).statusCode).toBe(204);
  expect([await ada.isSignedIn(), await phone.isSignedIn(), await tablet.isSignedIn()]).toEqual([
    true,
    false,
    false,
  ]);
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

describe('an account that is deleted', () => {
  const everything = async () => {
    const tables = await given.db.introspection.getTables();
    const rows = await Promise.all(tables.map(({ name }) => allRows(given.db, name as 'visitor')));
    return Object.fromEntries(tables.map(({ name }, at) => [name, rows[at]]));
  };

  test('leaves no row behind, and takes nothing of another along', async () => {
    const bo = await given.signedIn('bo@visitor.example');
    await bo.call('POST', '/belongings', { saved: [{ kind: 'product', id: 2 }], copied: [2] });
    const before = await everything();
    const ada = await given.signedIn(email);
    await given.visitor().signIn(email, password);
    await ada.call('POST', '/belongings', { saved: [{ kind: 'product', id: 1 }], copied: [1] });
    await ada.post('/signin', { form: 'forgotten', email });
    await given.mail.next();
    const full = await everything();
    for (const table of [
      'visitor',
      'visitor_session',
      'visitor_credential',
      'visitor_verification',
      'saved_offer',
      'copied_code',
    ]) {
      expect([table, full[table]?.length]).not.toEqual([table, before[table]?.length]);
    }
    expect((await ada.call('POST', '/deletion', { password })).statusCode).toBe(204);
    expect(await everything()).toEqual(before);
    expect([...ada.jar.keys()]).toEqual([]);
    expect((await ada.signIn(email, password)).statusCode).toBe(401);
  });

  test('needs its password', async () => {
    const ada = await given.signedIn(email);
    for (const body of [{}, { password: '' }, { password: 'not this one' }]) {
      const answer = await ada.call('POST', '/deletion', body);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'password']);
    }
    expect(await ada.isSignedIn()).toBe(true);
  });
});

test('who has a stolen cookie cannot guess the password with it', async () => {
  await given.app.close();
  given = await accountApp({ RATE_LIMIT: '600' });
  const ada = await given.signedIn(email);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const body = { password: `guess ${guess}`, new_password: 'another long password' };
    statuses.push((await ada.call('POST', '/password', body)).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});
