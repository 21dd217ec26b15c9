/** The figures that programmes report, and what imports replaced. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { statFigures } from '#contract/money/stat-row.ts';
import { prepared } from '../../sql/prepared.ts';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { StatFigures, StoredStatKey } from '../../tables/money.ts';
import type { Database } from '../../tables.ts';

export type StoredStat = Selectable<Database['programme_stat']>;
export type SourcedStat = StoredStat & { source_id: number | null };
export type FormerStat = Selectable<Database['former_stat']>;

export const statKey = [
  ...(['programme_id', 'day', 'product_id', 'campaign_id', 'market', 'currency'] as const),
];

export const figuresOf = (row: StatFigures): StatFigures =>
  Object.fromEntries(statFigures.map((name) => [name, row[name]])) as StatFigures;

/** All rows of these days, with the source that each is from. */
export const listStats = (
  db: Kysely<Database>,
  programme_id: number,
  { from, to }: { from: string; to: string },
): Promise<SourcedStat[]> =>
  db
    .selectFrom('programme_stat')
    .leftJoin('stat_import', 'stat_import.id', 'programme_stat.import_id')
    .selectAll('programme_stat')
    .select('stat_import.source_id')
    .where('programme_stat.programme_id', '=', programme_id)
    .where('programme_stat.day', '>=', from)
    .where('programme_stat.day', '<=', to)
    .execute();

const deleteStat = prepared((db, row: StoredStatKey) =>
  db
    .deleteFrom('programme_stat')
    .where('programme_id', '=', row.programme_id)
    .where('day', '=', row.day)
    .where('product_id', '=', row.product_id)
    .where('campaign_id', '=', row.campaign_id)
    .where('market', '=', row.market)
    .where('currency', '=', row.currency),
);

export async function deleteStats(
  trx: Transaction<Database>,
  rows: readonly StoredStatKey[],
): Promise<void> {
  for (const row of rows) await deleteStat(trx, row);
}

export const insertFormerStats = preparedRows(
  'former_stat',
  ['import_id', ...statKey, ...statFigures, 'former_import_id'],
  (insert) => insert,
);

type OfDay = { import_id: number; programme_id: number; day: string };

const formerOf = ({ import_id, programme_id, day }: OfDay) =>
  sql`f.import_id = ${import_id} and f.programme_id = ${programme_id} and f.day = ${day}`;

export async function hasFormerStats(db: Kysely<Database>, of: OfDay): Promise<boolean> {
  const { rows } = await sql`select 1 from former_stat f where ${formerOf(of)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Compares the keys of two tables that have these names in a query. */
export const sameStatKey = (one: string, other: string) =>
  sql.join(
    statKey.map((column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`),
    sql` and `,
  );

export const statKeySql = sql.join(statKey.map((column) => sql.ref(column)));
export const statFiguresSql = sql.join(statFigures.map((name) => sql.ref(name)));

/** Overwrites the figures of a row that is there already. */
export const replaceStatSql = sql`on conflict (${statKeySql}) do update set ${sql.join(
  [...statFigures, 'import_id'].map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
  ),
)}`;

/** Brings back what an import has replaced on a day, and deletes what it added. */
export async function restoreFormerStats(trx: Transaction<Database>, of: OfDay): Promise<void> {
  await sql`delete from programme_stat as s
    where s.programme_id = ${of.programme_id} and s.day = ${of.day} and exists (
      select 1 from former_stat f
      where ${formerOf(of)} and f.former_import_id is null and ${sameStatKey('f', 's')})`.execute(
    trx,
  );
  await sql`insert into programme_stat (${statKeySql}, ${statFiguresSql}, import_id)
    select ${statKeySql}, ${statFiguresSql}, former_import_id from former_stat f
    where ${formerOf(of)} and f.former_import_id is not null
    ${replaceStatSql}`.execute(trx);
  await sql`delete from former_stat as f where ${formerOf(of)}`.execute(trx);
}

/**
 * Returns the later imports that changed the same rows, latest first. Rows are looked up by the key of each later import
 * of these days, because rows of the same day and campaign aren't found otherwise.
 */
export async function listImportsAfter(
  db: Kysely<Database>,
  { id, programme_id, from_day, to_day }: Selectable<Database['stat_import']>,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select i.id, i.name from stat_import i
    where i.programme_id = ${programme_id} and i.id > ${id} and i.undone_at is null
      and i.from_day <= ${to_day} and i.to_day >= ${from_day}
      and exists (
        select 1 from former_stat f
          join former_stat later on later.import_id = i.id and ${sameStatKey('later', 'f')}
        where f.import_id = ${id})
    order by i.id desc`.execute(db);
  return rows;
}

/** Adds up the days of these months again. */
export async function rollUpMonths(
  trx: Transaction<Database>,
  programme_id: number,
  months: readonly string[],
): Promise<void> {
  const sums = sql.join(statFigures.map((name) => sql`sum(${sql.ref(name)})`));
  for (const month of months) {
    await trx
      .deleteFrom('stat_month')
      .where('programme_id', '=', programme_id)
      .where('month', '=', month)
      .execute();
    await sql`
      insert into stat_month (programme_id, month, product_id, market, currency, ${statFiguresSql}, days)
        select programme_id, ${month}, product_id, market, currency, ${sums}, count(distinct day)
        from programme_stat
        where programme_id = ${programme_id} and day >= ${`${month}-01`} and day <= ${`${month}-31`}
        group by programme_id, product_id, market, currency`.execute(trx);
  }
}

/** Lets one import at a time store its rows. The others wait for the end of its transaction. */
export async function lockProgramme(trx: Transaction<Database>, id: number): Promise<void> {
  await trx
    .updateTable('programme')
    .set(({ ref }) => ({ name_key: ref('name_key') }))
    .where('id', '=', id)
    .execute();
}
