import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRows } from '../../../db/testing/database.ts';
import { type AccountApp, accountApp, password } from './testing/account-app.ts';
import { linkIn, tokenIn } from './testing/mail-server.ts';

const email = 'ada@visitor.example';

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
});
afterEach(() => given.app.close());

test('a visitor who requests an account gets an email, chooses a password and signs in', async () => {
  const ada = given.visitor();
  const asked = await ada.post('/signin', { form: 'sign-up', email: ' Ada@Visitor.example ' });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/signin/sent']);
  const received = await given.mail.next();
  expect(received.to).toEqual([email]);
  expect(linkIn(received)).toMatch(/^http:\/\/board\.example\/signin\/password\?token=/);
  const chosen = await ada.post(`/signin/password?token=${tokenIn(received)}`, { password });
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/signin/ready']);
  expect(await ada.isSignedIn()).toBe(false);
  const signedIn = await ada.signIn(email, password);
  expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/account']);
  expect(await ada.isSignedIn()).toBe(true);
});

test('an email uses the language of the page it was requested on', async () => {
  await given.visitor().post('/tr/signin', { form: 'sign-up', email });
  const received = await given.mail.next();
  expect(received.text).toContain('hesabınızı açmak için');
  expect(linkIn(received)).toContain('/tr/signin/password?token=');
});

test('no script can read the session cookie, and behind https it is only sent over https', async () => {
  const sessionCookie = async (app: AccountApp) => {
    const ada = await app.registered(email);
    const answer = await ada.signIn(email, password);
    return [answer.headers['set-cookie']].flat().filter((set) => set?.includes('session_token'));
  };
  expect(await sessionCookie(given)).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Lax$/)]);
  const secure = await accountApp({ SITE_URL: 'https://board.example' });
  expect(await sessionCookie(secure)).toEqual([
    expect.stringMatching(/^__Host-[^;]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  await secure.app.close();
});

test('the cookie that scripts can read shows that someone is signed in, but not who', async () => {
  const ada = await given.signedIn(email);
  expect(ada.jar.get('signed_in')).toBe('1');
  await ada.post('/signout');
  expect([...ada.jar.keys()]).toEqual([]);
});

test('signing in starts a new session, whatever cookie the browser had', async () => {
  const mallory = await given.signedIn('mallory@visitor.example');
  const planted = [...mallory.jar];
  const ada = await given.registered(email);
  for (const [name, value] of planted) ada.jar.set(name, value);
  await ada.signIn(email, password);
  expect(ada.jar.get('visitor.session_token')).not.toBe(mallory.jar.get('visitor.session_token'));
  expect((await ada.call('GET', '')).json().email).toBe(email);
  expect(await mallory.isSignedIn()).toBe(false);
});

test('a stolen cookie does not work once the visitor has signed out', async () => {
  const ada = await given.signedIn(email);
  const thief = given.visitor();
  for (const [name, value] of ada.jar) thief.jar.set(name, value);
  expect(await thief.isSignedIn()).toBe(true);
  await ada.post('/signout');
  expect(await thief.isSignedIn()).toBe(false);
});

test('a forged or truncated signature is not accepted', async () => {
  const ada = await given.signedIn(email);
  const cookie = ada.jar.get('visitor.session_token') ?? '';
  const [row] = await allRows(given.db, 'visitor_session');
  for (const forged of [cookie.slice(0, -8), String(row?.token), `${row?.token}.`]) {
    const thief = given.visitor();
    thief.jar.set('visitor.session_token', forged);
    expect(await thief.isSignedIn()).toBe(false);
  }
});

test('a password above the maximum length is refused like any wrong one', async () => {
  const ada = await given.registered(email);
  const answer = await ada.signIn(email, 'x'.repeat(129));
  expect([answer.statusCode, answer.json().refusal]).toEqual([401, 'wrong']);
});

test('the IP of a sign-in is not stored', async () => {
  await given.signedIn(email);
  expect(await allRows(given.db, 'visitor_session')).toMatchObject([{ ip_address: '' }]);
});

describe('an emailed link', () => {
  const resetEmail = async () => {
    const ada = await given.signedIn(email);
    await ada.post('/signin', { form: 'forgotten', email });
    return { ada, received: await given.mail.next() };
  };

  test('works once', async () => {
    const { ada, received } = await resetEmail();
    const path = `/signin/password?token=${tokenIn(received)}`;
    expect((await ada.post(path, { password: 'the first new one' })).statusCode).toBe(303);
    const again = await ada.post(path, { password: 'the second new one' });
    expect([again.statusCode, again.json().refusal]).toEqual([400, 'expired']);
    expect((await ada.signIn(email, 'the first new one')).statusCode).toBe(303);
  });

  test('stops working after an hour', async () => {
    const { ada, received } = await resetEmail();
    await given.db
      .updateTable('visitor_verification')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute();
    const late = await ada.post(`/signin/password?token=${tokenIn(received)}`, {
      password: 'too late it is',
    });
    expect([late.statusCode, late.json().refusal]).toEqual([400, 'expired']);
  });

  test('lasts an hour, and the database stores only its digest', async () => {
    const { received } = await resetEmail();
    const [row] = await allRows(given.db, 'visitor_verification');
    const left = Date.parse(String(row?.expires_at)) - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
    expect(JSON.stringify(row)).not.toContain(tokenIn(received));
  });

  test('ends all sessions and invalidates all other links when used', async () => {
    const { ada, received } = await resetEmail();
    await ada.post('/signin', { form: 'forgotten', email });
    const other = await given.mail.next();
    await ada.post(`/signin/password?token=${tokenIn(received)}`, { password: 'a new one chosen' });
    expect(await ada.isSignedIn()).toBe(false);
    const second = await ada.post(`/signin/password?token=${tokenIn(other)}`, { password });
    expect(second.json().refusal).toBe('expired');
  });

  test.each([
    ['short', 'nine char'],
    ['long', 'x'.repeat(129)],
    ['common', 'Passw0rd!2026'],
  ])('is not used up by a password that is too %s', async (refusal, tried) => {
    const { ada, received } = await resetEmail();
    const path = `/signin/password?token=${tokenIn(received)}`;
    expect((await ada.post(path, { password: tried })).json()).toEqual({
      form: 'password',
      email: '',
      refusal,
    });
    expect((await ada.post(path, { password: 'at last one that fits' })).statusCode).toBe(303);
  });
});

test('requesting an account again with a known email address changes nothing for its holder', async () => {
  const ada = await given.signedIn(email);
  await given.visitor().post('/signin', { form: 'sign-up', email });
  expect((await given.mail.next()).text).toContain('You already have an account');
  expect(await ada.isSignedIn()).toBe(true);
  expect(await allRows(given.db, 'visitor')).toHaveLength(1);
});

test('nobody can sign in before opening the emailed link', async () => {
  await given.visitor().post('/signin', { form: 'sign-up', email });
  expect((await given.visitor().signIn(email, '')).statusCode).toBe(401);
});

test('an email reports a password chosen through a link, but not the first password', async () => {
  const ada = await given.registered(email);
  await ada.post('/tr/signin', { form: 'forgotten', email });
  const link = `/tr/signin/password?token=${tokenIn(await given.mail.next())}`;
  await ada.post(link, { password: 'another long password' });
  expect((await given.mail.next()).text).toContain('parolası değiştirildi');
});

test('an emailed link carries the return path, but never one to another site', async () => {
  const ada = given.visitor();
  await ada.post('/signin?back=%2Fbets%3Fmarket%3DTR', { form: 'sign-up', email });
  const link = new URL(linkIn(await given.mail.next()));
  expect(link.searchParams.get('back')).toBe('/bets?market=TR');
  const chosen = await ada.post(link.pathname + link.search, { password });
  expect(chosen.headers.location).toBe('/signin/ready?back=%2Fbets%3Fmarket%3DTR');
  const signedIn = await ada.post(String(chosen.headers.location), { email, password });
  expect(signedIn.headers.location).toBe('/bets?market=TR');

  const bo = given.visitor();
  const elsewhere = `back=${encodeURIComponent('//elsewhere.example')}`;
  await bo.post(`/signin?${elsewhere}`, { form: 'sign-up', email: 'bo@visitor.example' });
  const received = await given.mail.next('bo@visitor.example');
  expect(received.text).not.toContain('elsewhere');
  const path = `/signin/password?token=${tokenIn(received)}&${elsewhere}`;
  expect((await bo.post(path, { password })).headers.location).toBe('/signin/ready');
});

test.each([
  ['/YOU-WON-1000-USD', null],
  ['/casino/call-me', null],
  ['/tr/you-won', null],
  ['/casino/1/you-won', null],
  ['/casino/12345678901', null],
  ['/admin/you-won', null],
  ['/promocodes?code=5&note=YOU-WON&market=TR', '/promocodes?market=TR&code=5'],
  ['/promocodes?code=you-won', '/promocodes'],
  ['/search?q=you+won', '/search'],
  ['/bonuses?market=you-won#won', '/bonuses'],
  ['/bets?market=US&market=TR&market=US', '/bets?market=US'],
  ['/', '/'],
  ['/tr', '/tr'],
  ['/tr/casino/7', '/tr/casino/7'],
  ['/promocodes/3', '/promocodes/3'],
])('a return path can’t put a stranger’s words into an email: %s', async (back, written) => {
  const asked = new URLSearchParams({ back });
  await given.visitor().post(`/signin?${asked}`, { form: 'sign-up', email });
  const received = await given.mail.next();
  expect(new URL(linkIn(received)).searchParams.get('back')).toBe(written);
});

test('an undeliverable email address is refused', async () => {
  for (const typed of ['İ@visitor.example', 'ada@visitör.example', 'ada@visitor.e-x']) {
    const answer = await given.visitor().post('/signin', { form: 'sign-up', email: typed });
    expect([typed, answer.statusCode]).toEqual([typed, 400]);
  }
});

test('a page whose URL contains a link sends no referrer to other sites', async () => {
  for (const path of ['/signin/password?token=x', '/signin/confirm?token=x', '/tr/signin/stop']) {
    const { headers } = await given.visitor().get(path);
    expect(headers['referrer-policy']).toBe('strict-origin');
  }
});

test('the stored user agent is cut to 300 characters', async () => {
  const ada = await given.registered(email);
  const agent = { 'user-agent': 'x'.repeat(5000) };
  await ada.post('/signin', { email, password }, agent);
  const [session] = await allRows(given.db, 'visitor_session');
  expect(session?.user_agent).toHaveLength(300);
});
