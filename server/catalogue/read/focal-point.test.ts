import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertImage } from '../../../db/repositories/image/image.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const pathOf = (sign: string) => `/uploads/${sign.repeat(32)}/400x200.webp`;

/** Returns the ID of an image in the library whose files are never requested. */
async function record(sign: string): Promise<number> {
  const row = { path: pathOf(sign), name: sign, width: 400, height: 200, bytes: 1 };
  const id = await inTransaction(given.db, (trx) =>
    insertImage(trx, { ...row, hash: sign.repeat(32), created_at: '2026-05-01T12:00:00.000Z' }),
  );
  return id ?? 0;
}

const setPoint = (id: number, focal_point: object | null, i18n = {}) =>
  given.call('PUT', `/admin/images/${id}`, { name: 'Harbor', focal_point, i18n });
const read = async (path: string) => (await given.call('GET', path)).body;

test('paths in every public response end with the focal point set by an editor', async () => {
  const id = await record('a');
  const { id: product } = await given.make.product({
    icon_url: pathOf('a'),
    images: [{ image_url: pathOf('a') }, { image_url: pathOf('b') }],
    categories: [1],
  });
  await given.make.banner({ image_url: pathOf('a'), categories: [1] });
  await given.make.exclusiveBonus({ image_url: pathOf('a'), product_id: product });
  await given.make.promoCode({ image_vertical_url: pathOf('a'), product_id: product });
  await given.make.topListEntry({ product_id: product });
  const answers = async () => ({
    icon: (await read('/products')).items[0].icon_url,
    page: (await read(`/products/${product}`)).images[0].image_url,
    banner: (await read('/banners')).items[0].image,
    bonus: (await read('/bonuses')).items[0].image_url,
    partner: (await read('/bonuses')).items[0].partner.logo,
    code: (await read('/promocodes')).items[0].image_vertical_url,
    top: (await read('/top')).items[0].logo,
    found: (await read('/search?q=product')).results.products[0].icon_url,
    saved: (await read(`/saved-items?products=${product}`)).products[0].icon_url,
  });
  const all = (path: string) =>
    Object.fromEntries(Object.keys(before).map((place) => [place, path]));
  const before = await answers();
  expect(before).toEqual(all(pathOf('a')));

  await setPoint(id, { x: 31, y: 70 });
  expect(await answers()).toEqual(all(`${pathOf('a')}#30-70`));
  expect((await read(`/products/${product}`)).images[1].image_url).toBe(pathOf('b'));
  expect((await read(`/admin/products/${product}`)).icon_url).toBe(pathOf('a'));

  await setPoint(id, null);
  expect(await answers()).toEqual(before);
});

test('a product’s images have alternative text in the languages that define it', async () => {
  const id = await record('a');
  const images = [{ image_url: pathOf('a') }, { image_url: pathOf('b') }];
  const { id: product } = await given.make.product({ images });
  await setPoint(id, null, { en: { alt: 'A harbor at night' } });
  const alts = async (lang: string) =>
    (await read(`/products/${product}?lang=${lang}`)).images.map(
      ({ alt }: { alt?: string }) => alt,
    );
  expect(await alts('en')).toEqual(['A harbor at night', undefined]);
  expect(await alts('tr')).toEqual([undefined, undefined]);
});
