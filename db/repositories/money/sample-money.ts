/** Sample programmes, which can be removed until they're edited. */
import type { Kysely, Transaction } from 'kysely';
import { fold } from '#contract/fold.ts';
import { centralBank, type Rate, sampleSource } from '#contract/money/rate.ts';
import type { Database } from '../../tables.ts';
import { listProductsElsewhere } from './programme.ts';

export const sampleActor = 'seed';

export async function listSampleProgrammes(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('money_change')
    .innerJoin('programme', 'programme.id', 'money_change.entity_id')
    .select('programme.id')
    .where('money_change.kind', '=', 'programme')
    .where('money_change.action', '=', 'create')
    .where('money_change.actor', '=', sampleActor)
    .orderBy('programme.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns true if the programme has been edited, has imported figures or a month closed by hand. */
export async function isProgrammeTouched(
  db: Kysely<Database>,
  programme_id: number,
): Promise<boolean> {
  const byOthers = [
    ['money_change', 'actor'],
    ['stat_import', 'actor'],
    ['stat_import', 'undone_by'],
    ['money_note', 'actor'],
    ['closed_month', 'closed_by'],
  ] as const;
  for (const [table, column] of byOthers) {
    const found = await db
      .selectFrom(table)
      .select('programme_id')
      .where('programme_id', '=', programme_id)
      .where(column, '!=', sampleActor)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}

/** Returns true if there is anything about money besides the sample. */
export async function hasOwnMoney(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectFrom('money_change')
    .select('id')
    .where('actor', '!=', sampleActor)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function listExistingProducts(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('product').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

export async function listProgrammeProducts(
  db: Kysely<Database>,
): Promise<{ product_id: number; programme_id: number }[]> {
  return db.selectFrom('programme_product').selectAll().execute();
}

/** Returns true if a programme has this name or one of these products. */
export async function isTaken(
  db: Kysely<Database>,
  name: string,
  productIds: readonly number[],
): Promise<boolean> {
  const named = await db
    .selectFrom('programme')
    .select('id')
    .where('name_key', '=', fold(name))
    .executeTakeFirst();
  return named !== undefined || (await listProductsElsewhere(db, productIds, undefined)).length > 0;
}

const forever = '9999-12-31';

/** Currencies with fixings need no invented rates from then on. */
export async function insertSampleRates(
  trx: Transaction<Database>,
  rates: readonly Omit<Rate, 'source'>[],
): Promise<void> {
  const firstFixings = await trx
    .selectFrom('rate')
    .select(({ fn }) => ['currency', fn.min('day').as('day')])
    .where('source', '=', centralBank)
    .groupBy('currency')
    .execute();
  const first = new Map(firstFixings.map(({ currency, day }) => [currency, day]));
  const needed = rates.filter(({ currency, day }) => day < (first.get(currency) ?? forever));
  if (needed.length === 0) return;
  await trx
    .insertInto('rate')
    .values(needed.map((rate) => ({ ...rate, source: sampleSource })))
    .onConflict((conflict) => conflict.columns(['day', 'currency']).doNothing())
    .execute();
}

export async function deleteSampleRates(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('rate').where('source', '=', sampleSource).execute();
}

const tables = [
  ...(['programme_stat', 'former_stat', 'stat_month', 'stat_import'] as const),
  ...(['programme_campaign', 'statement', 'payment', 'money_correction'] as const),
  ...(['money_note', 'closed_month', 'deal', 'programme_product', 'money_change'] as const),
];

/** Leaves no trace, because there is nothing in it that anyone has written. */
export async function deleteWholeProgramme(
  trx: Transaction<Database>,
  programme_id: number,
): Promise<void> {
  for (const table of tables) {
    await trx.deleteFrom(table).where('programme_id', '=', programme_id).execute();
  }
  await trx.deleteFrom('programme').where('id', '=', programme_id).execute();
}
