// Runs on PostgreSQL too: no other test runs its SQL there.
/** SQL and the contract agree on which licences are valid. */
import { expect, test } from 'vitest';
import type { Licence } from '#contract/catalogue/fact/product-facts.ts';
import { isLicenceValid, stateOn } from '#contract/catalogue/fact/valid-licence.ts';
import { testDatabase } from '../testing/database.ts';
import { isLicenceValid as isLicenceValidInSql } from './valid-licence.ts';

type Term = Pick<Licence, 'state' | 'valid_until'>;

const today = '2027-01-31';
const cases: [Term, isValid: boolean, shown: Licence['state']][] = [
  [{ state: 'valid', valid_until: null }, true, 'valid'],
  [{ state: 'valid', valid_until: '2027-01-30' }, false, 'expired'],
  [{ state: 'valid', valid_until: '2027-01-31' }, true, 'valid'],
  [{ state: 'valid', valid_until: '2027-02-01' }, true, 'valid'],
  [{ state: 'valid', valid_until: '9999-12-31' }, true, 'valid'],
  [{ state: 'suspended', valid_until: null }, false, 'suspended'],
  [{ state: 'suspended', valid_until: '2027-01-30' }, false, 'suspended'],
  [{ state: 'suspended', valid_until: '2027-02-01' }, false, 'suspended'],
  [{ state: 'expired', valid_until: null }, false, 'expired'],
  [{ state: 'expired', valid_until: '2027-02-01' }, false, 'expired'],
];

test('a licence is valid until the end of its last day', async () => {
  expect(
    cases.map(([licence]) => [isLicenceValid(licence, today), stateOn(licence, today)]),
  ).toEqual(cases.map(([, isValid, shown]) => [isValid, shown]));
});

test('the condition in SQL finds the licences that are valid according to the contract', async () => {
  const { db, close } = await testDatabase();
  try {
    const { product_id } = await db
      .insertInto('product')
      .defaultValues()
      .returning('id as product_id')
      .executeTakeFirstOrThrow();
    const base = { product_id, regulator_id: 1, markets: '' };
    for (const [place, [licence]] of cases.entries()) {
      await db
        .insertInto('product_licence')
        .values({ ...base, id: place, place, ...licence })
        .execute();
    }
    const found = await db
      .selectFrom('product_licence')
      .select('id')
      .where(isLicenceValidInSql(today))
      .orderBy('id')
      .execute();
    expect(found.map(({ id }) => id)).toEqual([0, 2, 3, 4]);
  } finally {
    await close();
  }
});
