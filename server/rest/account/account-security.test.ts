import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRows, onRow, tableNames } from '../../../db/testing/database.ts';
import {
  type AccountApp,
  accountApp,
  password,
} from '../../visitor/account/testing/account-app.ts';

const email = 'ada@visitor.example';

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
});
afterEach(() => given.app.close());

describe('a password change', () => {
  test('ends all other sessions and invalidates a stolen cookie of this one', async () => {
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

  test('accepts 128 characters, and checks all of them', async () => {
    const ada = await given.signedIn(email);
    const longest = 'a long phrase of many words '.padEnd(128, '–');
    const change = { password, new_password: longest };
    expect((await ada.call('POST', '/password', change)).statusCode).toBe(204);
    const signIn = async (typed: string) => (await given.visitor().signIn(email, typed)).statusCode;
    expect([await signIn(longest.slice(0, -1)), await signIn(longest)]).toEqual([401, 303]);
  });

  test('is refused if the account is deleted in the meantime', async () => {
    const ada = await given.signedIn(email);
    await onRow(given.db, 'insert on visitor_session', 'delete from visitor');
    const body = { password, new_password: 'another long password' };
    expect((await ada.call('POST', '/password', body)).statusCode).toBe(401);
  });

  test('requires the current password', async () => {
    const ada = await given.signedIn(email);
    const body = { password: 'not the current password', new_password: 'another long password' };
    const answer = await ada.call('POST', '/password', body);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'password', message: 'Is not the password of this account' }],
    ]);
    const short = await ada.call('POST', '/password', { password, new_password: 'short' });
    expect(short.json().errors).toEqual([
      { path: 'new_password', message: 'Must be at least 10 characters' },
    ]);
  });

  test('to a common one is refused', async () => {
    const ada = await given.signedIn(email);
    const body = { password, new_password: 'Passw0rd!2026' };
    expect((await ada.call('POST', '/password', body)).json().errors).toEqual([
      { path: 'new_password', message: 'Is a common password' },
    ]);
    expect((await given.visitor().signIn(email, password)).statusCode).toBe(303);
  });
});

test('the account holder gets an email about a changed password, in the language of the page', async () => {
  const ada = await given.signedIn(email);
  const body = { password, new_password: 'another long password', lang: 'tr' };
  await ada.call('POST', '/password', body);
  expect((await given.mail.next(email)).text).toContain('parolası değiştirildi');
});

test('sessions are listed without tokens, and can be ended one by one or all together', async () => {
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

describe('deleting an account', () => {
  const everything = async () => {
    const names = await tableNames(given.db);
    const rows = await Promise.all(names.map((name) => allRows(given.db, name)));
    return Object.fromEntries(names.map((name, at) => [name, rows[at]]));
  };

  test('deletes all its rows and none of another account', async () => {
    const [one, other] = [await given.make.promoCode(), await given.make.promoCode()];
    const draftOf = ({ id }: { id: number }) => ({
      saved: [{ kind: 'promo-code', id }],
      copied: [id],
    });
    const bo = await given.signedIn('bo@visitor.example');
    await bo.call('POST', '/saved-items', draftOf(other));
    const before = await everything();
    const ada = await given.signedIn(email);
    await given.visitor().signIn(email, password);
    await ada.call('POST', '/saved-items', draftOf(one));
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
    await ada.call('POST', '/email', { password, email: 'countess@visitor.example' });
    expect((await ada.call('POST', '/deletion', { password })).statusCode).toBe(204);
    expect(await everything()).toEqual(before);
    expect([...ada.jar.keys()]).toEqual([]);
    expect((await ada.signIn(email, password)).statusCode).toBe(401);
    await given.deps.accounts.settled();
    expect(given.mail.emails.at(-1)?.text).toContain('has been deleted');
  });

  test('requires the password', async () => {
    const ada = await given.signedIn(email);
    for (const body of [{}, { password: '' }, { password: 'not this one' }]) {
      const answer = await ada.call('POST', '/deletion', body);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'password']);
    }
    expect(await ada.isSignedIn()).toBe(true);
  });
});

test('a session can be listed, downloaded and ended days after it began; expired ones are left out', async () => {
  const ada = await given.signedIn(email);
  const phone = given.visitor();
  await phone.signIn(email, password);
  const past = new Date(Date.now() - 2 * 24 * 60 * 60_000).toISOString();
  await given.db.updateTable('visitor_session').set({ created_at: past }).execute();
  const { items } = (await ada.call('GET', '/sessions')).json();
  expect(items).toMatchObject([
    { current: true, started_at: past },
    { current: false, started_at: past },
  ]);
  expect((await ada.call('GET', '/data')).json().sessions).toHaveLength(2);
  expect((await ada.call('DELETE', `/sessions/${items[1].id}`)).statusCode).toBe(204);
  expect(await phone.isSignedIn()).toBe(false);
  await phone.signIn(email, password);
  await given.db
    .updateTable('visitor_session')
    .set({ expires_at: past })
    .where('id', '!=', items[0].id)
    .execute();
  expect((await ada.call('GET', '/sessions')).json().items).toHaveLength(1);
});

test('ending all other sessions ends every one, however many there are', async () => {
  const ada = await given.signedIn(email);
  const [own] = await given.db.selectFrom('visitor_session').selectAll().execute();
  const others = Array.from({ length: 150 }, (_, at) => `other ${at}`);
  await given.db
    .insertInto('visitor_session')
    .values(others.map((id) => ({ ...own, id, token: id }) as NonNullable<typeof own>))
    .execute();
  expect((await ada.call('DELETE', '/sessions')).statusCode).toBe(204);
  expect(await allRows(given.db, 'visitor_session')).toEqual([own]);
});

describe('password guesses with a stolen cookie are limited', () => {
  const guessed = (guess: string) =>
    [
      ['/password', { password: guess, new_password: 'another long password' }],
      ['/email', { password: guess, email: 'new@visitor.example' }],
      ['/deletion', { password: guess }],
    ] as const;

  beforeEach(async () => {
    await given.app.close();
    given = await accountApp({ RATE_LIMIT: '600' });
  });

  test('across all calls together', async () => {
    const ada = await given.signedIn(email);
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (const call of guessed(`guess ${round}`)) {
        statuses.push((await ada.call('POST', call[0], call[1])).statusCode);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const right = await ada.call('POST', '/deletion', { password });
    expect([right.statusCode, right.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^(900|8\d\d)$/),
    ]);
    expect((await ada.signIn(email, password)).statusCode).toBe(429);
  });

  test('when sent concurrently', async () => {
    const ada = await given.signedIn(email);
    const guess = () =>
      ada.call('POST', '/email', { password: 'a guess', email: 'new@visitor.example' });
    const answers = await Promise.all(Array.from({ length: 14 }, guess));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  });
});
