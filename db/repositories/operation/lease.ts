/** A lease has one holder at a time. It expires by the database's clock, so the processes' clocks don't matter. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineSql } from '../../engine.ts';
import type { Database } from '../../tables.ts';

type Leased = { name: string; holder: string };

/** A lease with an impossibly late expiry was taken before the clock was set back. */
const isExpired = (now: RawBuilder<number>, milliseconds: number) =>
  sql<boolean>`(lease.expires_at <= ${now} or lease.expires_at > ${now} + ${sql.lit(milliseconds)})`;

/** Acquires or renews the lease. Returns false if another holder, other than `from`, has it. */
export async function takeLease(
  db: Kysely<Database>,
  { name, holder, from, milliseconds }: Leased & { from?: string; milliseconds: number },
): Promise<boolean> {
  const now = engineSql(db).milliseconds;
  const expires_at = sql<number>`${now} + ${sql.lit(milliseconds)}`;
  const taken = await db
    .insertInto('lease')
    .values({ name, holder, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at })
        .where(({ eb, or }) =>
          or([eb('lease.holder', 'in', [holder, from ?? holder]), isExpired(now, milliseconds)]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns undefined if the lease is free. */
export async function findLeaseHolder(
  db: Kysely<Database>,
  name: string,
  milliseconds: number,
): Promise<string | undefined> {
  const lease = await db
    .selectFrom('lease')
    .select('holder')
    .where('name', '=', name)
    .where(({ not }) => not(isExpired(engineSql(db).milliseconds, milliseconds)))
    .executeTakeFirst();
  return lease?.holder;
}

export async function deleteLease(db: Kysely<Database>, { name, holder }: Leased): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
}

/** Lists the holders of leases whose names start with these words. */
export const listLeaseHolders = (db: Kysely<Database>, words: string) =>
  db
    .selectFrom('lease')
    .select('holder')
    .where('name', 'like', `${words} %`)
    .where('expires_at', '>', engineSql(db).milliseconds)
    .execute();

export async function deleteExpiredLeases(db: Kysely<Database>, words: string): Promise<void> {
  await db
    .deleteFrom('lease')
    .where('name', 'like', `${words} %`)
    .where('expires_at', '<=', engineSql(db).milliseconds)
    .execute();
}
