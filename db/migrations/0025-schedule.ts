/** live_from and live_until are starts_at and ends_at as instants, in seconds. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['banner', 'exclusive_bonus', 'top_list_entry']) {
    for (const column of ['starts_at', 'ends_at']) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
    }
    for (const column of ['live_from', 'live_until']) {
      await db.schema.alterTable(table).addColumn(column, 'integer').execute();
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  }
}
