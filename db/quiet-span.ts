import { type Kysely, sql } from 'kysely';
import { timeOf } from './engine.ts';
import { type Instants, selectInstants, spanAround } from './sql/schedule.ts';
import type { Database } from './tables.ts';

/** The span around now, in milliseconds, in which nothing starts or ends on its own. */
export async function findQuietSpan(
  db: Kysely<Database>,
): Promise<{ from: number; until: number }> {
  const now = timeOf(db);
  const { rows } = await sql
    .raw<Record<keyof Instants, string | number | null>>(
      selectInstants(String(Math.floor(now / 1000))),
    )
    .execute(db);
  const [row] = rows;
  const instantOf = (value: string | number | null = null) =>
    value === null ? null : Number(value);
  return spanAround(now, {
    next: instantOf(row?.next),
    last: instantOf(row?.last),
    zone: row?.zone == null ? null : String(row.zone),
  });
}
