/** The terms of an offer are JSON: they are read and written as one, and nothing is searched or sorted by them. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['exclusive_bonus', 'promo_code']) {
    await db.schema.alterTable(table).addColumn('terms', 'text').execute();
  }
}
