import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processName } from '../../db/process-name.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import { withRoutes } from '../testing/route.ts';
import { deleteLeftoverPreviews } from './preview-folder.ts';
import { cookieOf, named, type PreviewedSite, previewedSite } from './testing/previewed-site.ts';

let given: PreviewedSite;
let id: number;
const others: PreviewedSite[] = [];
beforeEach(async () => {
  given = await previewedSite();
  ({ id } = await given.make.product(named('Amber Fox')));
  for (const release of [1, 2, 3]) given.changes.set(release, renamed(`Name ${release}`));
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([...others.splice(0), given].map(({ app }) => app.close()));
});

const renamed = (name: string) => async (writer: Writer) =>
  void (await productResource.update(writer, id, {
    ...(await productResource.get(writer.db, id)),
    ...named(name),
  } as never));

const get = (cookie: string, url = '/api/products', { app } = given) =>
  app.inject({ url, headers: { cookie } });

const nameIn = async (cookie: string, site = given) =>
  (await get(cookie, '/api/products', site)).json().items[0].name;

const folders = () => {
  const all = join(given.deps.settings.DATA_DIR, 'previews');
  return existsSync(all) ? readdirSync(all) : [];
};

const minute = 60_000;

test('an address ends after 30 minutes, and its copy is deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  const start = Date.now();
  const { url, ends_at, cookie } = await given.previewOf(1);
  expect(Date.parse(ends_at) - start).toBe(30 * minute);
  expect(folders()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30 * minute - 1);
  expect(await nameIn(cookie)).toBe('Name 1');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  vi.setSystemTime(start + 30 * minute);
  await vi.waitFor(() => expect(folders()).toEqual([]));
  expect((await get(cookie)).statusCode).toBe(404);
  const page = await given.app.inject({
    url: '/sitemap.xml',
    headers: { cookie, accept: 'text/html' },
  });
  expect(page.statusCode).toBe(410);
  expect(page.body).toContain('This preview has ended');
  expect(page.headers['set-cookie']).toContain('preview=; Max-Age=0');
  const opened = await given.app.inject({ url: new URL(url).pathname });
  expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([410, undefined]);
});

test('each answer says that nothing may be stored, indexed or passed on', async () => {
  const { cookie, url } = await given.previewOf(1);
  const opened = await given.app.inject({ url: new URL(url).pathname });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
  expect(opened.headers['set-cookie']).toBe(
    `${cookie}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
  );
  const { etag } = (await given.app.inject('/api/products')).headers;
  for (const path of [
    '/api/products',
    '/sitemap.xml',
    '/robots.txt',
    '/api/nothing',
    '/go/banner/1',
  ]) {
    for (const _ of ['uncached', 'cached']) {
      const { headers, statusCode } = await given.app.inject({
        url: path,
        headers: { cookie, 'if-none-match': String(etag) },
      });
      expect([path, statusCode === 304, headers.etag]).toEqual([path, false, undefined]);
      expect([
        path,
        headers['cache-control'],
        headers['x-robots-tag'],
        headers['referrer-policy'],
      ]).toEqual([path, 'no-store', 'noindex, nofollow', 'no-referrer']);
    }
  }
});

test('the caches of the site and of a preview are separate, in both directions', async () => {
  const { cookie } = await given.previewOf(1);
  const trpc = '/api/trpc/catalogue.products?input=%7B%7D';
  for (const url of ['/api/products', trpc, '/api/products', trpc]) {
    expect((await get(cookie, url)).body).toContain('Name 1');
    expect((await given.app.inject(url)).body).not.toContain('Name 1');
    expect((await get(cookie, url)).body).not.toContain('Amber Fox');
    expect((await given.app.inject(url)).body).toContain('Amber Fox');
  }
});

test('without a valid address, the site is shown', async () => {
  const { cookie } = await given.previewOf(1);
  for (const other of ['', 'preview=', 'other=1', `x${cookie}`]) {
    expect([other, await nameIn(other)]).toEqual([other, 'Amber Fox']);
  }
  const forged = cookie.replace('=1.', '=2.');
  expect((await get(forged)).statusCode).toBe(404);
  const { statusCode, headers } = await given.app.inject('/preview/release/1..9999999999999.x');
  expect([statusCode, headers['set-cookie']]).toEqual([404, undefined]);
});

test('a preview has nothing for agents', async () => {
  const { routes } = await withRoutes(() => given.previewOf(1));
  const urls = routes.map(({ url }) => url);
  expect(urls).toContain('/robots.txt');
  expect(urls.filter((url) => /mcp|oauth/.test(url))).toEqual([]);
});

test('only two releases can be previewed at a time, and a newer preview of one replaces the older', async () => {
  const first = await given.previewOf(1);
  const second = await given.previewOf(2);
  await expect(given.previewOf(3)).rejects.toThrow(
    'Previews of 2 other releases are open. Try again in 30 minutes.',
  );
  given.changes.set(1, renamed('Newer name'));
  vi.setSystemTime(Date.now() + 1_000);
  const newer = await given.previewOf(1);
  expect([await nameIn(newer.cookie), await nameIn(second.cookie)]).toEqual([
    'Newer name',
    'Name 2',
  ]);
  const replaced = await get(first.cookie);
  expect([replaced.statusCode, replaced.json().detail]).toEqual([
    409,
    'A newer preview of this release has been opened.',
  ]);
  await vi.waitFor(() => expect(folders()).toHaveLength(2));
});

test('a release that can’t be applied fails when the preview is made, and leaves nothing', async () => {
  const refused = new AppError('conflict', 'The product was deleted.');
  given.changes.set(1, () => Promise.reject(refused));
  await expect(given.previewOf(1)).rejects.toBe(refused);
  await expect(given.previewOf(99)).rejects.toThrow('No release is at this address.');
  expect(folders()).toEqual([]);
  given.changes.set(1, renamed('Name 1'));
  expect(await nameIn((await given.previewOf(1)).cookie)).toBe('Name 1');
});

test('another process opens the same preview from its address', async () => {
  const { url } = await given.previewOf(1, new Date('2027-01-01T00:00:00Z'));
  const other = await previewedSite({}, { address: given.address });
  others.push(other);
  other.changes.set(1, renamed('Name 1'));
  const cookie = await cookieOf(other, url);
  const [one, two] = await Promise.all([nameIn(cookie, other), nameIn(cookie, other)]);
  expect([one, two]).toEqual(['Name 1', 'Name 1']);
  expect(readdirSync(join(other.deps.settings.DATA_DIR, 'previews'))).toHaveLength(1);
});

test('shutting down deletes the copies, and a start deletes those of killed processes', async () => {
  await given.previewOf(1);
  const all = join(given.deps.settings.DATA_DIR, 'previews');
  const [own] = folders();
  const leftover = (name: string, owner?: string) => {
    mkdirSync(join(all, name));
    writeFileSync(join(all, name, 'aceboard.db'), '');
    if (owner) writeFileSync(join(all, name, 'process'), owner);
  };
  const [space, , start] = processName.split('|');
  leftover('killed', [space, 999_999_999, `${start}x`].join('|'));
  leftover('elsewhere', ['other-machine', 1, 'x'].join('|'));
  await deleteLeftoverPreviews(given.deps.settings.DATA_DIR);
  expect(folders().toSorted()).toEqual([own, 'elsewhere'].toSorted());
  await given.app.close();
  expect(folders()).toEqual(['elsewhere']);
});
