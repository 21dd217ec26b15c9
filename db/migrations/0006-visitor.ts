import type { CreateTableBuilder, Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

const ofVisitor = <Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
) =>
  table.addColumn('visitor_id', 'text', (column) =>
    column.notNull().references('visitor.id').onDelete('cascade'),
  );

const dated = <Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
) =>
  table
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull());

/** The first four tables have the columns of better-auth, which wrote them in earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { now } = engineSql(db);
  const table = (name: string) => db.schema.createTable(name);

  await dated(
    table('visitor')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('image', 'text'),
  ).execute();

  await dated(
    ofVisitor(
      table('visitor_session')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('ip_address', 'text')
        .addColumn('user_agent', 'text'),
    ),
  ).execute();

  await dated(
    ofVisitor(
      table('visitor_credential')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('provider_id', 'text', (column) => column.notNull())
        .addColumn('password', 'text')
        .addColumn('scope', 'text')
        .addColumn('id_token', 'text')
        .addColumn('access_token', 'text')
        .addColumn('refresh_token', 'text')
        .addColumn('access_token_expires_at', 'text')
        .addColumn('refresh_token_expires_at', 'text'),
    ),
  ).execute();

  await dated(
    table('visitor_verification')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull()),
  ).execute();

  await ofVisitor(table('saved_offer'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('saved_offer_key', ['visitor_id', 'kind', 'item_id'])
    .execute();

  await ofVisitor(table('copied_code'))
    .addColumn('promo_code_id', 'integer', (column) => column.notNull())
    .addColumn('copied_at', 'text', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('copied_code_key', ['visitor_id', 'promo_code_id'])
    .execute();

  for (const [name, columns] of Object.entries({
    visitor_session: ['visitor_id'],
    visitor_credential: ['visitor_id'],
    visitor_verification: ['identifier'],
  })) {
    await db.schema.createIndex(`${name}_${columns[0]}`).on(name).columns(columns).execute();
  }
}
