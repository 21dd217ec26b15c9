import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

const words = {
  en: { name: 'Lucky Harbor', description: 'Two\nlines, "quoted"' },
  tr: { name: 'Şans' },
};

test('what is exported and imported again changes nothing', async () => {
  await given.make.product({ i18n: words, rating: 4.5, categories: [1, 3] });
  const product = await given.make.product({
    images: [{ image_url: '/uploads/a.webp' }, { image_url: 'https://pictures.example/b.png' }],
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

test('a sheet is a file for Excel, in which nothing is a formula', async () => {
  await given.make.product({ i18n: { en: { name: '=1+1', description: '@risk' } } });
  const answer = await given.call('GET', '/admin/products/export');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="products.csv"');
  expect(answer.text.startsWith('\ufeffid,name_en,name_tr,')).toBe(true);
  expect(answer.text).toContain("'=1+1");
  expect(outcomes(await imported('products', answer.text))).toEqual(['unchanged']);
});

test('rows are created and updated; a column that is not there stays as it is', async () => {
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

test('a dry run tells the outcome of each row and writes nothing', async () => {
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
  expect(answer.body.rows[2].errors[0].message).toMatch(/has this code in this market already/);
  expect(answer.body.rows[3].errors.map(({ column }: { column: string }) => column)).toEqual([
    'code',
    'rarity',
  ]);
  expect(answer.body.rows[4].errors).toEqual([
    { column: 'id', message: 'No promo code has the id 99' },
  ]);
  expect(await dump(given)).toEqual(before);
});

test('a row is named by its number in the file, blank ones counted', async () => {
  const { body } = await imported('products', 'name_en,rating\nA,4\n\n,\nB,9\n', true);
  expect(
    body.rows.map(({ row, outcome }: { row: number; outcome: string }) => [row, outcome]),
  ).toEqual([
    [2, 'create'],
    [5, 'refused'],
  ]);
});

test('texts that look like formulas in any writing come back as they were', async () => {
  for (const name of ['=1', "'=1", '＝1', '-1', "'tis", '@home']) {
    await given.make.product({ i18n: { en: { name } } });
  }
  const before = await dump(given);
  await imported('products', await exported('products'));
  expect(await dump(given)).toEqual(before);
});

test('with one row refused none is written', async () => {
  const before = await dump(given);
  const answer = await imported('products', 'name_en,rating\nBrass Heron,4\nTin Corsair,seven');
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([{ path: 'row 3, rating', message: 'Must be a number' }]);
  expect(await dump(given)).toEqual(before);
});

describe('what is no sheet is refused whole', () => {
  test.each([
    ['an unknown column', 'name_en,colour\na,b', /There is no column colour/],
    ['a column named twice', 'name_en,name_en\na,b', /named twice/],
    ['an open quote', 'name_en\n"a', /Is no CSV/],
    ['too many rows', `name_en\n${'a\n'.repeat(1001)}`, /at most 1000 rows/],
    ['nothing', '', /empty/],
    ['blank lines', '\n\n', /empty/],
  ])('%s', async (_name, csv, message) => {
    const answer = await imported('products', csv);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toMatch(message);
  });

  test('an unknown category is named', async () => {
    const { body } = await imported('products', 'name_en,categories\nA,casino poker', true);
    expect(body.rows[0].errors).toEqual([
      { column: 'categories', message: 'No category has the slug poker' },
    ]);
  });
});
