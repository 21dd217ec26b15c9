/** A break can only get longer: cookies, clocks, other tabs, signing out and API calls can't end it early. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestBreak } from '#contract/visitor/break-length.ts';
import { day } from '#contract/wall-clock.ts';
import { type AccountApp, accountApp, password } from '../account/testing/account-app.ts';

let given: AccountApp;
type Visitor = ReturnType<AccountApp['visitor']>;
const start = Date.parse('2026-06-01T12:00:00Z');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  given = await accountApp();
  const product = await given.make.product({ categories: [1], ref_link: 'https://a.example/' });
  await given.make.promoCode({ code: 'A', product_id: product.id });
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const take = (visitor: Visitor, days: unknown, headers = {}) =>
  visitor.send({ method: 'POST', url: '/api/break', payload: { days }, headers });

async function breakOf(visitor: Visitor): Promise<string | null> {
  return JSON.parse((await visitor.get('/api/break')).body).until;
}

const seesOffers = async (visitor: Visitor) =>
  JSON.parse((await visitor.get('/api/promocodes')).body).total === 1;

const inDays = (days: number, from = start) => new Date(from + days * day).toISOString();

test.each([1, 7, 30, 90])(
  'a break of %i days ends on time, by the server’s clock',
  async (days) => {
    const visitor = given.visitor();
    expect(await seesOffers(visitor)).toBe(true);
    const { statusCode, body, headers } = await take(visitor, days);
    expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(await breakOf(visitor)).toBe(inDays(days));
    vi.setSystemTime(start + days * day - 1);
    expect(await seesOffers(visitor)).toBe(false);
    vi.setSystemTime(start + days * day);
    expect(await seesOffers(visitor)).toBe(true);
    expect(await breakOf(visitor)).toBeNull();
    expect([...visitor.jar.keys()]).toEqual([]);
  },
);

test('the cookie outlives the break and cannot be read by scripts', async () => {
  const cookies = [(await take(given.visitor(), 1)).headers['set-cookie']].flat();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^break=1780401600000\.[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/,
    ),
    'on_break=1; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

test('over HTTPS, no other host of the domain can set the cookie', async () => {
  const secure = await accountApp({ SITE_URL: 'https://board.example' });
  const answer = await secure
    .visitor()
    .send({ method: 'POST', url: '/api/break', payload: { days: 1 } });
  for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toContain('; Secure');
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-break=/);
  await secure.app.close();
});

test('a shorter break changes nothing, and a longer one starts now', async () => {
  const visitor = given.visitor();
  await take(visitor, 30);
  vi.setSystemTime(start + day);
  await take(visitor, 7);
  expect(await breakOf(visitor)).toBe(inDays(30));
  await visitor.post('/break', { days: '1' });
  expect(await breakOf(visitor)).toBe(inDays(30));
  await take(visitor, 90);
  expect(await breakOf(visitor)).toBe(inDays(91));
});

test.each([0, -1, 2, 91, 1.5, '7', null, undefined, [7], 1e9])('refuses %j days', async (days) => {
  const visitor = given.visitor();
  const { statusCode, body } = await take(visitor, days);
  expect(statusCode).toBe(400);
  expect(JSON.parse(body).errors).toMatchObject([{ path: 'days' }]);
  expect(visitor.jar.size).toBe(0);
});

test('no method ends a break, and other sites can’t start one', async () => {
  const visitor = given.visitor();
  await take(visitor, 7);
  for (const method of ['DELETE', 'PUT', 'PATCH'] as const) {
    expect((await visitor.send({ method, url: '/api/break' })).statusCode).toBe(405);
  }
  expect(await breakOf(visitor)).toBe(inDays(7));
  const other = given.visitor();
  expect((await take(other, 7, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(await seesOffers(other)).toBe(true);
});

const forged = (cookie: string) => {
  const [end, signature = ''] = cookie.split('.');
  return [
    `${Number(end) - day}.${signature}`,
    `${end}.${signature.slice(0, -1)}`,
    `${end}.${'A'.repeat(43)}`,
    `1.${signature}`,
    `${end}`,
    '',
    'no',
    '"',
  ];
};

test('a tampered cookie counts as the longest break, and is replaced', async () => {
  const visitor = given.visitor();
  await take(visitor, 1);
  const cookie = visitor.jar.get('break') ?? '';
  for (const changed of forged(cookie)) {
    visitor.jar.set('break', changed);
    expect(await seesOffers(visitor), changed).toBe(false);
    expect(visitor.jar.get('break')).toMatch(new RegExp(`^${start + longestBreak * day}\\.`));
    expect(await breakOf(visitor)).toBe(inDays(longestBreak));
  }
});

test('a second, shorter cookie doesn’t hide the longer one', async () => {
  const short = given.visitor();
  await take(short, 1);
  const visitor = given.visitor();
  await take(visitor, 30);
  const cookie = `break=${short.jar.get('break')}; break=${visitor.jar.get('break')}`;
  const { headers, body } = await visitor.get('/api/break', { cookie });
  expect(JSON.parse(body).until).toBe(inDays(30));
  expect(headers['set-cookie']?.[0]).toContain(visitor.jar.get('break'));
});

test('responses during a break, or with the cookie of a past one, are private to that visitor', async () => {
  const visitor = given.visitor();
  await take(visitor, 1);
  const privately = { 'cache-control': 'private, no-store' };
  expect((await visitor.get('/api/promocodes')).headers).toMatchObject(privately);
  vi.setSystemTime(start + 2 * day);
  // Also deletes the cookie, which a shared cache must not pass on.
  expect((await visitor.get('/api/pages?kind=guide')).headers).toMatchObject(privately);
  const { headers } = await visitor.get('/api/promocodes');
  expect(headers['cache-control']).toContain('public');
  expect(headers.vary).toContain('cookie');
});

test('a break started before signing in follows the account to other browsers', async () => {
  const laptop = await given.registered('ada@visitor.example');
  await take(laptop, 7);
  await laptop.signIn('ada@visitor.example', password);
  expect(await seesOffers(laptop)).toBe(false);

  const phone = given.visitor();
  expect(await seesOffers(phone)).toBe(true);
  await phone.signIn('ada@visitor.example', password);
  expect(await seesOffers(phone)).toBe(false);
  expect(await breakOf(phone)).toBe(inDays(7));

  await phone.post('/signout');
  expect(await phone.isSignedIn()).toBe(false);
  expect(await seesOffers(phone)).toBe(false);
});

test('a break started while signed in applies to open sessions elsewhere within two seconds', async () => {
  const laptop = await given.signedIn('ada@visitor.example');
  const phone = given.visitor();
  await phone.signIn('ada@visitor.example', password);
  expect(await seesOffers(phone)).toBe(true);
  await take(laptop, 7);
  await take(laptop, 1);
  await vi.waitFor(async () => expect(await seesOffers(phone)).toBe(false), 2_000);
  expect(await breakOf(phone)).toBe(inDays(7));
  // A shorter break in the browser, or none, doesn't shorten the account's.
  phone.jar.delete('break');
  phone.jar.delete('on_break');
  await take(phone, 1);
  expect(await breakOf(phone)).toBe(inDays(7));
  const { body } = await phone.call('GET', '/data');
  expect(JSON.parse(body)).toMatchObject({ break_until: inDays(7) });
});

test('only the signed cookie of this site finds the break of an account', async () => {
  await given.app.close();
  given = await accountApp({ SITE_URL: 'https://board.example' });
  const ada = await given.signedIn('ada@visitor.example');
  const session = ada.jar.get('__Host-visitor.session_token') ?? '';
  const [token] = session.split('.');
  const withCookie = (cookie: string) => ({ cookie, 'x-forwarded-proto': 'https' });
  const unsigned = withCookie(`__Host-visitor.session_token=${token}`);
  await take(given.visitor(), 7, unsigned);
  await take(given.visitor(), 7, withCookie(`visitor.session_token=${session}`));
  const onBreak = async (cookie: string) =>
    (await given.visitor().get('/api/products', withCookie(cookie))).headers['on-break'];
  const own = `__Host-visitor.session_token=${session}`;
  expect(await onBreak(own)).toBeUndefined();
  await take(given.visitor(), 7, withCookie(own));
  expect(await onBreak(own)).toBe('1');
  expect(await onBreak(`visitor.session_token=of-another-host.x; ${own}`)).toBe('1');
});

test('deleting the account doesn’t end the break in the browser', async () => {
  const visitor = await given.signedIn('ada@visitor.example');
  await take(visitor, 7);
  const url = '/api/account/deletion';
  expect((await visitor.send({ method: 'POST', url, payload: { password } })).statusCode).toBe(204);
  expect(await visitor.isSignedIn()).toBe(false);
  expect(await seesOffers(visitor)).toBe(false);
});

test('while the account can’t be read, no offer is shown to a signed-in visitor', async () => {
  const visitor = await given.signedIn('ada@visitor.example');
  await given.db.schema.alterTable('visitor').renameColumn('break_until', 'moved').execute();
  expect(await seesOffers(visitor)).toBe(false);
  expect(await seesOffers(given.visitor())).toBe(true);
});
