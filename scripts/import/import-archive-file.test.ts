import { afterEach, expect, test } from 'vitest';
import { openImageStorage } from '../../server/image/storage/open-image-storage.ts';
import { copyImage, findSampleImages } from '../../server/image/storage/store-images.ts';
import { dataKinds } from '../../server/move-in/archive/archive-format.ts';
import { exportedSite } from '../../server/move-out/testing/exported-site.ts';
import {
  emptyPlace,
  openSite,
  type Place,
} from '../../server/operation/backup/testing/changing-site.ts';
import { copySampleImages } from '../../server/sample/sample-images.ts';
import { seedSampleCatalogue } from '../../server/sample/seed-sample-catalogue.ts';
import type { TestApp } from '../../server/testing/app.ts';
import { importArchiveFile } from './import-archive-file.ts';

const never = new AbortController().signal;
/** A short run only replaces the sample, which writes the same rows. */
const sites = process.env.TEST_EXTENT === 'long' ? [false, true] : [true];
const open: TestApp[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function site(hasSample: boolean) {
  const place = await emptyPlace();
  const given = await openSite(place);
  open.push(given);
  if (hasSample) await seedSampleCatalogue({ db: given.db, now: new Date('2026-11-01T10:00:00Z') });
  return { place, given };
}

/** Stores all sample images but these, as encoding each of them takes a while. */
async function storeImages({ settings }: Place, left: number) {
  const storage = await openImageStorage(settings);
  for (const image of [...(await findSampleImages()).values()].slice(left)) {
    await copyImage(storage, image);
  }
}

const dataOf = ({ rows }: Awaited<ReturnType<typeof exportedSite>>) =>
  Object.fromEntries(dataKinds.map((kind) => [kind, rows(kind)]));

async function changedSample() {
  const source = await site(true);
  const { given, place } = source;
  await copySampleImages(given.db, await openImageStorage(place.settings));
  const { body: product } = await given.call('GET', '/admin/products/2');
  await given.call('PUT', '/admin/products/2', { ...product, slug: 'moved-here' });
  const { body: entries } = await given.call(
    'GET',
    '/admin/toplists/entries?category=casino&limit=1000',
  );
  const order = entries.items.map(({ id }: { id: number }) => id).toReversed();
  await given.call('PUT', '/admin/toplists/reorder', {
    category: 'casino',
    items: order.map((id: number, index: number) => ({ id, position: index + 1 })),
  });
  await given.call('POST', '/admin/redirects', {
    from_path: '/old',
    to_path: '/casino/moved-here',
  });
  const { body: image } = await given.call('GET', '/admin/images/1');
  const i18n = { ...image.i18n, en: { alt: 'A lighthouse' } };
  await given.call('PUT', '/admin/images/1', { ...image, focal_point: { x: 10, y: 20 }, i18n });
  return { ...source, exported: await exportedSite(place.settings) };
}

test('an import into an empty site, or one with the sample, exports the same again', async () => {
  const { exported } = await changedSample();
  expect(exported.manifest.counts).toMatchObject({ product: 60, 'former-slug': 1, redirect: 1 });
  for (const hasSample of sites) {
    const { place, given } = await site(hasSample);
    await storeImages(place, 1);
    await importArchiveFile({ db: given.db, settings: place.settings }, exported.file, never);
    const again = await exportedSite(place.settings);
    const [expected, found] = [dataOf(exported), dataOf(again)];
    for (const kind of dataKinds) expect(found[kind], kind).toEqual(expected[kind]);
    expect(again.text('addresses.csv')).toBe(exported.text('addresses.csv'));
    expect([...again.entries.keys()].toSorted()).toEqual([...exported.entries.keys()].toSorted());
    const created = await given.make.product();
    expect(created.id).toBeGreaterThan(60);
  }
});

test('rows whose ID is taken get another one, and everything refers to it', async () => {
  const source = await site(false);
  const { make } = source.given;
  const regulator = await make.regulator({ name: 'Isle Board' });
  const product = await make.product({
    i18n: { en: { name: 'Harbor' } },
    categories: [1],
    facts: { licences: [{ regulator_id: regulator.id }] },
  });
  const bonus = await make.exclusiveBonus({ product_id: product.id });
  await make.topListEntry({ product_id: product.id });
  await make.contentPage({
    slug: 'harbor',
    product_ids: [product.id],
    partner_list: `/casino/all?licence=${regulator.id}`,
    i18n: {
      en: {
        title: 'Harbor',
        body: { type: 'doc', content: [{ type: 'offerCard', attrs: { bonus_id: bonus.id } }] },
      },
    },
  });
  const exported = await exportedSite(source.place.settings);

  const { given, place } = await site(false);
  await given.make.regulator({ name: 'Another board' });
  await given.make.regulator({ name: 'isle board' });
  await given.make.product({ i18n: { en: { name: 'First' } }, categories: [1] });
  await given.make.exclusiveBonus();
  await importArchiveFile({ db: given.db, settings: place.settings }, exported.file, never);
  const { rows } = await exportedSite(place.settings);
  expect(rows('product')).toMatchObject([
    { id: 1 },
    { id: 2, facts: { licences: [{ regulator_id: 2 }] } },
  ]);
  expect(rows('product-list')[0]).toEqual({ category: 'casino', product_ids: [2, 1] });
  expect(rows('exclusive-bonus')).toMatchObject([{ id: 1 }, { id: 2, product_id: 2 }]);
  expect(rows('top-list-entry')).toMatchObject([{ product_id: 2 }]);
  const page = rows('content-page').find(({ slug }: { slug: string }) => slug === 'harbor');
  expect(page).toMatchObject({
    product_ids: [2],
    partner_list: '/casino/all?licence=2',
    i18n: { en: { body: { content: [{ attrs: { bonus_id: 2 } }] } } },
  });
});

test('an import that fails names the row and changes nothing', async () => {
  const source = await site(false);
  await source.given.make.provider({ name: 'Studio' });
  await source.given.make.contentPage({ slug: 'taken', kind: 'guide' });
  const exported = await exportedSite(source.place.settings);
  const { given, place } = await site(false);
  await given.make.contentPage({ slug: 'taken', kind: 'guide' });
  await expect(
    importArchiveFile({ db: given.db, settings: place.settings }, exported.file, never),
  ).rejects.toThrow(/^data\/content-page.json, the row with the ID \d+: slug: Another page/);
  expect(await given.db.selectFrom('provider').selectAll().execute()).toEqual([]);
});
