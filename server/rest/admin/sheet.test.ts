import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { productDraft } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { insertProduct } from '../../../db/repositories/catalogue/product.ts';
import { insertPromoCode } from '../../../db/repositories/catalogue/promo-code.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { promoCodeResource } from '../../catalogue/resource/promo-code.ts';
import { promoCodeSheet } from '../../catalogue/sheet/promo-code-sheet.ts';
import { importSheet } from '../../sheet/import-sheet.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const exported = async (kind: string) => (await given.call('GET', `/admin/${kind}/export`)).text;
const imported = (kind: string, csv: string, dry_run = false) =>
  given.call('POST', `/admin/${kind}/import`, { csv, dry_run });
const outcomes = (answer: { body: { rows: { outcome: string }[] } }) =>
  answer.body.rows.map(({ outcome }) => outcome);

const english = { name: 'Lucky Harbor', description: 'Two\nlines, "quoted"' };
const words = { en: english, tr: { name: 'Şans' } };

test('reimporting an export changes nothing', async () => {
  await given.make.product({ i18n: words, rating: 4.5, categories: [1, 3] });
  const product = await given.make.product({
    images: [{ image_url: '/uploads/a.webp' }, { image_url: 'https://images.example/b.png' }],
  });
  await given.make.promoCode({ product_id: product.id, expires_at: '2030-01-02 03:04:05' });
  await given.make.promoCode({ is_active: false, rarity: 'epic', market_code: 'TR' });
  const before = await dump(given);
  for (const kind of ['products', 'promocodes']) {
    const answer = await imported(kind, await exported(kind));
    expect(outcomes(answer)).toEqual(['unchanged', 'unchanged']);
  }
  expect(await dump(given)).toEqual(before);
});

/** Repositories write the same rows as an editor's calls, in less time. */
const insertMany = (count: { products: number; promoCodes: number }) =>
  inTransaction(given.db, async (trx) => {
    for (let index = 0; index < count.promoCodes; index += 1) {
      const code = { code: `CODE${index}`, expires_at: '2030-01-02 03:04:05' };
      await insertPromoCode(trx, promoCodeDraft.parse(code));
    }
    for (let index = 0; index < count.products; index += 1) {
      const i18n = { en: { name: `Kumarhane ${index}`, description: 'İki satır,\n"tırnaklı"' } };
      await insertProduct(trx, productDraft.parse({ i18n }));
    }
  });

test('an export of thousands of rows can be reimported, with up to a thousand rows changed', async () => {
  const count = { products: 1_100, promoCodes: 2_500 };
  await insertMany(count);
  const before = await dump(given);
  for (const [kind, rows] of Object.entries(count)) {
    const answer = await imported(kind.toLowerCase(), await exported(kind.toLowerCase()));
    expect(answer.status).toBe(200);
    expect(outcomes(answer)).toEqual(Array.from({ length: rows }, () => 'unchanged'));
  }
  expect(await dump(given)).toEqual(before);

  const csv = await exported('promocodes');
  const edited = (from: string) => csv.replaceAll(new RegExp(from, 'g'), 'NEW$1');
  const many = await imported('promocodes', edited('CODE(1\\d*)'), true);
  expect(many.body.errors).toEqual([
    { path: 'csv', message: 'Can add or change at most 1000 rows; split the file' },
  ]);
  const few = await imported('promocodes', edited('CODE(2\\d*)'));
  expect(outcomes(few).filter((outcome) => outcome === 'update')).toHaveLength(611);
});

test('a row edited while the file is compared is written as in the file', async () => {
  const { id } = await given.make.promoCode({ code: 'OLD' });
  const csv = await exported('promocodes');
  let isEdited = false;
  const slow: typeof promoCodeSheet = {
    ...promoCodeSheet,
    async get(db, id) {
      const whole = await promoCodeSheet.get(db, id);
      if (!isEdited) {
        isEdited = true;
        const draft = promoCodeResource.schemas.draft.parse({ ...whole, code: 'MEANWHILE' });
        await promoCodeResource.update(given.writer, id, draft);
      }
      return whole;
    },
  };
  const { rows } = await importSheet(slow, given.writer, { csv, dry_run: false });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['update']);
  expect((await given.call('GET', `/admin/promocodes/${id}`)).body.code).toBe('OLD');
});

test('a row that appears twice in a file is refused, even if nothing changes', async () => {
  const { id } = await given.make.product({ i18n: words, rating: 4.5 });
  const { id: other } = await given.make.product({ rating: 4.5 });
  const before = await dump(given);
  const csv = `id,rating\n${id},4.5\n${other},3\n${id},4.5\n${id},3`;
  const answer = await imported('products', csv);
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [
      { path: 'row 4, id', message: 'Is already in row 2' },
      { path: 'row 5, id', message: 'Is already in row 2' },
    ],
  ]);
  expect(await dump(given)).toEqual(before);
});

test.each([
  'products',
  'promocodes',
  'product-facts',
  'regulators',
  'payment-methods',
  'providers',
])('a row of %s that is cut short changes nothing', async (kind) => {
  await given.make.product({ ref_link: 'https://a.example/', facts: { owner: 'Copper Ltd' } });
  await given.make.promoCode({ ref_link: 'https://a.example/' });
  await given.make.regulator({ register_url: 'https://a.example/' });
  await given.make.paymentMethod({ icon_url: 'https://a.example/a.png' });
  await given.make.provider();
  const before = await dump(given);
  const [header = '', row = ''] = (await exported(kind)).trim().split('\r\n');
  const columns = header.replace('\ufeff', '').split(',');
  const cut = row.split(',').slice(0, columns.length === 2 ? 1 : 2);
  const answer = await imported(kind, `${header}\n${cut.join()}`);
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [
      {
        path: `row 2, ${columns[cut.length]}`,
        message: `Has ${cut.length} of ${columns.length} cells`,
      },
    ],
  ]);
  expect(await dump(given)).toEqual(before);
});

test('an export opens in Excel without any formulas', async () => {
  await given.make.product({ i18n: { en: { name: '=1+1', description: '@risk' } } });
  const answer = await given.call('GET', '/admin/products/export');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="products.csv"');
  expect(answer.text.startsWith('\ufeffid,name_en,name_tr,')).toBe(true);
  expect(answer.text).toContain("'=1+1");
  expect(outcomes(await imported('products', answer.text))).toEqual(['unchanged']);
});

test('rows are created and updated; a missing column stays unchanged', async () => {
  const { id } = await given.make.product({ i18n: words, rating: 4.5, categories: [1] });
  const csv = `id;name_en;rating;categories\n${id};Lucky Harbour;3,5;bets bonuses\n;Brass Heron;;`;
  const answer = await imported('products', csv);
  expect(answer.body).toEqual({
    written: true,
    rows: [
      {
        row: 2,
        outcome: 'update',
        name: 'Lucky Harbour',
        changes: ['name_en', 'rating', 'categories'],
        errors: [],
      },
      { row: 3, outcome: 'create', name: 'Brass Heron', changes: [], errors: [] },
    ],
  });
  const { body } = await given.call('GET', `/admin/products/${id}`);
  expect(body).toMatchObject({ rating: 3.5, categories: [2, 3], i18n: { tr: { name: 'Şans' } } });
  const found = await given.call('GET', '/search?q=brass%20heron');
  expect(found.body.totals.products).toBe(1);
});

test('a dry run reports every row’s outcome and writes nothing', async () => {
  const { id } = await given.make.promoCode({ code: 'OLD' });
  const before = await dump(given);
  const csv = `id,code,market_code,rarity\n${id},NEW,us,Epic\n,FRESH,TR,\n,fresh,TR,\n,,US,odd\n99,X,US,rare\nx,X,US,rare`;
  const answer = await imported('promocodes', csv, true);
  expect(answer).toMatchObject({ status: 200, body: { written: false } });
  expect(outcomes(answer)).toEqual([
    'update',
    'create',
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
  expect(answer.body.rows[2].errors[0].message).toMatch(/already has this code in this market/);
  expect(answer.body.rows[3].errors.map(({ column }: { column: string }) => column)).toEqual([
    'code',
    'rarity',
  ]);
  expect(answer.body.rows[4].errors).toEqual([
    { column: 'id', message: 'There is no promo code with the ID 99' },
  ]);
  expect(await dump(given)).toEqual(before);
});

test('rows are identified by their number in the file, including blank ones', async () => {
  const { body } = await imported('products', 'name_en,rating\nA,4\n\n,\nB,9\n', true);
  expect(
    body.rows.map(({ row, outcome }: { row: number; outcome: string }) => [row, outcome]),
  ).toEqual([
    [2, 'create'],
    [5, 'refused'],
  ]);
});

test('strings that look like formulas, however they are spelled, survive a round trip', async () => {
  for (const name of ['=1', "'=1", '＝1', '-1', "'tis", '@home']) {
    await given.make.product({ i18n: { en: { name } } });
  }
  const before = await dump(given);
  await imported('products', await exported('products'));
  expect(await dump(given)).toEqual(before);
});

test('no row is written if one is refused', async () => {
  const before = await dump(given);
  const answer = await imported('products', 'name_en,rating\nBrass Heron,4\nTin Corsair,seven');
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([{ path: 'row 3, rating', message: 'Must be a number' }]);
  expect(await dump(given)).toEqual(before);
});

describe('a file that is not a valid sheet is refused', () => {
  test.each([
    ['an unknown column', 'name_en,colour\na,b', /Unknown columns: colour/],
    ['a column named twice', 'name_en,name_en\na,b', /appears twice/],
    ['an open quote', 'name_en\n"a', /Is not valid CSV/],
    ['too many new rows', `name_en\n${'a\n'.repeat(1001)}`, /at most 1000 rows/],
    ['too many lines', `name_en\n${'\n'.repeat(100_001)}`, /at most 100000 lines/],
    ['nothing', '', /empty/],
    ['blank lines', '\n\n', /empty/],
  ])('%s', async (_name, csv, message) => {
    const answer = await imported('products', csv);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toMatch(message);
  });

  test('the error for an unknown category contains its slug', async () => {
    const { body } = await imported('products', 'name_en,categories\nA,casino poker', true);
    expect(body.rows[0].errors).toEqual([
      { column: 'categories', message: 'There is no category with the slug poker' },
    ]);
  });
});
