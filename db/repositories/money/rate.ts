import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { ListSlice } from '#contract/list.ts';
import { centralBank, type Rate, type RateQuery, sampleSource } from '#contract/money/rate.ts';
import { countRows } from '../../sql/list-rows.ts';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';

type Rates<Row> = SelectQueryBuilder<Database, 'rate', Row>;

function matching<Row>(rates: Rates<Row>, { currency, from, to }: Partial<RateQuery>): Rates<Row> {
  let rows = rates;
  if (currency !== undefined) rows = rows.where('currency', '=', currency);
  if (from !== undefined) rows = rows.where('day', '>=', from);
  if (to !== undefined) rows = rows.where('day', '<=', to);
  return rows;
}

/** Newest first. */
export async function listRates(db: Kysely<Database>, query: RateQuery): Promise<ListSlice<Rate>> {
  const items = await matching(db.selectFrom('rate').selectAll(), query)
    .orderBy('day', 'desc')
    .orderBy('currency')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { items, total: await countRows(matching(db.selectFrom('rate'), query)) };
}

/** Sorted by day. */
export const listRatesOf = (
  db: Kysely<Database>,
  currencies: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Rate[]> =>
  currencies.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('rate')
        .selectAll()
        .where('currency', 'in', currencies)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .execute();

/** Fixings don't replace manually entered rates. */
export const writeFixings = preparedRows(
  'rate',
  ['day', 'currency', 'per_eur', 'source'],
  (insert) =>
    insert.onConflict((conflict) =>
      conflict
        .columns(['day', 'currency'])
        .doUpdateSet(({ ref }) => ({ per_eur: ref('excluded.per_eur') }))
        .where('rate.source', '=', centralBank),
    ),
);

/** An invented rate of a weekend would otherwise come before the fixing of the Friday, so all later ones are deleted. */
export async function replaceSampleRates(
  trx: Transaction<Database>,
  fixings: readonly Rate[],
): Promise<void> {
  const first = fixings.reduce((day, rate) => (rate.day < day ? rate.day : day), '9999-12-31');
  const currencies = [...new Set(fixings.map(({ currency }) => currency))];
  await trx
    .deleteFrom('rate')
    .where('source', '=', sampleSource)
    .where('currency', 'in', currencies)
    .where('day', '>=', first)
    .execute();
}

export async function writeRate(trx: Transaction<Database>, rate: Rate): Promise<void> {
  const { per_eur, source } = rate;
  await trx
    .insertInto('rate')
    .values(rate)
    .onConflict((conflict) =>
      conflict.columns(['day', 'currency']).doUpdateSet({ per_eur, source }),
    )
    .execute();
}

export async function deleteRate(
  trx: Transaction<Database>,
  { day, currency }: Pick<Rate, 'day' | 'currency'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('rate')
    .where('day', '=', day)
    .where('currency', '=', currency)
    .where('source', '!=', centralBank)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const findLastFixingDay = async (db: Kysely<Database>): Promise<string | undefined> => {
  const row = await db
    .selectFrom('rate')
    .select('day')
    .where('source', '=', centralBank)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
};

export const findRate = (
  db: Kysely<Database>,
  { day, currency }: Pick<Rate, 'day' | 'currency'>,
): Promise<Rate | undefined> =>
  db
    .selectFrom('rate')
    .selectAll()
    .where('day', '=', day)
    .where('currency', '=', currency)
    .executeTakeFirst();
