import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEngine } from '../../../db/open.ts';
import { allRows, onRow, refuse } from '../../../db/testing/database.ts';
import { cheapPasswordHashing } from '../../testing/password-hashing.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { tokenIn } from './testing/mail-server.ts';

const email = 'ada@visitor.example';

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
});
afterEach(() => given.app.close());

describe('at the same moment', () => {
  const welcome = async () => {
    await given.visitor().post('/signin', { form: 'sign-up', email });
    return `/signin/password?token=${tokenIn(await given.mail.next())}`;
  };
  const chosen = (links: string[]) =>
    Promise.all(
      links.map(async (link, at) => {
        const answer = await given.visitor().post(link, { password: `${password} ${at}` });
        return answer.statusCode === 303 ? 'chosen' : answer.json().refusal;
      }),
    );

  test('a link works once', async () => {
    const link = await welcome();
    expect((await chosen([link, link, link])).sort()).toEqual(['chosen', 'expired', 'expired']);
  });

  test('two links of a new visitor set one password', async () => {
    const link = await welcome();
    await onRow(
      given.db,
      'insert on visitor_credential',
      `
      insert into visitor_credential (id, visitor_id, account_id, provider_id, created_at, updated_at)
      values ('first', new.visitor_id, new.account_id, new.provider_id, new.created_at, '')`,
    );
    expect(await chosen([link])).toEqual(['expired']);
  });

  test('a link that is used while the password changes is expired', async () => {
    await given.app.close();
    const [hashing, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hash = async (password: string) => {
      if (password === 'chosen by a link') {
        hashing.resolve();
        await changed.promise;
      }
      return cheapPasswordHashing.hash(password);
    };
    given = await accountApp({}, { ...cheapPasswordHashing, hash });
    const ada = await given.signedIn(email);
    await given.visitor().post('/signin', { form: 'forgotten', email });
    const link = `/signin/password?token=${tokenIn(await given.mail.next(email))}`;
    const answer = given.visitor().post(link, { password: 'chosen by a link' });
    await hashing.promise;
    const change = { password, new_password: 'chosen by the owner', lang: 'en' };
    expect((await ada.call('POST', '/password', change)).statusCode).toBe(204);
    changed.resolve();
    expect((await answer).json().refusal).toBe('expired');
    expect(await ada.isSignedIn()).toBe(true);
    expect((await given.visitor().signIn(email, 'chosen by a link')).statusCode).toBe(401);
  });

  test('a password that changes during its check opens no session', async () => {
    const ada = await given.registered(email);
    await onRow(
      given.db,
      'insert on visitor_session',
      "update visitor_credential set password = 'another'",
    );
    const answer = await ada.signIn(email, password);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(await allRows(given.db, 'visitor_session')).toEqual([]);
  });
});

describe('when the database fails', () => {
  const broken = (statement: string, condition?: string) =>
    onRow(given.db, `${statement} on visitor_session`, refuse('broken', condition));
  const repaired = 'repaired';
  const brokenUntilRepaired = () => broken('delete', `old.user_agent <> '${repaired}'`);
  const repair = () =>
    given.db.updateTable('visitor_session').set({ user_agent: repaired }).execute();

  test('a visitor who could not be signed out gets an error page and is still signed in', async () => {
    const ada = await given.signedIn(email);
    await broken('delete');
    const answer = await ada.post('/signout');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(await ada.isSignedIn()).toBe(true);
  });

  test('a new password is stored only if it ends all other sessions', async () => {
    const ada = await given.signedIn(email);
    const thief = given.visitor();
    await thief.signIn(email, password);
    await brokenUntilRepaired();
    const change = { password, new_password: 'chosen by the owner', lang: 'en' };
    expect((await ada.call('POST', '/password', change)).statusCode).toBe(500);
    await repair();
    expect((await ada.call('POST', '/password', change)).statusCode).toBe(204);
    expect(await thief.isSignedIn()).toBe(false);
  });

  test('a link remains valid until its password is stored and all sessions have ended', async () => {
    const thief = await given.signedIn(email);
    await given.visitor().post('/signin', { form: 'forgotten', email });
    const link = `/signin/password?token=${tokenIn(await given.mail.next(email))}`;
    await brokenUntilRepaired();
    const first = await given.visitor().post(link, { password: 'chosen by a link' });
    expect([first.statusCode, first.json().refusal]).toEqual([500, 'other']);
    expect((await given.visitor().signIn(email, 'chosen by a link')).statusCode).toBe(401);
    await repair();
    const again = await given.visitor().post(link, { password: 'chosen by a link' });
    expect(again.statusCode).toBe(303);
    expect(await thief.isSignedIn()).toBe(false);
  });

  test('a visitor who could not be signed in sees an error in the form', async () => {
    const ada = await given.registered(email);
    await broken('insert');
    const answer = await ada.signIn(email, password);
    expect([answer.statusCode, answer.json().refusal]).toEqual([500, 'other']);
  });

  test('a signed-in visitor is not treated as signed out: a busy database answers 503, a failing one 500', async () => {
    const ada = await given.signedIn(email);
    const soon = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    await given.db.updateTable('visitor_session').set({ expires_at: soon }).execute();
    const { db: other } = await openEngine(given.database.address);
    await other.transaction().execute(async (trx) => {
      await trx.updateTable('visitor_session').set({ user_agent: 'other' }).execute();
      const busy = await ada.call('GET', '');
      expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '2']);
      expect((await ada.get('/account')).statusCode).toBe(503);
    });
    await other.destroy();
    await broken('update');
    expect((await ada.call('GET', '')).statusCode).toBe(500);
  });
});
