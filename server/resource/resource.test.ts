import { expect, test } from 'vitest';
import { allRows, refuseRows } from '../../db/testing/database.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';

const draft = productResource.schemas.draft.parse({
  i18n: { en: { name: 'Lucky Harbor' } },
  categories: [1],
});

test('a write whose change log row fails is rolled back in every table', async () => {
  const given = await testApp();
  await refuseRows(given.db, 'change');
  await expect(productResource.create(given.writer, draft)).rejects.toThrow('refused');
  for (const table of ['product', 'product_translation', 'product_category', 'change'] as const) {
    expect(await allRows(given.db, table)).toEqual([]);
  }
  await given.app.close();
});

test('a write that fails halfway leaves no row in the change log', async () => {
  const given = await testApp();
  await refuseRows(given.db, 'product_category');
  await expect(productResource.create(given.writer, draft)).rejects.toThrow('refused');
  expect(await allRows(given.db, 'product')).toEqual([]);
  expect(await allRows(given.db, 'change')).toEqual([]);
  await given.app.close();
});

test('the change log records who did what, with the row at that time', async () => {
  const given = await testApp();
  const { id } = await productResource.create(given.writer, draft);
  const renamed = { ...draft, i18n: { ...draft.i18n, en: { ...draft.i18n.en, name: 'Other' } } };
  const updated = await productResource.update(given.writer, id, renamed);
  await productResource.delete(given.writer, id);

  const changes = await allRows(given.db, 'change');
  expect(changes.map(({ actor, action, entity }) => ({ actor, action, entity }))).toEqual([
    { actor: 'test', action: 'create', entity: 'product' },
    { actor: 'test', action: 'update', entity: 'product' },
    { actor: 'test', action: 'delete', entity: 'product' },
  ]);
  expect(JSON.parse(String(changes[1]?.snapshot))).toEqual(updated);
  await given.app.close();
});

test('deleting a product deletes its entries and detaches all other rows', async () => {
  const given = await testApp();
  const [gone, stays] = [await given.make.product(), await given.make.product()];
  await given.make.topListEntry({ product_id: gone.id });
  const entry = await given.make.topListEntry({ product_id: stays.id });
  const banner = await given.make.banner({ product_id: gone.id });
  const bonus = await given.make.exclusiveBonus({ product_id: gone.id });
  const code = await given.make.promoCode({ product_id: gone.id });

  expect((await given.call('DELETE', `/admin/products/${gone.id}`)).status).toBe(204);

  const entries = (await given.call('GET', '/admin/toplists/entries')).body;
  expect(entries.items).toEqual([expect.objectContaining({ id: entry.id, position: 1 })]);
  expect((await given.call('GET', `/admin/banners/${banner.id}`)).body.product_id).toBeNull();
  expect((await given.call('GET', `/admin/exclusive-bonuses/${bonus.id}`)).body).toMatchObject({
    product_id: null,
    product: null,
  });
  expect((await given.call('GET', `/admin/promocodes/${code.id}`)).body).toMatchObject({
    product_id: null,
    product_name: null,
  });
  const logged = (await allRows(given.db, 'change')).slice(-5);
  expect(logged.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'delete top-list-entry',
    'delete product',
    'update banner',
    'update exclusive-bonus',
    'update promo-code',
  ]);
  await given.app.close();
});

test('two codes that become identical without their product don’t block its deletion', async () => {
  const given = await testApp();
  const products = [await given.make.product(), await given.make.product()];
  const codes = [];
  for (const { id } of products)
    codes.push(await given.make.promoCode({ code: 'SAME', product_id: id }));
  for (const { id } of products) {
    expect((await given.call('DELETE', `/admin/products/${id}`)).status).toBe(204);
  }
  const hidden = await given.call('PUT', `/admin/promocodes/${codes[1]?.id}`, {
    code: 'SAME',
    is_active: false,
  });
  expect(hidden.status).toBe(200);
  expect((await given.call('POST', '/admin/promocodes', { code: 'same' })).status).toBe(409);
  await given.app.close();
});

test('one error lists the missing market, product and text of a write', async () => {
  const given = await testApp();
  const text = { i18n: { en: { text: 'two\u202ewords' } } };
  const refused = await given.call('POST', '/admin/promocodes', {
    code: 'FRESH',
    market_code: 'XX',
    product_id: 77,
    terms: text,
  });
  const { errors } = expectProblem(refused, 'bad_input', 400);
  expect(errors?.map(({ path }) => path)).toEqual([
    'terms.i18n.en.text',
    'market_code',
    'product_id',
  ]);
  await given.app.close();
});
