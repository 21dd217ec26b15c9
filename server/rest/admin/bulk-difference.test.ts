// Runs on SQLite only: the edits of rows are tested on both databases in bulk-edit.test.ts.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const edit = (path: string, body: object) =>
  given.call('PUT', `${path}/bulk`, { action: 'edit', ...body });

test('a row has the name that it has before the edit', async () => {
  const { id } = await given.make.promoCode({ code: 'OLD' });
  const edits = [{ kind: 'set', field: 'code', value: 'NEW' }];
  const { body } = await edit('/admin/promocodes', { ids: [id], edits });
  expect(body.difference.rows).toMatchObject([{ name: 'OLD', changes: [{ to: 'NEW' }] }]);
});

test('a row that conflicts with another is reported', async () => {
  const ids = [
    (await given.make.promoCode({ code: 'ONE' })).id,
    (await given.make.promoCode({ code: 'TWO' })).id,
  ];
  const edits = [{ kind: 'set', field: 'code', value: 'SAME' }];
  const answer = await edit('/admin/promocodes', { ids, edits });
  expect(answer).toMatchObject({ status: 409, body: { errors: [{ path: 'ids.1' }] } });
  const rows = await given.db.selectFrom('promo_code').select('code').orderBy('id').execute();
  expect(rows).toEqual([{ code: 'ONE' }, { code: 'TWO' }]);
});

test('long texts are shortened in the difference, and saved in full', async () => {
  const { id } = await given.make.product();
  const value = 'a'.repeat(300);
  const edits = [{ kind: 'set', field: 'i18n.en.description', value }];
  const { body } = await edit('/admin/products', { ids: [id], edits });
  expect(body.difference.rows[0].changes[0].to).toBe(`${'a'.repeat(200)}…`);
  const saved = await given.call('GET', `/admin/products/${id}`);
  expect(saved.body.i18n.en.description).toBe(value);
});
