/** Figures that wait in a table of their own, so that storing them locks the others only for a moment. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { statFigures } from '#contract/money/stat-row.ts';
import { preparedRows } from '../../sql/prepared-rows.ts';
import type { Database } from '../../tables.ts';
import {
  replaceStatSql,
  sameStatKey,
  statFiguresSql,
  statKey,
  statKeySql,
} from './programme-stat.ts';

export const insertStagedStats = preparedRows(
  'staged_stat',
  ['staging', ...statKey, ...statFigures, 'staged_on'],
  (insert) => insert,
);

/** Replaces rows by the staged ones, and keeps the former ones so that the import can be undone. */
export async function storeStagedStats(
  trx: Transaction<Database>,
  { staging, import_id }: { staging: number; import_id: number },
): Promise<void> {
  const columns = (table: string, names: readonly string[]) =>
    sql.join(names.map((name) => sql.ref(`${table}.${name}`)));
  await sql`insert into former_stat (import_id, ${statKeySql}, ${statFiguresSql}, former_import_id)
    select ${import_id}, ${columns('t', statKey)}, ${columns('s', statFigures)}, s.import_id
    from staged_stat t left join programme_stat s on ${sameStatKey('s', 't')}
    where t.staging = ${staging}`.execute(trx);
  await sql`insert into programme_stat (${statKeySql}, ${statFiguresSql}, import_id)
    select ${statKeySql}, ${statFiguresSql}, ${import_id} from staged_stat
    where staging = ${staging}
    ${replaceStatSql}`.execute(trx);
}

export async function deleteStagedStats(
  trx: Transaction<Database>,
  { staging, programme_id, month }: { staging: number; programme_id: number; month: string },
): Promise<void> {
  await trx
    .deleteFrom('staged_stat')
    .where('staging', '=', staging)
    .where('programme_id', '=', programme_id)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .execute();
}

/** Deletes the rows of imports whose process was killed. */
export async function deleteAbandonedStats(
  trx: Transaction<Database>,
  before: string,
): Promise<void> {
  await trx.deleteFrom('staged_stat').where('staged_on', '<', before).execute();
}

/**
 * Changes with everything that may change a programme's figures, so that those that were read before can be trusted as
 * long as it is the same.
 */
export async function findStatVersion(db: Kysely<Database>, programme_id: number): Promise<string> {
  const { imports, undone } = await db
    .selectFrom('stat_import')
    .select(({ fn }) => [fn.max('id').as('imports'), fn.count('undone_at').as('undone')])
    .where('programme_id', '=', programme_id)
    .executeTakeFirstOrThrow();
  return `${imports}-${undone}`;
}
