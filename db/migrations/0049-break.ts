/** A visitor's break follows the account, and markets list tools that help with stopping. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visitor').addColumn('break_until', 'text').execute();
  await db.schema
    .alterTable('market')
    .addColumn('tools', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
