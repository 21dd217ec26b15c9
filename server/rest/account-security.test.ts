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
