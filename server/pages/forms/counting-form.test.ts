import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;

beforeAll(async () => {
  given = await testApp({ SITE_URL: 'https://board.example' }, { pages: 'built' });
});
afterAll(() => given.app.close());

const answer = (fields: Record<string, string>, headers: object = {}) =>
  given.app.inject({
    method: 'POST',
    url: '/counting',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test('a visitor who opts out of counting gets a cookie, which opting in again deletes', async () => {
  const no = await answer({ counted: 'no', back: '/tr/privacy?market=TR' });
  expect([no.statusCode, no.headers.location]).toEqual([303, '/tr/privacy?market=TR#counting']);
  expect(no.headers['set-cookie']).toBe(
    'counted=no; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
  );
  const yes = await answer({ counted: 'yes', back: 'https://elsewhere.example/' });
  expect(yes.headers.location).toBe('/privacy#counting');
  expect(yes.headers['set-cookie']).toBe('counted=no; Path=/; SameSite=Lax; Max-Age=0; Secure');
  expect((await answer({}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
});

const counted = async () => {
  await given.deps.clicks.write();
  const rows = await given.db.selectFrom('click_count').select('clicks').execute();
  return rows.reduce((sum, { clicks }) => sum + Number(clicks), 0);
};

test('visitors who opted out, and those of a market without counting, are not counted', async () => {
  const product = await given.make.product({ ref_link: 'https://partner.example/' });
  let visitors = 0;
  const follow = async (cookie = '') => {
    visitors += 1;
    const sent = await given.app.inject({
      url: `/go/product/${product.id}`,
      remoteAddress: `203.0.113.${visitors}`,
      headers: { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' },
    });
    expect(sent.statusCode).toBe(302);
    return counted();
  };
  const press = async (market: string) => {
    visitors += 1;
    await given.app.inject({
      method: 'POST',
      url: '/api/clicks',
      remoteAddress: `203.0.113.${visitors}`,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' },
      payload: { kind: 'product', id: product.id, path: '/casino', market },
    });
    return counted();
  };
  expect(await follow()).toBe(1);
  expect(await follow('counted=no')).toBe(1);
  expect(await press('TR')).toBe(2);
  const { items } = (await given.call('GET', '/admin/markets')).body;
  const us = items.find(({ code }: { code: string }) => code === 'US');
  const saved = await given.call('PUT', `/admin/markets/${us.id}`, { ...us, counting: 'off' });
  expect(saved.body).toMatchObject({ counting: 'off', effective: { counting: 'off' } });
  expect(await follow()).toBe(2);
  expect(await press('US')).toBe(2);
  expect(await press('TR')).toBe(3);
  expect(items[0].effective.counting).toBe('without_storage');
});
