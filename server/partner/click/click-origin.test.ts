import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxValuesPerDay } from './count-origins.ts';
import { clickApp } from './testing/click-app.ts';

let given: Awaited<ReturnType<typeof clickApp>>;
let product: number;

async function start(settings: Parameters<typeof clickApp>[0] = {}) {
  given = await clickApp(settings);
  ({ id: product } = await given.make.product({ ref_link: 'https://lantern.example/' }));
}

beforeEach(() => start({ SITE_URL: 'https://www.board.example' }));
afterEach(() => given.app.close());

const one = () => ({ kind: 'product', id: product });

async function origins() {
  await given.deps.clicks.write();
  const rows = await given.db
    .selectFrom('click_count_by_origin')
    .selectAll()
    .orderBy('dimension')
    .execute();
  return Object.fromEntries(rows.map(({ dimension, value }) => [dimension, value]));
}

test('a click counts under the campaign, site and device of its visit', async () => {
  const visit = { source: 'Newsletter', medium: 'email', campaign: ' Spring  Spins ' };
  await given.beacon({ ...one(), ...visit, site: 'www.forum.example', market: 'TR' });
  await given.beacon({ ...one(), ...visit, site: 'www.forum.example', market: 'TR' });
  expect(await origins()).toEqual({
    source: 'newsletter / email',
    campaign: 'spring spins',
    site: 'forum.example',
    device: 'desktop',
  });
  const sums = { day: expect.any(String), product_id: product, market_code: 'TR' };
  expect(await given.db.selectFrom('click_count_by_origin').selectAll().execute()).toContainEqual({
    ...{ dimension: 'device', value: 'desktop', clicks: 1, repeats: 1 },
    ...sums,
  });
});

test('a /go link counts under the campaign in its URL and the site it is on', async () => {
  const headers = { referer: 'https://t.example/channel/secret?user=7' };
  const path = `product/${product}?utm_source=channel&utm_campaign=cup`;
  const { headers: sent } = await given.go(path, { headers });
  expect(sent.location).toBe('https://lantern.example/');
  expect(await origins()).toEqual({
    source: 'channel',
    campaign: 'cup',
    site: 't.example',
    device: 'desktop',
  });
});

test.each([`utm_campaign=${'x'.repeat(101)}`, 'utm_campaign=a&utm_campaign=b'])(
  'a /go link with %s still redirects',
  async (query) => {
    expect((await given.go(`product/${product}?${query}`)).statusCode).toBe(302);
    expect(await origins()).toEqual({ device: 'desktop' });
  },
);

test('the portal’s own pages are not a referring site', async () => {
  await given.beacon({ ...one(), site: 'board.example' });
  const headers = { referer: 'https://www.board.example/casino' };
  await given.go(`product/${product}`, { headers, ip: '203.0.113.8' });
  expect(await origins()).toEqual({ device: 'desktop' });
});

test.each([
  ['campaign', 'a50e8400-e29b-41d4-a716-4466a5440c00', 'other'],
  ['campaign', '12345678', 'other'],
  ['campaign', 'spring-20260401', 'spring-20260401'],
  ['campaign', 'ada@mail.example', 'other'],
  ['campaign', '+90 555 0101234', 'other'],
  ['campaign', 'user 5550101234', 'other'],
  ['campaign', '3f2504e04f8911d39a0c0305e82c3301', 'other'],
  ['campaign', '<script>', 'other'],
  ['campaign', 'x'.repeat(61), 'other'],
  ['campaign', '  ', undefined],
  ['campaign', 'Yaz Şöleni', 'yaz şöleni'],
  ['site', 'not a host', undefined],
  ['site', '203.0.113.9', undefined],
  ['site', 'localhost', undefined],
] as const)('a %s of %s counts as %s', async (name, value, counted) => {
  expect((await given.beacon({ ...one(), [name]: value })).status).toBe(204);
  expect((await origins())[name]).toBe(counted);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X710) Chrome/142.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36', 'desktop'],
])('%s counts as a %s', async (userAgent, device) => {
  await given.beacon(one(), { userAgent });
  expect((await origins()).device).toBe(device);
});

test('a country counts only if a trusted proxy sends it', async () => {
  const sent = (country: string) => ({ headers: { 'cf-ipcountry': country } });
  await given.beacon(one(), sent('TR'));
  expect(await origins()).not.toHaveProperty('country');
  await given.app.close();
  await start({ TRUST_PROXY: '203.0.113.7' });
  for (const unknown of ['XX', 'T1', 'tr', 'Turkey']) await given.beacon(one(), sent(unknown));
  expect(await origins()).not.toHaveProperty('country');
  await given.beacon(one(), { ip: '198.51.100.1', ...sent('DE') });
  expect(await origins()).not.toHaveProperty('country');
  await given.beacon(one(), sent('TR'));
  expect(await origins()).toMatchObject({ country: 'TR' });
});

test('values beyond the daily limit count as other, and known ones under their own name', async () => {
  for (let at = 0; at < maxValuesPerDay + 5; at += 1) {
    await given.beacon({ ...one(), campaign: `made up ${at}` });
    if (at % 50 === 0) await given.deps.clicks.write();
  }
  await given.beacon({ ...one(), campaign: 'made up 0' });
  await given.deps.clicks.write();
  const rows = await given.db
    .selectFrom('click_count_by_origin')
    .select(['value', 'clicks', 'repeats'])
    .where('dimension', '=', 'campaign')
    .execute();
  expect(rows).toHaveLength(maxValuesPerDay + 1);
  expect(rows).toContainEqual({ value: 'other', clicks: 0, repeats: 5 });
  expect(rows).toContainEqual({ value: 'made up 0', clicks: 1, repeats: 1 });
});

test('reports add up clicks by origin, with the rest as unknown', async () => {
  await given.beacon({ ...one(), campaign: 'spring' });
  await given.beacon(one(), { ip: '203.0.113.8' });
  const items = async (query: string) =>
    (await given.call('GET', `/admin/reports/clicks?period=today&${query}`)).body.items;
  expect(await items('by=campaign')).toMatchObject([
    { key: '', name: 'Unknown', clicks: 1 },
    { key: 'spring', name: 'spring', clicks: 1 },
  ]);
  expect(await items('by=device')).toMatchObject([{ key: 'desktop', clicks: 2 }]);
  expect(await items(`by=campaign&product=${product}&market=TR`)).toEqual([]);
  const { text } = await given.call('GET', '/admin/reports/clicks/export?by=campaign');
  expect(text).toContain(',Unknown,1,');
});
