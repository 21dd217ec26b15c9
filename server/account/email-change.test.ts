import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPasswordHash } from '../../db/repositories/visitor/visitor.ts';
import { allRows } from '../../db/testing/database.ts';
import { emailChanges } from './email-change.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { linkIn } from './testing/mail-server.ts';

// Hashing is slow by intent, and slower where other tests run beside it.
vi.setConfig({ testTimeout: 30_000 });

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

const addressOf = async (visitor: Visitor) => (await visitor.call('GET', '')).json().email;

const linkTo = async (address: string) => {
  const { pathname, search } = new URL(linkIn(await given.mail.next(address)));
  return pathname + search;
};

/** Answers the links that are sent to the new address and to the one so far. */
async function asked(to = next, more: object = {}) {
  const answer = await ada.call('POST', '/email', { password, email: to, ...more });
  expect(answer.statusCode).toBe(204);
  return { confirm: await linkTo(to.toLowerCase()), stop: await linkTo(email) };
}

const posted = async (link: string, visitor = given.visitor()) =>
  (await visitor.post(link)).headers.location;

test('another address counts once its letter was confirmed, in whichever browser', async () => {
  const { confirm } = await asked('Countess@visitor.example', { lang: 'tr' });
  expect(confirm).toMatch(/^\/tr\/signin\/confirm\?token=/);
  const elsewhere = given.visitor();
  expect((await elsewhere.get(confirm)).statusCode).toBe(200);
  await elsewhere.send({ method: 'HEAD', url: confirm });
  expect(await addressOf(ada)).toBe(email);

  expect(await posted(confirm, elsewhere)).toBe('/tr/signin/confirmed');
  expect(elsewhere.jar.size).toBe(0);
  expect(await allRows(given.db, 'visitor_session')).toHaveLength(1);
  expect(await addressOf(ada)).toBe(next);
  expect((await given.mail.next(email)).text).toContain('adresi istendiği gibi değiştirildi');
  expect(await posted(confirm)).toBe('/tr/signin/expired');
});

test('a form on another site confirms and stops nothing', async () => {
  const links = await asked();
  for (const link of [links.confirm, links.stop]) {
    const answer = await given.visitor().post(link, {}, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  }
  expect(await posted(links.confirm)).toBe('/signin/confirmed');
});

test('a new password chosen by letter ends a change that somebody else asked for', async () => {
  const { confirm } = await asked();
  await ada.post('/signin', { form: 'forgotten', email });
  await ada.post(await linkTo(email), { password: 'another long password' });
  expect(await posted(confirm)).toBe('/signin/expired');
  await ada.signIn(email, 'another long password');
  expect(await addressOf(ada)).toBe(email);
});

test('a changed password ends it as well, and every open link to a new one', async () => {
  const { confirm } = await asked();
  await ada.post('/signin', { form: 'forgotten', email });
  const reset = await linkTo(email);
  await ada.call('POST', '/password', { password, new_password: 'another long password' });
  expect(await posted(confirm)).toBe('/signin/expired');
  expect((await ada.post(reset, { password })).json().refusal).toBe('expired');
  expect(await allRows(given.db, 'visitor_verification')).toEqual([]);
});

test('a confirmed address ends the links that were sent to the one before', async () => {
  const { confirm } = await asked();
  await ada.post('/signin', { form: 'forgotten', email });
  const reset = await linkTo(email);
  expect(await posted(confirm)).toBe('/signin/confirmed');
  expect((await ada.post(reset, { password })).json().refusal).toBe('expired');
});

test('the address so far can stop it, and not confirm it', async () => {
  const { confirm, stop } = await asked();
  expect((await given.visitor().get(stop)).statusCode).toBe(200);
  expect(await posted(stop.replace('/stop', '/confirm'))).toBe('/signin/expired');
  expect(await posted(stop)).toBe('/signin/stopped');
  expect(await posted(confirm)).toBe('/signin/expired');
  expect(await addressOf(ada)).toBe(email);
});

test('what is asked for next takes the place of what was asked for before', async () => {
  const { confirm } = await asked('mistyped@visitor.example');
  const { confirm: right } = await asked();
  expect(await posted(confirm)).toBe('/signin/expired');
  expect(await posted(right)).toBe('/signin/confirmed');
});

test('a link works for an hour, and is in the database as a digest alone', async () => {
  const { confirm, stop } = await asked();
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
  expect(await posted(confirm)).toBe('/signin/expired');
});

test('a link that nobody sent changes nothing', async () => {
  for (const token of ['', 'x', 'a.b.c', '%']) {
    for (const page of ['confirm', 'stop']) {
      expect(await posted(`/signin/${page}?token=${token}`)).toBe('/signin/expired');
    }
  }
});

test('it needs the password, another address, and one that letters reach', async () => {
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

test('nobody is told whether an address is taken, and it stays with who has it', async () => {
  const bo = await given.registered('bo@visitor.example');
  const taken = await ada.call('POST', '/email', { password, email: 'bo@visitor.example' });
  expect(taken.statusCode).toBe(204);
  await given.app.accounts.settled();
  expect(given.mail.letters.map(({ to }) => to)).toEqual([[email]]);
  expect((await bo.signIn('bo@visitor.example', password)).statusCode).toBe(303);
});

test('an address that somebody got while the letter was on its way stays with them', async () => {
  const { confirm } = await asked();
  const bo = await given.registered(next);
  expect(await posted(confirm)).toBe('/signin/expired');
  expect(await addressOf(ada)).toBe(email);
  expect((await bo.signIn(next, password)).statusCode).toBe(303);
});

test.each([
  [
    'another password',
    ({ db }: AccountApp) => db.updateTable('visitor_credential').set({ password: 'another' }),
  ],
  ['the end of the account', ({ db }: AccountApp) => db.deleteFrom('visitor')],
])(
  '%s, while the password so far is looked at, lets nothing be asked for',
  async (_what, meanwhile) => {
    const changes = emailChanges({
      db: given.db,
      limited: false,
      write: (_kind, to) => expect.fail(`A letter went to ${to}`),
      async prove() {
        const hash = await findPasswordHash(given.db, email);
        await meanwhile(given).execute();
        return String(hash);
      },
    });
    const [visitor] = await allRows(given.db, 'visitor');
    const wish = { address: '10.0.0.1', password, email: next, language: 'en' } as const;
    await expect(
      changes.changeAddress({ id: String(visitor?.id), email }, wish),
    ).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await allRows(given.db, 'visitor_verification')).toEqual([]);
  },
);

test('an address that somebody has only asked for goes to who has proven it', async () => {
  await given.visitor().post('/signin', { form: 'sign-up', email: next });
  await given.mail.next(next);
  const { confirm } = await asked();
  expect(await posted(confirm)).toBe('/signin/confirmed');
  expect(await addressOf(ada)).toBe(next);
  expect(await allRows(given.db, 'visitor')).toHaveLength(1);
});

test('nobody can have strangers flooded by it', async () => {
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
  await given.app.accounts.settled();
  const to = given.mail.letters.flatMap((letter) => letter.to);
  expect(to.filter((address) => address === next)).toHaveLength(3);
  expect(to.filter((address) => address === 'bo@visitor.example')).toHaveLength(1);
});
