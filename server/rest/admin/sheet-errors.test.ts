import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { dump } from '../../testing/rest.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const dryRun = (kind: string, csv: string) =>
  given.call('POST', `/admin/${kind}/import`, { csv, dry_run: true });
const wrongCells = ({ body }: { body: { rows: { errors: { column: string }[] }[] } }) =>
  body.rows.map(({ errors }) => errors.map(({ column }) => column));

test('reports every error in a file of promo codes in one response', async () => {
  const { id } = await given.make.promoCode({ code: 'OLD' });
  await given.make.promoCode({ code: 'TAKEN' });
  const before = await dump(given);
  const csv = [
    'id,code,market_code,rarity,product_id,is_active,terms_text_en',
    `${id},,XX,odd,77,maybe,`,
    ',,XX,odd,abc,,',
    ',FRESH,XX,rare,77,,two\u202ewords',
    ',FIRST,US,odd,,,',
    ',first,US,rare,,,',
    ',TAKEN,US,odd,,perhaps,',
    '99,FIRST,XX,odd,77,,',
    ',LAST,US,rare,,,',
  ].join('\n');
  const answer = await dryRun('promocodes', csv);
  expect(wrongCells(answer)).toEqual([
    ['is_active', 'code', 'rarity', 'market_code', 'product_id'],
    ['product_id', 'code', 'rarity', 'market_code'],
    ['terms_text_en', 'market_code', 'product_id'],
    ['rarity'],
    ['code'],
    ['is_active', 'rarity', 'code'],
    ['id', 'rarity', 'market_code', 'product_id'],
    [],
  ]);
  expect(answer.body.rows.at(-1).outcome).toBe('create');
  expect(await dump(given)).toEqual(before);
});

test.each(['0x10', '0b1', '1e0', '1e3', 'Infinity', '4,5.', '--4', '4 5', '+4', '１'])(
  '%s is not a number in any column',
  async (cell) => {
    const numbers = ['product_id', 'terms_numbers_wagering', 'terms_numbers_contribution_slots'];
    const codes = await dryRun(
      'promocodes',
      `code,${numbers.join()}\nA,${`"${cell}",`.repeat(3)}`.slice(0, -1),
    );
    expect(wrongCells(codes)).toEqual([numbers]);
    expect(wrongCells(await dryRun('products', `name_en,rating\nA,"${cell}"`))).toEqual([
      ['rating'],
    ]);
    const facts = await dryRun(
      'product-facts',
      `name_en,games_slots,established\nA,"${cell}","${cell}"`,
    );
    expect(wrongCells(facts)).toEqual([['games_slots', 'established']]);
  },
);

test('reports every error in a file of products in one response', async () => {
  const csv =
    'id,name_en,rating,categories,ref_link\n,,seven,casino poker dice,nowhere\n5,,9,slots,';
  const answer = await dryRun('products', csv);
  expect(wrongCells(answer)).toEqual([
    ['rating', 'categories', 'ref_link', 'name_en'],
    ['id', 'categories', 'rating', 'name_en'],
  ]);
  expect(answer.body.rows[0].errors[1].message).toBe(
    'There is no category with the slug poker, dice',
  );
});
