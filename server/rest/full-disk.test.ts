/** On a full disk every write is refused completely, reads keep working, and writes work again once there is space. */
// Runs on SQLite only: only a file can be kept from growing.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSetting } from '../../db/repositories/site/setting.ts';
import { fillDisk, freeDisk, lockDisk } from '../../db/testing/failure.ts';
import { inquiryOf, testApp } from '../testing/app.ts';
import { dump } from '../testing/rest.ts';
import { deleteExpiredVisitorData } from '../visitor/account/delete-expired-visitor-data.ts';
import { type AccountApp, accountApp, password } from '../visitor/account/testing/account-app.ts';

const email = 'ada@visitor.example';
const image_url = '/uploads/a.webp';
const named = (name: string) => ({ i18n: { en: { name } } });

let given: AccountApp;
beforeEach(async () => {
  given = await accountApp();
  await given.make.product({ categories: [1] });
  await given.make.product({ categories: [1] });
  await given.make.banner();
  await given.make.promoCode({ code: 'LANTERN' });
});
afterEach(() => given.app.close());

const items = [
  { product_id: 2, position: 1 },
  { product_id: 1, position: 2 },
];
const csv = 'id,name_en\n1,Copper Lantern\n,Tin Lantern\n';
const long = 'x'.repeat(4500);

test.each<[write: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object]>([
  ['create', 'POST', '/admin/banners', { image_url }],
  ['create with parts', 'POST', '/admin/products', { ...named('New'), categories: [1] }],
  ['update', 'PUT', '/admin/products/1', named('Other')],
  ['delete', 'DELETE', '/admin/products/1'],
  ['reorder', 'PUT', '/admin/products/reorder', { category_id: 1, items }],
  ['bulk change', 'PUT', '/admin/banners/bulk', { ids: [1], action: 'hide' }],
  ['import', 'POST', '/admin/products/import', { csv, dry_run: false }],
  ['restore', 'POST', '/admin/changes/1/restore'],
  ['inquiry', 'POST', '/inquiries', inquiryOf('message', { message: long })],
])('a full disk: %s', async (_write, method, path, body) => {
  await given.call('PUT', '/admin/products/1', { ...named('Before'), categories: [1] });
  await fillDisk(given.db);
  const before = await dump(given);
  for (const _ of ['first', 'again']) {
    const refused = await given.call(method, path, body);
    expect([refused.status, refused.body.code]).toEqual([507, 'disk_full']);
  }
  expect(await dump(given)).toEqual(before);
  for (const read of ['/products/1', '/search?q=before', '/admin/products', '/health']) {
    expect([read, (await given.call('GET', read)).status]).toEqual([read, 200]);
  }
  await freeDisk(given.db);
  expect((await given.call(method, path, body)).status).toBeLessThan(300);
});

test('a full disk: the sign-in form shows an error, and a signed-in visitor stays signed in', async () => {
  const ada = await given.signedIn(email);
  await fillDisk(given.db);
  const agent = { 'user-agent': 'x'.repeat(300) };
  const signIn = () => given.visitor().post('/signin', { email, password }, agent);
  let response = await signIn();
  while (response.statusCode === 303) response = await signIn();
  expect([response.statusCode, response.json().refusal]).toEqual([507, 'other']);
  expect(await ada.isSignedIn()).toBe(true);
  await freeDisk(given.db);
  expect((await signIn()).statusCode).toBe(303);
});

test('a read-only disk: a signed-in visitor stays signed in, and a write is refused with the reason', async () => {
  const ada = await given.signedIn(email);
  const soon = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  await given.db.updateTable('visitor_session').set({ expires_at: soon }).execute();
  await lockDisk(given.db);
  expect(await ada.isSignedIn()).toBe(true);
  const refused = await given.call('POST', '/admin/banners', { image_url });
  expect([refused.status, refused.body.detail]).toEqual([
    507,
    'The disk cannot be written to. Nothing was saved.',
  ]);
});

test('a read-only disk: data derived from the change log can still be read, even if it is out of date', async () => {
  const other = await testApp({ LINK_CHECK: 'on' });
  await writeSetting(other.db, 'link_cursor', '0');
  await other.make.product({ ref_link: 'https://partner.example/' });
  await lockDisk(other.db);
  for (const read of ['/images', '/links', '/links/problems?kind=product']) {
    expect([read, (await other.call('GET', `/admin${read}`)).status]).toEqual([read, 200]);
  }
  await other.app.close();
});

test('a full disk: cleanup and missed searches wait, and are written once there is space', async () => {
  const missed = (q: string) => given.call('GET', `/search?q=${q}`);
  const counted = async () => (await given.call('GET', '/admin/missed-searches')).body.total;
  await fillDisk(given.db);
  const words = Array.from({ length: 60 }, (_, at) => `nothing-${'x'.repeat(120)}-${at}`);
  for (const word of words) expect((await missed(word)).status).toBe(200);
  expect(await counted()).toBe(0);
  await deleteExpiredVisitorData(given.db);
  await freeDisk(given.db);
  expect(await counted()).toBe(60);
});
