/** The sample is removed and restored once, as a whole, even with concurrent writes. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hideTable } from '../../db/testing/failure.ts';
import { dump, expectProblem } from '../testing/rest.ts';
import { refusalOf, trpcClient } from '../testing/trpc.ts';
import { type SampleSite, sampleSite } from './testing/sample-site.ts';

let { given, admin, get, sample, remove, restore } = {} as SampleSite;

beforeEach(async () => {
  ({ given, admin, get, sample, remove, restore } = await sampleSite());
});
afterEach(() => given.app.close());

test('removing a sample other than the one shown is refused and changes nothing', async () => {
  const { version } = await sample();
  await given.make.banner({ product_id: (await get('/products')).items[0].id });
  const before = await dump(given);
  const refused = await admin('POST', '/sample/removals', { version });
  expect(expectProblem(refused, 'conflict', 409).detail).toMatch('Review it again');
  expect(await dump(given)).toEqual(before);
});

test('of two owners acting concurrently, one removes and one restores', async () => {
  const { version, removable } = await sample();
  const twice = async (path: string, body: object) => {
    const answers = await Promise.all([1, 2].map(() => admin('POST', path, body)));
    return answers.map(({ status }) => status).toSorted();
  };
  expect(await twice('/sample/removals', { version })).toEqual([201, 409]);
  const { at } = (await sample()).removed;
  expect(await twice('/sample/removals/undo', { at })).toEqual([201, 409]);
  expect((await sample()).removable).toEqual(removable);
});

test('an undo reports what it cannot restore and why, and restores the rest', async () => {
  const codes = (await get('/promocodes?limit=1000')).items;
  const promoCode = codes.find((code: { product_id: number | null }) => code.product_id !== null);
  const [banner] = (await get('/banners')).items;
  const { removable } = await sample();
  await remove();
  const back = async (kind: string, id: number) => {
    const { seq } = (await get(`/changes?entity=${kind}&id=${id}`)).items[0];
    return admin('POST', `/changes/${seq}/restore`);
  };
  // Another editor restores a product, renames it and recreates its code, then deletes a banner again.
  const { code, market_code, product_id } = promoCode;
  await back('product', product_id);
  const draft = await get(`/products/${product_id}`);
  draft.i18n.en.name = 'Renamed since';
  await admin('PUT', `/products/${product_id}`, draft);
  await given.make.promoCode({ code, market_code, product_id });
  await back('banner', banner.id);
  await admin('DELETE', `/banners/${banner.id}`);

  const { status, body } = await restore();
  expect(status).toBe(201);
  expect(body.left_out).toMatchObject([
    { kind: 'banner', id: banner.id, message: 'Administrator has since deleted it.' },
    { kind: 'promo-code', id: promoCode.id, name: code, message: expect.stringMatching('code') },
  ]);
  expect(body.restored).toBe(removable.length - 3);
  expect((await get(`/products/${product_id}`)).name).toBe('Renamed since');
  expectProblem(await restore(), 'conflict', 409);
});

test('a removal that fails halfway is rolled back, and the next one succeeds', async () => {
  const before = await dump(given);
  const { version } = await sample();
  // The products are deleted last, and reading one of them fails.
  const show = await hideTable(given.db, 'product_image');
  expect((await admin('POST', '/sample/removals', { version })).status).toBe(503);
  await show();
  expect(await dump(given)).toEqual(before);
  expect((await admin('POST', '/sample/removals', { version })).status).toBe(201);
});

test('tRPC removes and restores as REST does', async () => {
  const { admin } = trpcClient(given);
  const shown = await admin.sample.get.query();
  expect(shown).toEqual(await sample());
  expect((await refusalOf(admin.sample.remove.mutate({ version: 'other' }))).code).toBe('conflict');
  await admin.sample.remove.mutate({ version: shown.version });
  const { removed } = await admin.sample.get.query();
  expect(await admin.sample.restore.mutate({ at: removed?.at ?? '' })).toEqual({
    restored: shown.removable.length,
    left_out: [],
  });
});
