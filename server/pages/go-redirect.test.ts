/** An old address such as `/recommends/x` can lead to a partner, as `/go` does. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browser, clickApp } from '../partner/click/testing/click-app.ts';

let given: Awaited<ReturnType<typeof clickApp>>;
let id: number;

beforeEach(async () => {
  given = await clickApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  const product = await given.make.product({ ref_link: 'https://lantern.example/?campaign=7' });
  id = product.id;
  await add('/recommends/lantern', `/go/product/${id}`);
  await add('/go/lantern', `/go/product/${id}`);
  await add('/recommends/none', '/go/product/999');
  await add('/go/moved', '/bets');
  await add('/go/removed', null);
});
afterEach(() => given.app.close());

const add = async (from_path: string, to_path: string | null) => {
  const { status } = await given.call('POST', '/admin/redirects', { from_path, to_path });
  expect(status).toBe(201);
};

const visit = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  given.app.inject({
    url,
    method,
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': browser, accept: 'text/html', ...headers },
  });

test.each(['/recommends/lantern', '/recommends/lantern/', '/tr/recommends/lantern', '/go/lantern'])(
  '%s leads to the partner and counts the click',
  async (url) => {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      'https://lantern.example/?campaign=7',
      'no-store',
    ]);
    expect(await given.counts()).toMatchObject([
      { product_id: id, kind: 'product', page: 'elsewhere', market_code: 'US', clicks: 1 },
    ]);
  },
);

test('the market and the campaign in the query count as they do for /go', async () => {
  await visit('/recommends/lantern?market=TR&utm_source=letter');
  expect(await given.counts()).toMatchObject([{ market_code: 'TR', clicks: 1 }]);
});

test('a program that only looks is not counted', async () => {
  expect((await visit('/recommends/lantern', {}, 'HEAD')).statusCode).toBe(302);
  await visit('/recommends/lantern', { 'user-agent': 'Googlebot/2.1' });
  await visit('/recommends/lantern', { 'sec-fetch-dest': 'image' });
  expect(await given.counts()).toEqual([]);
});

test('an unknown market or an item without a link is the site’s 404 page, or a problem for programs', async () => {
  for (const url of ['/recommends/none', '/recommends/lantern?market=a&market=b']) {
    const page = await visit(url);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(page.body).toContain('Page not found');
  }
  const problem = await visit('/recommends/none', { accept: '*/*' });
  expect(problem.statusCode).toBe(404);
  expect(problem.headers['content-type']).toContain('application/problem+json');
  const bad = await visit('/recommends/lantern?market=a&market=b', { accept: '*/*' });
  expect(bad.statusCode).toBe(400);
});

test('visitors on a break don’t get to the partner', async () => {
  const { headers } = await given.app.inject({
    method: 'POST',
    url: '/break',
    payload: 'days=1',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://board.example',
    },
  });
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
  expect(cookies).not.toEqual([]);
  const { statusCode, headers: answer } = await visit('/recommends/lantern', {
    cookie: cookies.join('; '),
  });
  expect([statusCode, answer.location]).toEqual([404, undefined]);
  expect(await given.counts()).toEqual([]);
});

test('a short path below /go may lead to a page, or be gone', async () => {
  expect((await visit('/go/moved')).headers.location).toBe('/bets');
  expect((await visit('/go/removed')).statusCode).toBe(410);
  expect((await visit('/go/unknown')).statusCode).toBe(404);
});
