/** What visitors report about a partner or an offer. Reports without an email address have an empty one. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['problem', 'about_kind']) {
    await db.schema.alterTable('inquiry').addColumn(name, 'text').execute();
  }
  await db.schema.alterTable('inquiry').addColumn('about_id', 'integer').execute();
}
