/** Changes to an offer whose end moves, or which hasn't started yet. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noTermsNumbers } from '#contract/catalogue/terms/terms-numbers.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

const numbers = { ...noTermsNumbers, wagering: 35, currency: 'USD' };

test('changes imported from a file are listed, and so is a new end of a code', async () => {
  const product_id = (await given.make.product()).id;
  const expires_at = '2098-12-31 23:59:00';
  const { id } = await given.make.promoCode({ product_id, expires_at, terms: { numbers } });
  const csv = `id,expires_at,terms_numbers_wagering\n${id},2099-01-31 23:59:00,40`;
  const result = await given.call('POST', '/admin/promocodes/import', { csv, dry_run: false });
  expect(result.status, JSON.stringify(result.body)).toBe(200);
  const input = encodeURIComponent(JSON.stringify({ id, lang: 'en' }));
  const code = await given.app.inject(`/api/trpc/catalogue.promoCode?input=${input}`);
  const { changes } = code.json().result.data;
  expect(changes).toMatchObject([
    { field: 'wagering', from: '35x', to: '40x' },
    { field: 'expires_at', from: '31 December 2098', to: '31 January 2099' },
  ]);
});

test('a change to a bonus that hasn’t started yet appears when the bonus starts', async () => {
  const product_id = (await given.make.product()).id;
  const bonus = await given.make.exclusiveBonus({ product_id, terms: { numbers } });
  const put = async (draft: object) =>
    expect((await given.call('PUT', `/admin/exclusive-bonuses/${bonus.id}`, draft)).status).toBe(
      200,
    );
  const later = { ...bonus, starts_at: '2098-12-01 00:00:00' };
  for (const wagering of [99, 40]) {
    await put({ ...later, terms: { numbers: { ...numbers, wagering } } });
  }
  const states = async () => {
    const [row] = await given.db.selectFrom('exclusive_bonus_seen').selectAll().execute();
    return JSON.parse(row?.states ?? '[]');
  };
  expect(await states()).toMatchObject([
    { terms: { numbers: { wagering: 35 } } },
    { on: '2098-12-01', terms: { numbers: { wagering: 40 } } },
  ]);
  await put({ ...bonus, terms: { numbers } });
  expect(await states()).toHaveLength(1);
});
