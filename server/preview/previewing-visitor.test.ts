import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRows, tableNames } from '../../db/testing/database.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { named, type PreviewedSite, previewedSite } from './testing/previewed-site.ts';

let given: PreviewedSite;
let id: number;
beforeEach(async () => {
  given = await previewedSite();
  ({ id } = await given.make.product(named('Amber Fox')));
  given.changes.set(1, async (writer) => {
    const product = await productResource.get(writer.db, id);
    await productResource.update(writer, id, { ...product, ...named('Name 1') } as never);
  });
});
afterEach(() => given.app.close());

const get = (cookie: string, url = '/api/products') =>
  given.app.inject({ url, headers: { cookie } });

const nameIn = async (cookie: string) => (await get(cookie)).json().items[0].name;

test('writes of visitors are refused, and change no row of the site', async () => {
  const { cookie } = await given.previewOf(1);
  const { id: code } = await given.make.promoCode({ code: 'LANTERN', product_id: id });
  const rows = async () => {
    const found = new Map<string, unknown>();
    for (const name of await tableNames(given.db)) found.set(name, await allRows(given.db, name));
    return found;
  };
  const before = await rows();
  const click = {
    kind: 'promocode',
    item_id: code,
    page: 'home',
    block: 'promo_codes',
    position: 1,
  };
  const inquiry = { kind: 'message', subject: 'A', message: 'Hello', email: 'ada@visitor.example' };
  const calls = [
    ['POST', '/api/clicks', click],
    ['POST', `/api/promocodes/${code}/vote`, { worked: true }],
    ['POST', '/api/inquiries', inquiry],
    ['POST', '/api/account/sign-up', { email: 'ada@visitor.example', password: 'a-long-password' }],
    ['POST', '/api/break', { days: 1 }],
    ['POST', '/api/page-speed', {}],
    ['POST', '/api/csp-report', {}],
    ['POST', '/api/online', {}],
    ['POST', '/api/trpc/catalogue.inquire', inquiry],
    ['GET', `/go/promocode/${code}`, undefined],
  ] as const;
  for (const [method, url, payload] of calls) {
    const { statusCode, headers } = await given.app.inject({
      method,
      url,
      headers: { cookie },
      ...(payload && { payload }),
    });
    expect([url, statusCode, headers.location, headers['set-cookie']]).toEqual([
      url,
      403,
      undefined,
      undefined,
    ]);
  }
  // A search that finds nothing isn't counted.
  expect((await get(cookie, '/api/search?q=zzzzzz')).statusCode).toBe(200);
  expect(await rows()).toEqual(before);
  const { items } = await given.deps.missedSearches.list({ limit: 10, offset: 0, days: 30 });
  expect(items).toEqual([]);
});

test('a preview shows an anonymous visitor, and a break still hides the preview', async () => {
  const { cookie } = await given.previewOf(1);
  const started = await given.call('POST', '/break', { days: 1 });
  const onBreak = [started.headers['set-cookie']].flat().map((set) => String(set).split(';')[0]);
  expect(onBreak.join()).toContain('break=');
  const hidden = await get([cookie, ...onBreak].join('; '));
  expect([hidden.statusCode, hidden.json().items]).toEqual([200, []]);
  const { body } = await get(`${cookie}; session=x; market=TR`, '/api/account');
  expect(body).toContain('Nothing is sent or counted in a preview.');
});

test('leaving deletes the cookie', async () => {
  const { statusCode, headers } = await given.app.inject({
    method: 'POST',
    url: '/preview/leave',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toBe('preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('the admin is that of the site, also in a browser that has opened a preview', async () => {
  const { cookie } = await given.previewOf(1);
  const { body } = await given.call('GET', `/admin/products/${id}`, undefined, {
    headers: { cookie },
  });
  expect(body.i18n.en.name).toBe('Amber Fox');
  const moved = await given.call(
    'PUT',
    `/admin/products/${id}`,
    { ...body, ...named('Live name') },
    {
      headers: { cookie },
    },
  );
  expect(moved.status).toBe(200);
  expect([await nameIn(''), await nameIn(cookie)]).toEqual(['Live name', 'Name 1']);
});
