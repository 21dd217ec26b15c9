import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPasswordHash } from '../../../db/repositories/visitor/visitor.ts';
import { allRows } from '../../../db/testing/database.ts';
import { visitorSecret } from '../../testing/app.ts';
import { emailChanges } from './email-change.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { linkIn } from './testing/mail-server.ts';

const email = 'ada@visitor.example';
const next = 'countess@visitor.example';

type Visitor = ReturnType<AccountApp['visitor']>;

let given: AccountApp;
let ada: Visitor;
beforeEach(async () => {
  given = await accountApp();
  ada = await given.signedIn(email);
});
afterEach(() => given.app.close());

const emailOf = async (visitor: Visitor) => (await visitor.call('GET', '')).json().email;

const linkTo = async (to: string) => {
  const { pathname, search } = new URL(linkIn(await given.mail.next(to)));
  return pathname + search;
};

/** Returns the links sent to the new and to the old email address. */
async function askForChange(to = next, more: object = {}) {
  const answer = await ada.call('POST', '/email', { password, email: to, ...more });
  expect(answer.statusCode).toBe(204);
  return { confirm: await linkTo(to.toLowerCase()), stop: await linkTo(email) };
}

const redirectOf = async (link: string, visitor = given.visitor()) =>
  (await visitor.post(link)).headers.location;

test('an account gets its new email address once the link sent there is confirmed, in any browser', async () => {
  const { confirm } = await askForChange('Countess@visitor.example', { lang: 'tr' });
  expect(confirm).toMatch(/^\/tr\/signin\/confirm\?token=/);
  const elsewhere = given.visitor();
  expect((await elsewhere.get(confirm)).statusCode).toBe(200);
  await elsewhere.send({ method: 'HEAD', url: confirm });
  expect(await emailOf(ada)).toBe(email);

  expect(await redirectOf(confirm, elsewhere)).toBe('/tr/signin/confirmed');
  expect(elsewhere.jar.size).toBe(0);
  expect(await allRows(given.db, 'visitor_session')).toHaveLength(1);
  expect(await emailOf(ada)).toBe(next);
  expect((await given.mail.next(email)).text).toContain('adresi isteğiniz üzerine değiştirildi');
  expect(await redirectOf(confirm)).toBe('/tr/signin/expired');
});

test('a form on another site can neither confirm nor stop the change', async () => {
  const links = await askForChange();
  for (const link of [links.confirm, links.stop]) {
    const answer = await given.visitor().post(link, {}, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  }
  expect(await redirectOf(links.confirm)).toBe('/signin/confirmed');
});

test('a password chosen through an emailed link cancels a change requested by someone else', async () => {
  const { confirm } = await askForChange();
  await ada.post('/signin', { form: 'forgotten', email });
  await ada.post(await linkTo(email), { password: 'another long password' });
  expect(await redirectOf(confirm)).toBe('/signin/expired');
  await ada.signIn(email, 'another long password');
  expect(await emailOf(ada)).toBe(email);
});

test('a changed password cancels the change and every open password link', async () => {
  const { confirm } = await askForChange();
  await ada.post('/signin', { form: 'forgotten', email });
  const reset = await linkTo(email);
  await ada.call('POST', '/password', { password, new_password: 'another long password' });
  expect(await redirectOf(confirm)).toBe('/signin/expired');
  expect((await ada.post(reset, { password })).json().refusal).toBe('expired');
  expect(await allRows(given.db, 'visitor_verification')).toEqual([]);
});

test('a confirmed change invalidates the links sent to the old email address', async () => {
  const { confirm } = await askForChange();
  await ada.post('/signin', { form: 'forgotten', email });
  const reset = await linkTo(email);
  expect(await redirectOf(confirm)).toBe('/signin/confirmed');
  expect((await ada.post(reset, { password })).json().refusal).toBe('expired');
});

test('the link sent to the old email address can stop the change, but not confirm it', async () => {
  const { confirm, stop } = await askForChange();
  expect((await given.visitor().get(stop)).statusCode).toBe(200);
  expect(await redirectOf(stop.replace('/stop', '/confirm'))).toBe('/signin/expired');
  expect(await redirectOf(stop)).toBe('/signin/stopped');
  expect(await redirectOf(confirm)).toBe('/signin/expired');
  expect(await emailOf(ada)).toBe(email);
});

test('a second request replaces the first', async () => {
  const { confirm } = await askForChange('mistyped@visitor.example');
  const { confirm: right } = await askForChange();
  expect(await redirectOf(confirm)).toBe('/signin/expired');
  expect(await redirectOf(right)).toBe('/signin/confirmed');
});

test('a link works for an hour, and the database stores only its digest', async () => {
  const { confirm, stop } = await askForChange();
  const [row] = await allRows(given.db, 'visitor_verification');
  for (const link of [confirm, stop]) {
    expect(JSON.stringify(row)).not.toContain(new URLSearchParams(link.split('?')[1]).get('token'));
  }
  const left = Date.parse(String(row?.expires_at)) - Date.now();
  expect(left).toBeLessThanOrEqual(60 * 60_000);
  await given.db
    .updateTable('visitor_verification')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .execute();
  expect(await redirectOf(confirm)).toBe('/signin/expired');
});

test('a made-up link changes nothing', async () => {
  for (const token of ['', 'x', 'a.b.c', '%']) {
    for (const page of ['confirm', 'stop']) {
      expect(await redirectOf(`/signin/${page}?token=${token}`)).toBe('/signin/expired');
    }
  }
});

test('a change requires the password and a different, deliverable email address', async () => {
  for (const [body, path] of [
    [{ password: 'wrong', email: next }, 'password'],
    [{ password, email: ' Ada@visitor.example' }, 'email'],
    [{ password, email: 'no address' }, 'email'],
    [{ password, email: 'dıştan@visitor.example' }, 'email'],
  ] as const) {
    const answer = await ada.call('POST', '/email', body);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  }
  expect(await allRows(given.db, 'visitor_verification')).toEqual([]);
});

test('nothing reveals whether an email address is taken, and its owner keeps it', async () => {
  const bo = await given.registered('bo@visitor.example');
  const taken = await ada.call('POST', '/email', { password, email: 'bo@visitor.example' });
  expect(taken.statusCode).toBe(204);
  await given.deps.accounts.settled();
  expect(given.mail.emails.map(({ to }) => to)).toEqual([[email]]);
  expect((await bo.signIn('bo@visitor.example', password)).statusCode).toBe(303);
});

test('an email address that someone registers before the change is confirmed stays with their account', async () => {
  const { confirm } = await askForChange();
  const bo = await given.registered(next);
  expect(await redirectOf(confirm)).toBe('/signin/expired');
  expect(await emailOf(ada)).toBe(email);
  expect((await bo.signIn(next, password)).statusCode).toBe(303);
});

test.each([
  [
    'a change of the password',
    ({ db }: AccountApp) => db.updateTable('visitor_credential').set({ password: 'another' }),
  ],
  ['the deletion of the account', ({ db }: AccountApp) => db.deleteFrom('visitor')],
])('the request is refused after %s during the password check', async (_change, meanwhile) => {
  const changes = emailChanges({
    db: given.db,
    limited: false,
    limits: { db: given.db, secret: () => visitorSecret },
    sendEmail: (_kind, to) => expect.fail(`An email was sent to ${to}`),
    async verifyPassword() {
      const hash = await findPasswordHash(given.db, email);
      await meanwhile(given).execute();
      return String(hash);
    },
  });
  const [visitor] = await allRows(given.db, 'visitor');
  const change = { ip: '10.0.0.1', password, email: next, language: 'en' } as const;
  await expect(
    changes.requestEmailChange({ id: String(visitor?.id), email }, change),
  ).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await allRows(given.db, 'visitor_verification')).toEqual([]);
});

test('an email address belongs to the visitor who verified it, not to one who merely requested an account', async () => {
  await given.visitor().post('/signin', { form: 'sign-up', email: next });
  await given.mail.next(next);
  const { confirm } = await askForChange();
  expect(await redirectOf(confirm)).toBe('/signin/confirmed');
  expect(await emailOf(ada)).toBe(next);
  expect(await allRows(given.db, 'visitor')).toHaveLength(1);
});

test('requests are limited, so that nobody can flood a stranger’s mailbox', async () => {
  await given.app.close();
  given = await accountApp({ RATE_LIMIT: '600' });
  ada = await given.signedIn(email);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const answer = await ada.call('POST', '/email', { password, email: next });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 429]);
  const bo = await given.signedIn('bo@visitor.example');
  await bo.call('POST', '/email', { password, email: next });
  await given.deps.accounts.settled();
  const to = given.mail.emails.flatMap((received) => received.to);
  expect(to.filter((email) => email === next)).toHaveLength(3);
  expect(to.filter((email) => email === 'bo@visitor.example')).toHaveLength(1);
});
