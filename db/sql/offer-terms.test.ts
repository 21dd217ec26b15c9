// Runs on PostgreSQL too: no other test runs its SQL there.
/** Columns by which SQL finds the terms of offers, in new rows and in those of an earlier version. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { noOfferTerms, offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { filledTermsFields, termsFields } from '#contract/catalogue/terms/terms-field.ts';
import { openDatabase, openEngine } from '../open.ts';
import { exclusiveBonusRepository } from '../repositories/catalogue/exclusive-bonus.ts';
import { insertPromoCode, updatePromoCode } from '../repositories/catalogue/promo-code.ts';
import { testDatabase } from '../testing/database.ts';
import { databaseOfSchema } from '../testing/schema-fixture.ts';
import { readTerms, termsColumns } from './offer-terms.ts';

const everything = offerTerms.parse({
  kind: 'welcome',
  min_deposit: '$20',
  wagering: '35x',
  max_bet: '$5',
  url: 'https://partner.example/terms',
  last_verified_at: '2026-05-31',
  numbers: {
    amount: 0,
    percent: 100,
    cap: 200,
    currency: 'USD',
    free_spins: 50,
    spin_value: 0.1,
    one_of: false,
    wagering: 35,
    wagering_base: 'bonus',
    contribution: { slots: 100 },
    max_bet: 5,
    min_deposit: 20,
    max_cashout: 500,
    days_to_claim: 7,
    days_to_use: 14,
    min_odds: 1.5,
    sticky: false,
  },
  i18n: { en: { value: '100% up to $200', eligibility: 'New players', text: 'One each.' } },
});

test('every field of terms has a name, and 0 and false count as filled in', () => {
  expect(filledTermsFields(everything)).toEqual(termsFields);
  expect(filledTermsFields(noOfferTerms)).toEqual([]);
});

test.each([
  [{ wagering: '35x' }, ['wagering']],
  [{ numbers: { wagering: 35 } }, ['wagering']],
  [{ numbers: { percent: 100 } }, ['value', 'percent']],
  [{ numbers: { contribution: { live: 10 } } }, ['contribution']],
  [{ i18n: { tr: { text: 'Her üyeye bir kez.' } } }, []],
])('the filled terms of %j are %j', (terms, fields) => {
  expect(filledTermsFields(offerTerms.parse(terms))).toEqual(fields);
});

test('terms stored without numbers, or with only some, have all of them', () => {
  const old = { ...noOfferTerms, wagering: '35x', numbers: undefined };
  expect(readTerms(JSON.stringify(old))).toEqual({ ...noOfferTerms, wagering: '35x' });
  const some = { ...noOfferTerms, numbers: { wagering: 35 } };
  expect(readTerms(JSON.stringify(some))).toEqual(offerTerms.parse(some));
});

const tables = ['exclusive_bonus', 'promo_code'] as const;

test('SQL compares the wagering of an offer, and finds its filled terms by name', async () => {
  const { db, close } = await testDatabase();
  const draft = { image_url: '/uploads/a.webp', code: 'CODE' };
  await db.transaction().execute(async (trx) => {
    for (const terms of [everything, noOfferTerms]) {
      await exclusiveBonusRepository.insert(trx, exclusiveBonusDraft.parse({ ...draft, terms }));
      await insertPromoCode(trx, promoCodeDraft.parse({ ...draft, terms }));
    }
  });
  for (const table of tables) {
    const idsWhere = async (condition: ReturnType<typeof sql<boolean>>) =>
      (await db.selectFrom(table).select('id').where(condition).execute()).map(({ id }) => id);
    expect(await idsWhere(sql`wagering <= 35`)).toEqual([1]);
    expect(await idsWhere(sql`wagering is null`)).toEqual([2]);
    for (const field of termsFields) {
      expect(await idsWhere(sql`filled_terms like ${`% ${field} %`}`)).toEqual([1]);
    }
  }

  await db.transaction().execute(async (trx) => {
    const changed = offerTerms.parse({ wagering: '40x' });
    await updatePromoCode(trx, 1, promoCodeDraft.parse({ ...draft, terms: changed }));
  });
  const [code] = await db.selectFrom('promo_code').selectAll().where('id', '=', 1).execute();
  expect(code).toMatchObject({ wagering: null, filled_terms: ' wagering ' });
  await close();
});

test('a migration stores the names of filled terms for earlier rows', async () => {
  const address = await databaseOfSchema('0040-light-logo');
  const before = await openEngine(address);
  const { numbers: _, ...old } = everything;
  for (const table of tables) {
    await sql`update ${sql.table(table)} set terms = ${JSON.stringify(old)}`.execute(before.db);
  }
  await before.db.destroy();
  const { db, close } = await openDatabase(address);
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const { wagering, filled_terms } = termsColumns(readTerms(row.terms));
      expect(row).toMatchObject({ wagering, filled_terms });
      expect(filled_terms).toMatch(/^ kind value .* max_bet $/);
    }
  }
  await close();
});
