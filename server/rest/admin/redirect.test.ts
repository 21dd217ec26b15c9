import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const add = (from_path: string, to_path: string | null) =>
  given.call('POST', '/admin/redirects', { from_path, to_path });
const paths = async (query = '') =>
  (await given.call('GET', `/admin/redirects${query}`)).body.items.map(
    ({ from_path, to_path }: Record<string, string>) => [from_path, to_path],
  );

test('a path is stored as browsers send it, without a trailing slash', async () => {
  const { status, body } = await add('/eski-yazı/', '/casino/');
  expect([status, body.from_path, body.to_path]).toEqual([201, '/eski-yaz%C4%B1', '/casino']);
  expect(await paths('?q=eski')).toHaveLength(1);
  expect(await paths('?q=other')).toEqual([]);
});

test('redirects to a path that gets redirected lead to its new target', async () => {
  await add('/a', '/b');
  await add('/b', '/c');
  expect(await paths()).toEqual([
    ['/a', '/c'],
    ['/b', '/c'],
  ]);
  await add('/d', '/a');
  expect(await paths('?q=/d')).toEqual([['/d', '/c']]);
});

const onlyParameter = 'Must not contain ? or #, except for one WordPress parameter such as ?p=123';

test.each([
  ['/a', '/a', 400, 'to_path', 'Must be different from the old path'],
  ['/a', '/tr/a', 400, 'to_path', 'Must be different from the old path'],
  ['/a', '/tr/go/product/1', 400, 'to_path', 'Visitors cannot open pages at this path'],
  ['/a', 'https://other.example/', 400, 'to_path', undefined],
  ['/a', '//other.example/', 400, 'to_path', undefined],
  ['/a', '/.//other.example/', 400, 'to_path', undefined],
  ['/a', '/\\other.example', 400, 'to_path', undefined],
  ['/a', '/b?x=1', 400, 'to_path', undefined],
  ['/caf%E9', '/b', 400, 'from_path', undefined],
  ['/tr/a', '/b', 400, 'from_path', undefined],
  ['/admin/products', '/b', 400, 'from_path', undefined],
  ['/api/products', '/b', 400, 'from_path', undefined],
  ['/', '/b', 400, 'from_path', 'A built-in page already has this path'],
  ['/casino', '/b', 400, 'from_path', 'A built-in page already has this path'],
  ['/%63asino', '/b', 400, 'from_path', 'A built-in page already has this path'],
  ['/guides/2', '/b', 400, 'from_path', 'A built-in page already has this path'],
  ['/promocodes/3', '/b', 400, 'from_path', 'A built-in page already has this path'],
  ['/contact/sent', '/b', 400, 'from_path', 'A built-in page already has this path'],
  ['/signin/expired', '/b', 400, 'from_path', 'A built-in page already has this path'],
  ['/robots.txt', '/b', 400, 'from_path', 'A file of the site already has this path'],
  ['/sitemap-2.xml', '/b', 400, 'from_path', 'A file of the site already has this path'],
  ['/a', '/%67o/nothing/1', 400, 'to_path', 'Visitors cannot open pages at this path'],
  ['/a', '/go/product/0', 400, 'to_path', 'Visitors cannot open pages at this path'],
  ['/a', '/go/lucky', 400, 'to_path', 'Visitors cannot open pages at this path'],
  ['/a', '/uploads', 400, 'to_path', 'Visitors cannot open pages at this path'],
  ['/go/product/1', '/b', 400, 'from_path', 'Visitors cannot open pages at this path'],
  ['/uploads/a.png', '/b', 400, 'from_path', 'Visitors cannot open pages at this path'],
  ['/?p=', '/b', 400, 'from_path', onlyParameter],
  ['/?p=1&cat=2', '/b', 400, 'from_path', onlyParameter],
  ['/?utm_source=x', '/b', 400, 'from_path', onlyParameter],
  ['/a#b', '/b', 400, 'from_path', onlyParameter],
  ['/admin?p=1', '/b', 400, 'from_path', 'Visitors cannot open pages at this path'],
  ['/guides/odds', '/b', 409, 'from_path', 'A page already has this path'],
  ['/casino/1', '/b', 409, 'from_path', 'A product already has this path'],
  ['/known', '/b', 409, 'from_path', 'Another redirect already has this path'],
  [
    '/goal',
    '/known',
    409,
    'to_path',
    'That path redirects back to /goal, which would create an endless loop',
  ],
])(
  'refuses a redirect from %s to %s and names the field',
  async (from, to, status, path, message) => {
    await given.make.contentPage({ slug: 'odds' });
    await given.make.product();
    await add('/known', '/goal');
    const refused = await add(from, to);
    expect([refused.status, refused.body.errors[0].path]).toEqual([status, path]);
    if (message) expect(refused.body.errors[0].message).toBe(message);
  },
);

test('a redirect is changed, deleted and restored', async () => {
  const { body } = await add('/a', '/b');
  await given.call('PUT', `/admin/redirects/${body.id}`, { from_path: '/a', to_path: '/c' });
  await given.call('DELETE', `/admin/redirects/${body.id}`);
  const [deletion, , creation] = (await given.call('GET', '/admin/changes')).body.items;
  expect(deletion).toMatchObject({ entity: 'redirect', name: '/a' });
  await given.call('POST', `/admin/changes/${deletion.seq}/restore`);
  expect(await paths()).toEqual([['/a', '/c']]);
  await given.call('POST', `/admin/changes/${creation.seq}/restore`);
  expect(await paths()).toEqual([['/a', '/b']]);
});

test('a search is case-insensitive', async () => {
  await add('/Old-Bonus.html', '/casino');
  expect(await paths('?q=old-bonus')).toHaveLength(1);
  expect(await paths('?q=OLD-BONUS.HTML')).toHaveLength(1);
});

test('double slashes count as one, so that no path redirects to itself', async () => {
  expect((await add('/a/b', '/a//b')).status).toBe(400);
  expect((await add('/a//b', '/c')).body.from_path).toBe('/a/b');
});

test('a redirect hidden by a restored product is updated when its target moves, and can still be changed', async () => {
  const page = await given.make.contentPage({ slug: 'odds' });
  const product = await given.make.product();
  await given.call('DELETE', `/admin/products/${product.id}`);
  const { body: hidden } = await add(`/casino/${product.id}`, '/guides/odds');
  const changes = (await given.call('GET', '/admin/changes?entity=product')).body.items;
  await given.call('POST', `/admin/changes/${changes[0].seq}/restore`);

  const moved = await given.call('PUT', `/admin/pages/${page.id}`, { ...page, slug: 'all-odds' });
  expect(moved.status).toBe(200);
  expect(await paths('?q=/casino')).toEqual([[hidden.from_path, '/guides/all-odds']]);
  const changed = { ...hidden, to_path: '/bets' };
  expect((await given.call('PUT', `/admin/redirects/${hidden.id}`, changed)).status).toBe(200);
});

test('a path leads to a restored product rather than its old redirect’s target', async () => {
  const product = await given.make.product();
  await given.call('DELETE', `/admin/products/${product.id}`);
  await add(`/casino/${product.id}`, '/bets');
  const changes = (await given.call('GET', '/admin/changes?entity=product')).body.items;
  await given.call('POST', `/admin/changes/${changes[0].seq}/restore`);
  await add('/old', `/casino/${product.id}`);
  expect(await paths('?q=/old')).toEqual([['/old', `/casino/${product.id}`]]);
});

test.each([
  ['/?p=123', '/?p=123'],
  ['/blog/?page_id=5', '/blog?page_id=5'],
  ['/?tag=a b', undefined],
  ['/?tag=%C3%BCber+uns', '/?tag=%C3%BCber+uns'],
  ['/?tag=über%20uns', '/?tag=%C3%BCber+uns'],
  ['/?feed=rss2', '/?feed=rss2'],
  ['/?m=201905', '/?m=201905'],
  ['/go/lucky', '/go/lucky'],
  ['/wp-content/uploads/2019/05/a.png', '/wp-content/uploads/2019/05/a.png'],
])('the old address %s is stored as %s', async (from, stored) => {
  const { body } = await add(from, '/bets');
  expect(body.from_path).toBe(stored);
});

test.each(['/go/product/17', '/go/top/2147483647', '/uploads/abc/640.webp', '/feed.xml'])(
  'a redirect can lead to %s',
  async (to) => {
    expect((await add('/a', to)).body.to_path).toBe(to);
  },
);

test('redirects to a path whose page is gone are gone too, and a gone page can lead somewhere again', async () => {
  await add('/a', '/b');
  const { body: gone } = await add('/b', null);
  await add('/c', '/a');
  await add('/d', '/');
  expect(await paths()).toEqual([
    ['/a', null],
    ['/b', null],
    ['/c', null],
    ['/d', '/'],
  ]);
  expect(await paths('?sort=to')).toEqual([
    ['/d', '/'],
    ['/a', null],
    ['/b', null],
    ['/c', null],
  ]);
  await given.call('PUT', `/admin/redirects/${gone.id}`, { from_path: '/b', to_path: '/bets' });
  expect(await paths('?q=/b')).toContainEqual(['/b', '/bets']);
});

test('a missing target is refused, so that no page is gone by mistake', async () => {
  const answer = await given.call('POST', '/admin/redirects', { from_path: '/a' });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [{ path: 'to_path', message: 'Enter the new path' }],
  ]);
});
