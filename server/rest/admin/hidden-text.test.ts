/** A name that looks like another is refused when written. One that is already stored doesn't block edits. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hiddenCharacterMessage } from '#contract/hidden-character.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { dump, expectProblem } from '../../testing/rest.ts';
import { refusalOf, trpcClient } from '../../testing/trpc.ts';

let given: TestApp;

beforeEach(async () => {
  given = await testApp();
});

afterEach(() => given.app.close());

const turned = 'Lucky\u202erobraH';
const message = hiddenCharacterMessage('\u202e');
const en = (texts: object) => ({ i18n: { en: { name: 'Lucky Harbor', ...texts } } });
const image_url = '/uploads/a.webp';

test.each([
  ['products', en({ name: turned }), 'i18n.en.name'],
  ['products', en({ description: turned }), 'i18n.en.description'],
  ['products', en({ fs_label: turned }), 'i18n.en.fs_label'],
  ['products', { i18n: { ...en({}).i18n, tr: { name: turned } } }, 'i18n.tr.name'],
  ['products', { ...en({}), ref_link: `https://a.example/${turned}` }, 'ref_link'],
  ['promocodes', { code: turned }, 'code'],
  ['banners', { image_url, i18n: { en: { subtitle: turned } } }, 'i18n.en.subtitle'],
  ['exclusive-bonuses', { image_url, i18n: { en: { cta_label: turned } } }, 'i18n.en.cta_label'],
])('%s: refuses %j and names the field', async (path, body, field) => {
  const before = await dump(given);
  const answer = await given.call('POST', `/admin/${path}`, body);
  expect(expectProblem(answer, 'bad_input', 400).errors).toEqual([{ path: field, message }]);
  expect(await dump(given)).toEqual(before);
});

test('tRPC and imports refuse it too', async () => {
  const { admin } = trpcClient(given);
  const { id } = await given.make.product();
  const update = admin.product.update.mutate({ id, draft: en({ name: turned }) });
  expect(await refusalOf(update)).toMatchObject({
    status: 400,
    errors: [{ path: 'i18n.en.name', message }],
  });
  const csv = `name_en,rating\n${turned},4`;
  const { body } = await given.call('POST', '/admin/products/import', { csv, dry_run: true });
  expect(body.rows[0].errors).toEqual([{ column: 'name_en', message }]);
});

test('a code is trimmed before validation, and a description may have several lines', async () => {
  const code = await given.call('POST', '/admin/promocodes', { code: ' LUCKY\r\n' });
  expect(code).toMatchObject({ status: 201, body: { code: 'LUCKY' } });
  const description = 'One\n\tTwo';
  const product = await given.call('POST', '/admin/products', en({ description }));
  expect(product).toMatchObject({ status: 201, body: en({ description }) });
});

test('a name that is already stored can be read, kept in edits, deleted and restored', async () => {
  const { id } = await given.make.product();
  await given.db.updateTable('product_translation').set({ name: turned }).execute();
  const path = `/admin/products/${id}`;
  const { body: whole } = await given.call('GET', path);
  expect(whole.i18n.en.name).toBe(turned);
  expect((await given.call('GET', `/products/${id}`)).body.name).toBe(turned);

  const draft = { ...whole, rating: 4 };
  expect(await given.call('PUT', path, draft)).toMatchObject({ status: 200, body: { rating: 4 } });
  const sheet = (await given.call('GET', '/admin/products/export')).text;
  const imported = await given.call('POST', '/admin/products/import', { csv: sheet });
  expect(imported.body.rows).toMatchObject([{ outcome: 'unchanged' }]);

  expect((await given.call('DELETE', path)).status).toBe(204);
  const { body: history } = await given.call('GET', '/admin/changes?entity=product');
  const restored = await given.call('POST', `/admin/changes/${history.items[0].seq}/restore`);
  expect(restored.status).toBe(201);
  expect((await given.call('GET', path)).body.i18n.en.name).toBe(turned);
});
