import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
let product: { id: number };

const redirects: [string, string | null][] = [
  ['/?p=123', '/guides/odds'],
  ['/?page_id=5', '/'],
  ['/?cat=3', '/guides'],
  ['/?tag=über+uns', '/about'],
  ['/?feed=rss2', '/feed.xml'],
  ['/?p=9', null],
  ['/blog?p=5', '/reviews'],
  ['/guides/odds?p=7', '/bets'],
  ['/moved', '/guides/odds'],
  ['/removed', null],
  ['/wp-content/uploads/2019/05/a.png', '/uploads/abc/640.webp'],
  ['/moved/amp', '/bets'],
  ['/wp-content/uploads/2024/05/photo.jpg', '/uploads/photo/640.webp'],
  ['/wp-content/uploads/2024/05/photo-50x50.jpg', '/uploads/small/320.webp'],
  ['/wp-content/uploads/2024/05/large-scaled.jpg', '/uploads/large/640.webp'],
  ['/wp-content/uploads/2024/05/gone.jpg', null],
  ['/files/2024/05/photo.jpg', '/uploads/photo/640.webp'],
];

beforeAll(async () => {
  given = await testApp({ SITE_URL: 'http://board.example' }, { pages: 'built' });
  product = await given.make.product();
  const en = { title: 'Odds', publish_at: '2020-01-01 00:00:00' };
  for (const slug of ['odds', 'feed']) {
    const page = { kind: 'guide', slug, i18n: { en } };
    expect((await given.call('POST', '/admin/pages', page)).status).toBe(201);
  }
  for (const [from_path, to_path] of redirects) {
    const { status } = await given.call('POST', '/admin/redirects', { from_path, to_path });
    expect([from_path, status]).toEqual([from_path, 201]);
  }
});
afterAll(() => given.app.close());

const get = async (url: string, accept = 'text/html') => {
  const { statusCode, headers, body } = await given.app.inject({ url, headers: { accept } });
  return { statusCode, location: headers.location, headers, body };
};

test.each([
  ['/?p=123', '/guides/odds'],
  ['/?utm_source=a&p=123&x=1', '/guides/odds?utm_source=a&x=1'],
  ['/tr/?p=123', '/tr/guides/odds'],
  ['/tr?p=123', '/tr/guides/odds'],
  ['/?page_id=5', '/'],
  ['/?cat=3&m=201905', '/guides'],
  ['/index.php?p=123', '/guides/odds'],
  ['/?tag=%C3%BCber%20uns', '/about'],
  ['/?tag=%c3%bcber+uns', '/about'],
  ['/?feed=rss2', '/feed.xml'],
  ['/tr/?feed=rss2', '/tr/feed.xml'],
  ['/blog?p=5', '/reviews'],
  ['/blog/?p=5', '/reviews'],
  ['//blog//?p=5', '/reviews'],
  ['/guides/odds?p=7', '/bets'],
])('the address %s of WordPress leads to %s', async (url, target) => {
  expect(await get(url)).toMatchObject({ statusCode: 301, location: target });
});

test.each(['/', '/?p=999', '/?p=', '/?utm_source=p=123', '/?page=123', '/guides/odds?p=8'])(
  '%s shows its page as before',
  async (url) => {
    expect(await get(url)).toMatchObject({ statusCode: 200, location: undefined });
  },
);

test('a redirect from a WordPress parameter doesn’t apply to other paths', async () => {
  expect((await get('/blog?p=123')).statusCode).toBe(404);
  expect((await get('/?p=5')).statusCode).toBe(200);
});

test.each([
  ['/moved/', '/guides/odds'],
  ['//moved//', '/guides/odds'],
  ['/moved?amp=1', '/guides/odds'],
  ['/moved?amp&a=1', '/guides/odds?a=1'],
  ['/moved/amp', '/bets'],
  ['/moved/feed', '/guides/odds'],
  ['/moved/feed/atom/', '/guides/odds'],
  ['/moved/comments/feed', '/guides/odds'],
  ['/tr/moved/page/2', '/tr/guides/odds'],
  ['/moved/2/', '/guides/odds'],
  ['/guides/odds/2', '/guides/odds'],
  ['/moved/comment-page-3/', '/guides/odds'],
  ['/moved/embed/', '/guides/odds'],
  ['/moved/trackback/', '/guides/odds'],
  ['/index.php/moved/', '/guides/odds'],
  ['/index.php/guides/odds/', '/guides/odds'],
  ['/index.php', '/'],
  ['/guides/odds/amp', '/guides/odds'],
  ['/guides/odds/amp/?a=1', '/guides/odds?a=1'],
  ['/tr/guides/odds/amp', '/tr/guides/odds'],
  ['/guides/odds/page/12', '/guides/odds'],
  ['/guides/odds/feed', '/feed.xml'],
  ['/tr/guides/odds/feed/', '/tr/feed.xml'],
  ['/feed', '/feed.xml'],
  ['/comments/feed', '/feed.xml'],
  ['/page/2', '/'],
  ['/guides/page/2', '/guides'],
  ['/casino/all/page/3', '/casino/all'],
])('%s leads to %s in one hop', async (url, target) => {
  const { statusCode, location } = await get(url);
  if (statusCode === 308) expect(await get(location as string)).toMatchObject({ statusCode: 301 });
  else expect([statusCode, location]).toEqual([301, target]);
});

test.each(['/casino/999', '/casino/all/2', '/index.php/none'])('%s is no page', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('the versions of a product’s page lead to it', async () => {
  const path = `/casino/${product.id}`;
  expect(await get(`${path}/amp`)).toMatchObject({ statusCode: 301, location: path });
});

test.each(['/unknown/amp', '/unknown/feed', '/guides/odds/page/0', '/guides/odds/amps', '/amp/x'])(
  'there is nothing at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('a page may have a path that WordPress uses for a feed', async () => {
  expect((await get('/guides/feed')).statusCode).toBe(200);
});

test('an old picture leads to the uploaded one, in every language', async () => {
  const path = '/wp-content/uploads/2019/05/a.png';
  const location = '/uploads/abc/640.webp';
  expect(await get(path)).toMatchObject({ statusCode: 301, location });
  expect(await get(`/tr${path}`)).toMatchObject({ statusCode: 301, location });
});

const uploads = '/wp-content/uploads/2024/05';

test.each([
  [`${uploads}/photo-300x200.jpg`, '/uploads/photo/640.webp'],
  [`/tr${uploads}/photo-1024x1024.jpg?resize=1`, '/uploads/photo/640.webp?resize=1'],
  [`${uploads}/photo-scaled.jpg`, '/uploads/photo/640.webp'],
  [`${uploads}/photo-rotated.jpg`, '/uploads/photo/640.webp'],
  [`${uploads}/photo-50x50.jpg`, '/uploads/small/320.webp'],
  [`${uploads}/photo-50x50-10x10.jpg`, '/uploads/small/320.webp'],
  [`${uploads}/large-300x200.jpg`, '/uploads/large/640.webp'],
  [`${uploads}/large.jpg`, '/uploads/large/640.webp'],
])('the size %s of an old picture leads to %s', async (url, location) => {
  expect(await get(url)).toMatchObject({ statusCode: 301, location });
});

test.each([
  [`${uploads}/gone-300x200.jpg`, 410],
  [`${uploads}/photo-300x200.png`, 404],
  [`${uploads}/photo-300.jpg`, 404],
  [`${uploads}/other-300x200.jpg`, 404],
  ['/files/2024/05/photo-300x200.jpg', 404],
])('the size %s of no picture answers %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test.each([
  ['/removed', 'This page is gone'],
  ['/removed/?a=1', 'This page is gone'],
  ['/removed/amp', 'This page is gone'],
  ['/?p=9', 'This page is gone'],
  ['/tr/removed', 'Bu sayfa kaldırıldı'],
  ['/tr?p=9', 'Bu sayfa kaldırıldı'],
])('%s answers 410 with a page of the site', async (url, title) => {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers['x-robots-tag']]).toEqual([410, 'noindex']);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]).toBe(title);
  expect(body.includes('action="/search"') || body.includes('action="/tr/search"')).toBe(true);
});

test('a page that is missing still answers 404, without the header of a gone one', async () => {
  const { statusCode, headers, body } = await get('/unknown');
  expect([statusCode, headers['x-robots-tag']]).toEqual([404, undefined]);
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]).toBe('Page not found');
});

test('programs that ask for JSON get the problem of a gone page as JSON', async () => {
  const { statusCode, headers, body } = await get('/removed', 'application/json');
  expect([statusCode, headers['content-type']]).toEqual([
    410,
    'application/problem+json; charset=utf-8',
  ]);
  expect(JSON.parse(body)).toMatchObject({ status: 410, title: 'Gone' });
  expect((await get('/removed', '*/*')).headers['content-type']).toContain('text/html');
});

test('a gone page has no scripts of the site, because its address may be that of another page', async () => {
  const hasScripts = async (url: string) => /\/assets\/[\w-]+\.js/.test((await get(url)).body);
  expect([await hasScripts('/?p=9'), await hasScripts('/unknown')]).toEqual([false, true]);
});
