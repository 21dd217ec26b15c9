// Runs on SQLite only: the XML is the same on both.
/** The pages of /follow and its feeds, which visitors without an account use. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionCookies } from '../../rest/public/testing/visitor-cookies.ts';
import { categoryId, type TestApp, testApp } from '../../testing/app.ts';
import { mailServer } from '../account/testing/mail-server.ts';

let given: TestApp;
let id: number;
beforeEach(async () => {
  given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  const partner = { i18n: { en: { name: 'Fig & Oak' } }, categories: [categoryId.casino] };
  id = (await given.make.product(partner)).id;
  await given.make.promoCode({ product_id: id, code: 'FIRST' });
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  given.app.inject({ url, headers });
const hideCodes = async () => {
  const { items } = (await given.call('GET', '/admin/markets')).body;
  for (const { id, ...market } of items) {
    const rules = [{ subject: 'promo_codes', effect: 'hide' }];
    await given.call('PUT', `/admin/markets/${id}`, { ...market, rules });
  }
};

test('a feed lists the live offers of what is followed, and changes with them', async () => {
  const feed = await get(`/follow.xml?about=product-${id}`);
  expect([feed.statusCode, feed.headers['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  expect(feed.body).toContain('<title>What’s new at Fig &amp; Oak – Aceboard</title>');
  expect(feed.body).toContain('<title>Fig &amp; Oak: FIRST</title>');
  await given.make.promoCode({ product_id: id, code: 'SECOND' });
  expect((await get('/follow.xml?about=codes')).body).toContain('SECOND');
  const turkish = (await get('/tr/follow.xml?about=category-casino&market=US')).body;
  expect(turkish).toContain('xml:lang="tr"');
  expect(turkish).toContain(`href="http://board.example/tr/casino/fig-oak"`);
  expect(turkish).toContain('<title>Fig &amp; Oak</title>');
});

test.each([
  ...['', 'about=poker', 'about=product-999', 'about=product-0', 'about=codes-1'],
  ...['about=category-anything', 'about=category-'],
])('there is no feed or page for “%s”', async (search) => {
  expect((await get(`/follow.xml?${search}`)).statusCode).toBe(404);
  expect((await get(`/follow?${search}`)).statusCode).toBe(404);
});

test('a feed leaves out what the market hides, and is empty during a break', async () => {
  const { headers } = await given.call('POST', '/break', { days: 1 });
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  for (const about of [`product-${id}`, 'codes', 'category-casino']) {
    const onBreak = await get(`/follow.xml?about=${about}`, { cookie });
    expect(onBreak.body).not.toMatch(/FIRST|<entry>/);
    expect(onBreak.headers['cache-control']).toBe('private, no-store');
  }
  await hideCodes();
  for (const about of [`product-${id}`, 'codes']) {
    expect((await get(`/follow.xml?about=${about}`)).body).not.toContain('FIRST');
  }
});

test('the page explains what followers get, with the feed, in both languages, and isn’t indexed', async () => {
  const page = (await get(`/follow?about=product-${id}`)).body;
  for (const said of [
    'What’s new at Fig &amp; Oak',
    'name="by_email"',
    'noindex',
    '/follow.xml?about=',
  ]) {
    expect(page).toContain(said);
  }
  expect(page).not.toMatch(/name="by_email"[^>]*checked/);
  expect((await get('/tr/follow?about=codes')).body).toContain('Yeni promosyon kodları');
  expect((await get('/unsubscribe')).body).toContain('>Unsubscribe</button>');
  expect((await get('/tr/unsubscribe/done')).body).toContain('Abonelikten çıktınız');
  expect((await get('/unsubscribe/other')).statusCode).toBe(404);
});

test('the page keeps the email choices, and explains why a visitor was refused or has to sign in', async () => {
  const page = (await get('/follow?about=codes&by_email=yes')).body;
  expect(page).toMatch(/name="by_email"[^>]*checked/);
  const back = encodeURIComponent('/follow?about=codes&market=TR');
  expect((await get(`/signin?back=${back}`)).body).toContain('>Sign in to follow this');
  expect((await get('/signin?back=%2Fbets')).body).not.toContain('>Sign in to follow this');
  const turkish = encodeURIComponent('/tr/follow?about=codes');
  expect((await get(`/tr/signin?back=${turkish}`)).body).toContain('>Takip etmek için giriş yapın');
});

test('following a 101st item shows that the list is full', async () => {
  const mail = await mailServer();
  const variables = { SITE_URL: 'http://board.example', SMTP_URL: mail.url };
  const site = await testApp(variables, { pages: 'built' });
  const cookie = await sessionCookies(site, 'board.example', mail);
  const { id: visitor_id } = await site.db
    .selectFrom('visitor')
    .select('id')
    .executeTakeFirstOrThrow();
  const row = { visitor_id, kind: 'product', market_code: 'US', lang: 'en' } as const;
  const followed_at = '2026-11-01T12:00:00.000Z';
  const rows = Array.from({ length: 100 }, (_, place) => ({ ...row, target: String(place + 1) }));
  await site.db
    .insertInto('follow')
    .values(rows.map((one) => ({ ...one, followed_at })))
    .execute();
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: '/follow?about=codes',
    payload: '',
    headers: {
      ...{ cookie, host: 'board.example', 'sec-fetch-site': 'same-origin' },
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect(statusCode).toBe(409);
  expect(body).toMatch(/role="alert"[^>]*>You already follow 100 items/);
  await site.app.close();
  await mail.close();
});

test('an entry is dated by the change it reports, whenever the feed is read', async () => {
  // Later than the actual time, which the database writes to the history.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2037-11-19T12:00:00Z') });
  const terms = { numbers: { wagering: 35 }, i18n: { en: {}, tr: {} } };
  const bonus = await given.make.exclusiveBonus({
    ...{ product_id: id, i18n: { en: { title: 'Spins' } }, terms },
    starts_at: '2037-11-20 09:30:00',
  });
  vi.setSystemTime(new Date('2037-11-21T12:00:00Z'));
  const whole = (await given.call('GET', `/admin/exclusive-bonuses/${bonus.id}`)).body;
  const numbers = { ...whole.terms.numbers, wagering: 40 };
  await given.call('PUT', `/admin/exclusive-bonuses/${bonus.id}`, {
    ...whole,
    terms: { ...whole.terms, numbers },
  });
  const dates = async (about: string) =>
    [...(await get(`/follow.xml?about=${about}`)).body.matchAll(/<updated>(.*)<\/updated>/g)].map(
      ([, date]) => date,
    );
  vi.setSystemTime(new Date('2037-11-29T12:00:00Z'));
  const [feed, changed, started, code] = await dates(`product-${id}`);
  expect([feed, changed, started]).toEqual([
    '2037-11-21T00:00:00.000Z',
    '2037-11-21T00:00:00.000Z',
    '2037-11-20T09:30:00.000Z',
  ]);
  expect(code && code < '2037').toBe(true);
  const empty = await dates('category-bets');
  vi.setSystemTime(new Date('2037-12-29T12:00:00Z'));
  expect(await dates('category-bets')).toEqual(empty);
});
