import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const changes = async (query = '') => (await given.call('GET', `/admin/changes${query}`)).body;

async function write() {
  const { id } = await given.make.product({ rating: 4 });
  const { body } = await given.call('GET', `/admin/products/${id}`);
  await given.call('PUT', `/admin/products/${id}`, { ...body, rating: 5, categories: [1] });
  await given.make.banner({ product_id: id });
  await given.call('DELETE', `/admin/products/${id}`);
  const deletion = (await changes('?entity=product')).items[0];
  await given.call('POST', `/admin/changes/${deletion.seq}/restore`);
  return id;
}

test('lists a change logged before summaries existed like a newer one', async () => {
  await write();
  const listed = await changes();
  expect(listed.items.length).toBeGreaterThan(5);
  await given.db.updateTable('change').set({ summary: null }).execute();
  expect(await changes()).toEqual(listed);
});

test('reads no state of a change that has a summary', async () => {
  await write();
  const listed = await changes();
  await given.db.updateTable('change').set({ snapshot: 'not read' }).execute();
  expect(await changes()).toEqual(listed);
});

test('the total counts committed changes, per kind and overall', async () => {
  const id = await write();
  for (const query of ['', '?entity=product', '?entity=banner', `?entity=product&id=${id}`]) {
    const { items, total } = await changes(query);
    expect(total).toBe(items.length);
  }
  const before = (await changes()).total;
  await given.call('POST', '/admin/products', { i18n: { en: { name: 'A' } }, categories: [99] });
  expect((await changes()).total).toBe(before);
  expect((await changes('?entity=top-list')).total).toBe(0);
});
