/** The terms of an offer are JSON: always read and written together, never searched or sorted by. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['exclusive_bonus', 'promo_code']) {
    await db.schema.alterTable(table).addColumn('terms', 'text').execute();
  }
}
