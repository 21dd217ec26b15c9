import type { Kysely } from 'kysely';
import { defaultLanguage } from '#contract/language.ts';
import { translated } from '../../../sql/translation.ts';
import { isLicenceValid } from '../../../sql/valid-licence.ts';
import type { Database } from '../../../tables.ts';

type Days = { today: string; until: string };

/** Lists the valid licences that end by a day, soonest first. */
export const listEndingLicences = (db: Kysely<Database>, { today, until }: Days) =>
  db
    .selectFrom('product_licence')
    .innerJoin('regulator', 'regulator.id', 'product_licence.regulator_id')
    .where(isLicenceValid(today))
    .where('product_licence.valid_until', '<=', until)
    .select((eb) => [
      'product_licence.product_id as id',
      translated('product', 'name', 'product_licence.product_id', defaultLanguage).as('name'),
      'regulator.name as regulator',
      eb.ref('product_licence.valid_until').$notNull().as('valid_until'),
    ])
    .orderBy('product_licence.valid_until')
    .orderBy('product_licence.product_id')
    .orderBy('product_licence.place')
    .execute();
