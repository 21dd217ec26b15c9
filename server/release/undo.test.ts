import { afterEach, beforeEach, expect, test } from 'vitest';
import { categoryId, type TestApp, testApp } from '../testing/app.ts';
import { liveTables, type ReleaseClient, releaseClient } from './testing/release-client.ts';

let given: TestApp;
let client: ReleaseClient;
beforeEach(async () => {
  given = await testApp();
  client = releaseClient(given);
});
afterEach(() => given.app.close());

const image_url = '/uploads/image.webp';
const link = 'https://partner.example/';

/** Three products with entries, of which the second also has a banner, a bonus and a code. */
async function fill() {
  const products: number[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const { id } = await given.make.product({
      i18n: { en: { name } },
      categories: [categoryId.casino, categoryId.bets],
    });
    products.push(id);
    await given.make.topListEntry({ product_id: id });
  }
  const [first, second, third] = products as [number, number, number];
  const banner = await given.make.banner({ product_id: second, link_url: link });
  const bonus = await given.make.exclusiveBonus({ product_id: second });
  const other = await given.make.exclusiveBonus();
  const code = await given.make.promoCode({ code: 'SECOND', product_id: second });
  return { first, second, third, banner, bonus, other, code };
}

/** Publishes, undoes and undoes that, and expects each state again. */
async function expectThereAndBack(release: number) {
  const before = await liveTables(given);
  await client.publish(release);
  const after = await liveTables(given);
  expect(after).not.toEqual(before);
  const undo = await client.undo(release);
  expect(undo).toMatchObject({ kept: [], release: { state: 'published', undo_of: release } });
  expect(await liveTables(given)).toEqual(before);
  expect(await client.read(`/releases/${release}`)).toMatchObject({ state: 'undone' });
  const again = await client.undo(undo.release.id);
  expect(again.kept).toEqual([]);
  expect(await liveTables(given)).toEqual(after);
  await client.undo(again.release.id);
  expect(await liveTables(given)).toEqual(before);
}

const orderOf = (ids: readonly number[], id: string, position: string, first = 1) =>
  ids.map((one, index) => ({ [id]: one, [position]: index + first }));

test('a campaign of every kind of change is undone, and published again', async () => {
  const { first, second, third, banner, code } = await fill();
  const id = await client.start();
  const product = await client.propose(id, 'POST', '/products', {
    i18n: { en: { name: 'Fourth' }, tr: { name: 'Dördüncü' } },
    categories: [categoryId.casino],
  });
  const created = product.entity_id;
  await client.propose(id, 'POST', '/toplists/entries', {
    ...{ product_id: created, category_id: categoryId.casino },
  });
  await client.propose(id, 'POST', '/promocodes', {
    code: 'NEW',
    market_code: 'US',
    product_id: created,
  });
  await client.propose(id, 'PUT', `/products/${first}`, {
    i18n: { en: { name: 'First again' }, tr: { name: 'Birinci' } },
    categories: [categoryId.bets],
    ref_link: link,
  });
  await client.propose(id, 'PUT', `/banners/${banner.id}`, { image_url, sort_order: 5 });
  await client.propose(id, 'DELETE', `/promocodes/${code.id}`);
  await client.propose(id, 'PUT', '/products/reorder', {
    category_id: categoryId.casino,
    items: orderOf([created, third, second], 'product_id', 'position'),
  });
  await expectThereAndBack(id);
});

test('a deleted product comes back with its id, its place in all lists, its entry, banner, bonus and code', async () => {
  const { second } = await fill();
  const id = await client.start();
  await client.propose(id, 'DELETE', `/products/${second}`);
  await expectThereAndBack(id);
});

test('a release of nothing but removals is undone', async () => {
  const { first, second, third, banner, bonus, code } = await fill();
  const id = await client.start();
  for (const path of [
    `/products/${first}`,
    `/banners/${banner.id}`,
    `/exclusive-bonuses/${bonus.id}`,
    `/promocodes/${code.id}`,
    `/products/${third}`,
    `/products/${second}`,
  ]) {
    await client.propose(id, 'DELETE', path);
  }
  await expectThereAndBack(id);
});

test('orders of products, top lists and bonuses are undone', async () => {
  const { first, second, third, bonus, other } = await fill();
  const id = await client.start();
  await client.propose(id, 'PUT', '/products/reorder', {
    category_id: categoryId.casino,
    items: orderOf([third, first, second], 'product_id', 'position'),
  });
  const entries = (await client.read('/toplists/entries?category=casino')).items;
  const ids = entries.map(({ id }: { id: number }) => id).toReversed();
  await client.propose(id, 'PUT', '/toplists/entries/reorder', {
    ...{ category: 'casino', items: orderOf(ids, 'id', 'position') },
  });
  await client.propose(id, 'PUT', '/exclusive-bonuses/reorder', {
    items: orderOf([other.id, bonus.id], 'id', 'sort_order'),
  });
  await expectThereAndBack(id);
});

test('what was changed since stays and is named, and everything else is undone', async () => {
  const { first, banner } = await fill();
  const id = await client.start();
  const product = (en: string, tr: string | null, ref_link: string | null) => ({
    i18n: { en: { name: en }, tr: { name: tr } },
    categories: [categoryId.casino, categoryId.bets],
    ref_link,
  });
  await client.propose(id, 'PUT', `/products/${first}`, product('New', 'Yeni', link));
  await client.propose(id, 'PUT', `/banners/${banner.id}`, { image_url, sort_order: 4 });
  const code = await client.propose(id, 'POST', '/promocodes', { code: 'NEW', market_code: 'US' });
  await client.publish(id);
  await client.answer(200, 'PUT', `/products/${first}`, product('New', 'Sonra', link));
  await client.answer(204, 'DELETE', `/banners/${banner.id}`);
  const path = `/promocodes/${code.entity_id}`;
  await client.answer(200, 'PUT', path, { code: 'NEW', market_code: 'US', ref_link: link });

  const shown = await client.answer(200, 'POST', `/releases/${id}/undo`, { dry_run: true });
  const undo = await client.undo(id);
  expect(undo.kept).toEqual(shown.kept);
  expect(
    undo.kept
      .map(({ kind, field, language, live }: Record<string, unknown>) => [
        ...[kind, field, language, live],
      ])
      .sort(),
  ).toEqual([
    ['banner', 'id', null, null],
    ['product', 'name', 'tr', 'Sonra'],
    ['promo-code', 'ref_link', null, link],
  ]);
  expect(await client.read(`/products/${first}`)).toMatchObject({
    ref_link: null,
    i18n: { en: { name: 'First' }, tr: { name: 'Sonra' } },
  });
  expect(await client.read(path)).toMatchObject({ code: 'NEW', ref_link: link });
});

test('an undo can’t be made twice, and is refused if nothing is left of the publication', async () => {
  const { first } = await fill();
  const id = await client.start();
  const product = (name: string) => ({ i18n: { en: { name } }, categories: [1, 2] });
  await client.propose(id, 'PUT', `/products/${first}`, product('New'));
  await client.answer(409, 'POST', `/releases/${id}/undo`);
  await client.publish(id);
  await client.answer(200, 'PUT', `/products/${first}`, product('Newer'));
  const before = await liveTables(given);
  await client.answer(409, 'POST', `/releases/${id}/undo`);
  expect(await liveTables(given)).toEqual(before);
  await client.answer(200, 'PUT', `/products/${first}`, product('New'));
  await client.undo(id);
  const after = await liveTables(given);
  await client.answer(409, 'POST', `/releases/${id}/undo`);
  expect(await liveTables(given)).toEqual(after);
});

test('what was undone already can’t be undone again, and leaves no empty release', async () => {
  const code = await given.make.promoCode({ code: 'OLD', market_code: 'US' });
  await client.answer(200, 'PUT', `/promocodes/${code.id}`, { code: 'NEW', market_code: 'US' });
  const made = await client.answer(201, 'POST', '/promocodes', { code: 'MORE', market_code: 'US' });
  for (const id of [code.id, made.id]) {
    const { items } = await client.read(`/changes?entity=promo-code&id=${id}`);
    const { log_group } = items[0];
    await client.answer(200, 'POST', '/changes/undo', { log_group });
    const shown = { log_group, dry_run: true };
    expect((await client.answer(200, 'POST', '/changes/undo', shown)).undone).toEqual([]);
    await client.answer(409, 'POST', '/changes/undo', { log_group });
  }
  expect((await client.read('/releases')).total).toBe(2);
  const { items } = await client.read('/promocodes');
  expect(items.map((row: { code: string }) => row.code)).toEqual(['OLD']);
});
