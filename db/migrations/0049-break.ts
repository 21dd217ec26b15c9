/** Stores a visitor's break with the account, and each market's tools for stopping. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visitor').addColumn('break_until', 'text').execute();
  await db.schema
    .alterTable('market')
    .addColumn('tools', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
