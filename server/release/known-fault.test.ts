/** Faults that releases of other systems are known for. */
// Runs on PostgreSQL too: foreign keys and concurrent processes behave differently there.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { proposableByKind } from '../contents/proposable-by-kind.ts';
import { categoryId, type TestApp, testApp } from '../testing/app.ts';
import { publishRelease } from './publish.ts';
import { liveTables, type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let client: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  client = releaseClient(given);
});
afterEach(() => given.app.close());

const image_url = '/uploads/image.webp';
const named = (name: string, more: object = {}) => ({ i18n: { en: { name } }, ...more });
const code = (text: string, more: object = {}) => ({ code: text, market_code: 'US', ...more });

test('the state of the moment of adding is published instead of the latest proposal', async () => {
  const { id } = await given.make.promoCode({ code: 'OLD' });
  const release = await client.start();
  const first = await client.propose(release, 'PUT', `/promocodes/${id}`, code('FIRST'));
  const second = await client.propose(release, 'PUT', `/promocodes/${id}`, code('SECOND'));
  expect(second.id).toBe(first.id);
  await client.publish(release);
  expect(await client.read(`/promocodes/${id}`)).toMatchObject({ code: 'SECOND' });
});

test('two releases published concurrently lose relations', async () => {
  const product = await given.make.product();
  const banner = await given.make.banner();
  const bonus = await given.make.exclusiveBonus();
  const [one, two] = [await client.start('One'), await client.start('Two')];
  const categories = [categoryId.casino];
  const related = { image_url, product_id: product.id, categories };
  await client.propose(one, 'PUT', `/banners/${banner.id}`, related);
  await client.propose(one, 'PUT', `/products/${product.id}`, named('One', { categories }));
  await client.propose(two, 'PUT', `/exclusive-bonuses/${bonus.id}`, related);
  await client.propose(two, 'POST', '/promocodes', code('TWO', { product_id: product.id }));
  const other = await openDatabase(given.address);
  await Promise.all([
    client.publish(one),
    publishRelease({ db: other.db, actor: 'other' }, proposableByKind, two),
  ]);
  await other.close();
  for (const path of [`/banners/${banner.id}`, `/exclusive-bonuses/${bonus.id}`]) {
    expect(await client.read(path)).toMatchObject({ product_id: product.id, categories });
  }
  expect(await client.read(`/products/${product.id}`)).toMatchObject({ categories });
  const { items } = await client.read('/promocodes');
  expect(items).toMatchObject([{ code: 'TWO', product_id: product.id }]);
});

test('parent and child in one release break a foreign key', async () => {
  const release = await client.start();
  const product = await client.propose(release, 'POST', '/products', named('Parent'));
  const entry = { product_id: product.entity_id, category_id: categoryId.casino };
  await client.propose(release, 'POST', '/toplists/entries', entry);
  await client.propose(
    release,
    'POST',
    '/promocodes',
    code('CHILD', { product_id: product.entity_id }),
  );
  await client.publish(release);
  expect((await client.read('/toplists/entries?category=casino')).items).toHaveLength(1);
  const removal = await client.start('Removal');
  await client.propose(removal, 'DELETE', `/products/${product.entity_id}`);
  const [{ id }] = (await client.read('/promocodes')).items;
  await client.propose(removal, 'DELETE', `/promocodes/${id}`);
  await client.publish(removal);
  expect((await client.read('/products')).items).toEqual([]);
});

test('a cached “blocked” still publishes', async () => {
  const { id } = await given.make.promoCode({ code: 'OLD' });
  const release = await client.start();
  const [ben, cleo] = await Promise.all(
    ['Ben', 'Cleo'].map(async (name) =>
      releaseClient(given, (await given.make.person({ name, role: 'editor' })).token),
    ),
  );
  const { id: proposal } =
    (await ben?.propose(release, 'PUT', `/promocodes/${id}`, code('NEW'))) ?? {};
  await cleo?.answer(200, 'POST', `/proposals/${proposal}/approve`);
  expect(await client.read(`/releases/${release}`)).toMatchObject({ unapproved: 0, conflicts: 0 });
  // This live edit makes the check above out of date.
  await client.answer(200, 'PUT', `/promocodes/${id}`, code('LIVE'));
  await client.refusedPublication(release);
  await client.answer(200, 'PUT', `/promocodes/${id}`, code('OLD'));
  await client.answer(200, 'PUT', '/four-eyes', { kinds: ['promo-code'] });
  await ben?.propose(release, 'PUT', `/promocodes/${id}`, code('NEWER'));
  await client.refusedPublication(release);
  await cleo?.answer(200, 'POST', `/proposals/${proposal}/approve`);
  await cleo?.publish(release);
  expect(await client.read(`/promocodes/${id}`)).toMatchObject({ code: 'NEWER' });
});

test('relations to things of the same release are dropped', async () => {
  const banner = await given.make.banner();
  const release = await client.start();
  const product = await client.propose(release, 'POST', '/products', named('New'));
  const product_id = product.entity_id;
  const related = { image_url, product_id };
  await client.propose(release, 'PUT', `/banners/${banner.id}`, related);
  const bonus = await client.propose(release, 'POST', '/exclusive-bonuses', related);
  await client.publish(release);
  expect(await client.read(`/banners/${banner.id}`)).toMatchObject({ product_id });
  expect(await client.read(`/exclusive-bonuses/${bonus.entity_id}`)).toMatchObject({ product_id });
});

test('references fail at the minute', async () => {
  const product = await given.make.product();
  const release = await client.start();
  await client.propose(release, 'POST', '/promocodes', code('NEW', { product_id: product.id }));
  await client.answer(204, 'DELETE', `/products/${product.id}`);
  const before = await liveTables(given);
  await client.refusedPublication(release, 400);
  expect(await liveTables(given)).toEqual(before);
  expect(await client.read(`/releases/${release}`)).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('NEW'),
  });
});

test('false alarms inside a release', async () => {
  const { id } = await given.make.promoCode({ code: 'TAKEN' });
  const other = await given.make.promoCode({ code: 'FREE' });
  const release = await client.start();
  await client.propose(release, 'DELETE', `/promocodes/${id}`);
  await client.propose(release, 'PUT', `/promocodes/${other.id}`, code('TAKEN'));
  await client.propose(
    release,
    'PUT',
    `/promocodes/${other.id}`,
    code('TAKEN', { rarity: 'epic' }),
  );
  const product = await client.propose(release, 'POST', '/products', named('New'));
  await client.propose(release, 'PUT', `/products/${product.entity_id}`, named('Newer'));
  expect(await client.read(`/releases/${release}`)).toMatchObject({ conflicts: 0 });
  await client.publish(release);
  expect(await client.read(`/promocodes/${other.id}`)).toMatchObject({ code: 'TAKEN' });
});

test('things created in a release are missing in lists of the preview', async () => {
  const live = await given.make.product({ categories: [categoryId.casino] });
  const release = await client.start();
  const categories = [categoryId.casino];
  const created = await client.propose(release, 'POST', '/products', named('New', { categories }));
  const ids = [created.entity_id, live.id];
  // A list as the release shows it can only be put in order with everything in it.
  const order = await client.propose(release, 'PUT', '/products/reorder', {
    category_id: categoryId.casino,
    items: ids.map((product_id, index) => ({ product_id, position: index + 1 })),
  });
  expect(order.ops[0].to).toEqual([{ id: created.entity_id, after_id: null }]);
  await client.publish(release);
  const { items } = await client.read('/products?category=casino');
  expect(items.map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('undo goes one revision too far', async () => {
  const { id } = await given.make.promoCode({ code: 'FIRST' });
  await client.answer(200, 'PUT', `/promocodes/${id}`, code('SECOND'));
  const release = await client.start();
  await client.propose(release, 'PUT', `/promocodes/${id}`, code('THIRD'));
  await client.publish(release);
  await client.undo(release);
  expect(await client.read(`/promocodes/${id}`)).toMatchObject({ code: 'SECOND' });
});

test('undo fails where there are only removals', async () => {
  const { id } = await given.make.promoCode({ code: 'KEPT' });
  const banner = await given.make.banner();
  const before = await liveTables(given);
  const release = await client.start();
  await client.propose(release, 'DELETE', `/promocodes/${id}`);
  await client.propose(release, 'DELETE', `/banners/${banner.id}`);
  await client.publish(release);
  await client.undo(release);
  expect(await liveTables(given)).toEqual(before);
});
