import type { Insertable, Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { ListSlice } from '#contract/list.ts';
import type { MoneyChange, MoneyChangeQuery, MoneyKind } from '#contract/money/money-change.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';

export async function insertMoneyChange(
  trx: Transaction<Database>,
  change: Omit<Insertable<Database['money_change']>, 'id'>,
): Promise<void> {
  await trx.insertInto('money_change').values(change).execute();
}

const columns = [
  ...([
    'id',
    'at',
    'actor',
    'kind',
    'entity_id',
    'action',
    'name',
    'reason',
    'acts_from',
    'snapshot',
  ] as const),
];

type Stored = Omit<MoneyChange, 'snapshot'> & { snapshot: string | null };
const changeOf = ({ snapshot, ...change }: Stored): MoneyChange => ({
  ...change,
  snapshot: snapshot === null ? null : JSON.parse(snapshot),
});

type Changes<Row> = SelectQueryBuilder<Database, 'money_change', Row>;
function matching<Row>(
  changes: Changes<Row>,
  { kind, entity_id, programme_id }: MoneyChangeQuery,
): Changes<Row> {
  let rows = changes;
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (entity_id !== undefined) rows = rows.where('entity_id', '=', entity_id);
  if (programme_id !== undefined) rows = rows.where('programme_id', '=', programme_id);
  return rows;
}

/** Newest first. */
export async function listMoneyChanges(
  db: Kysely<Database>,
  query: MoneyChangeQuery,
): Promise<ListSlice<MoneyChange>> {
  const stored = await matching(db.selectFrom('money_change').select(columns), query)
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const total = await countRows(matching(db.selectFrom('money_change'), query));
  return { items: stored.map(changeOf), total };
}

export async function findMoneyChange(
  db: Kysely<Database>,
  id: number,
): Promise<MoneyChange | undefined> {
  const stored = await db
    .selectFrom('money_change')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return stored && changeOf(stored);
}

export async function findMoneyLogHead(db: Kysely<Database>): Promise<number> {
  const last = await db
    .selectFrom('money_change')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0;
}

export async function listChangedMoneyIds(
  db: Kysely<Database>,
  kind: MoneyKind,
  head: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('money_change')
    .select('entity_id')
    .distinct()
    .where('id', '>', head)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ entity_id }) => entity_id);
}

/** Changes of deals that affect days up to this one, newest first. */
export const listBackdatedDeals = (db: Kysely<Database>, until: string) =>
  db
    .selectFrom('money_change')
    .select(['programme_id', 'entity_id', 'at', 'actor', 'reason', 'acts_from'])
    .where('kind', '=', 'deal')
    .where('acts_from', '<=', until)
    .orderBy('id', 'desc')
    .execute();
