/** Visitors' reports of problems with a partner or an offer. If a report has no email address, the column is empty. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['problem', 'about_kind']) {
    await db.schema.alterTable('inquiry').addColumn(name, 'text').execute();
  }
  await db.schema.alterTable('inquiry').addColumn('about_id', 'integer').execute();
}
