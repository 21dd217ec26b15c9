import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { trpcClient } from '../testing/trpc.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

test('the admin can still list and open a row that breaks a later rule', async () => {
  const { id } = await given.make.product();
  await given.db.updateTable('product').set({ ref_link: 'not a url', rating: 99 }).execute();
  const { product } = trpcClient(given).admin;
  expect((await product.list.query({})).items).toMatchObject([{ id, rating: 99 }]);
  expect(await product.get.query({ id })).toMatchObject({ id, ref_link: 'not a url' });
});
