/** Each process writes its number of visitors with an expiry, so that the count of a killed process disappears. */
import { type Kysely, sql } from 'kysely';
import { engineSql } from '../../engine.ts';
import type { Database } from '../../tables.ts';

export async function writeOnlineCount(
  db: Kysely<Database>,
  { process, visitors, milliseconds }: { process: string; visitors: number; milliseconds: number },
): Promise<void> {
  const expires_at = sql<number>`${engineSql(db).milliseconds} + ${sql.lit(milliseconds)}`;
  await db
    .insertInto('online_count')
    .values({ process, visitors, expires_at })
    .onConflict((conflict) => conflict.column('process').doUpdateSet({ visitors, expires_at }))
    .execute();
}

export async function sumOtherOnlineCounts(db: Kysely<Database>, process: string): Promise<number> {
  const { visitors } = await db
    .selectFrom('online_count')
    .select(({ fn }) => fn.sum<number | null>('visitors').as('visitors'))
    .where('process', '!=', process)
    .where('expires_at', '>', engineSql(db).milliseconds)
    .executeTakeFirstOrThrow();
  return visitors ?? 0;
}

/** Also deletes the expired counts of killed processes. */
export async function deleteOnlineCount(db: Kysely<Database>, process: string): Promise<void> {
  await db
    .deleteFrom('online_count')
    .where(({ eb, or }) =>
      or([eb('process', '=', process), eb('expires_at', '<=', engineSql(db).milliseconds)]),
    )
    .execute();
}
