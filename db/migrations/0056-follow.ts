/** Adds tables for what visitors follow, their consent to emails, and what the last digest covered. */
import type { CreateTableBuilder, Kysely } from 'kysely';

const followed = ['kind', 'target', 'market_code'];

export async function up(db: Kysely<unknown>): Promise<void> {
  const create = (table: string, columns: readonly string[]) =>
    columns.reduce<CreateTableBuilder<string, string>>(
      (built, name) => built.addColumn(name, 'text', (column) => column.notNull()),
      db.schema.createTable(table),
    );
  const createOfVisitor = (table: string, columns: readonly string[]) =>
    create(table, columns).addColumn('visitor_id', 'text', (column) =>
      column.notNull().references('visitor.id').onDelete('cascade'),
    );

  await createOfVisitor('follow', [...followed, 'lang', 'followed_at'])
    .addPrimaryKeyConstraint('follow_key', ['visitor_id', ...followed])
    .execute();
  await db.schema
    .createIndex('follow_by_target')
    .on('follow')
    .columns([...followed, 'lang'])
    .execute();
  await createOfVisitor('follow_consent', ['kind', 'given_at'])
    .addPrimaryKeyConstraint('follow_consent_key', ['visitor_id', 'kind'])
    .execute();
  await create('followed_state', [...followed, 'lang', 'known'])
    .addPrimaryKeyConstraint('followed_state_key', [...followed, 'lang'])
    .execute();
  await createOfVisitor('follow_digest', ['night'])
    .addPrimaryKeyConstraint('follow_digest_key', ['visitor_id'])
    .execute();
}
