/** Releases of proposed changes, and which changes of the log were written together. */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { now } = engineSql(db);
  await db.schema.alterTable('change').addColumn('log_group', 'text').execute();
  await db.schema.createIndex('change_log_group').on('change').columns(['log_group']).execute();

  await db.schema
    .createTable('release')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('publishes_at', 'integer')
    .addColumn('when_approved', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('undo_of', 'integer', (column) => column.references('release.id'))
    .addColumn('undoes_group', 'text')
    .addColumn('log_group', 'text')
    .addColumn('places', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('author_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull().defaultTo(now))
    .addColumn('published_at', 'text')
    .addColumn('published_by', 'text')
    .addColumn('failure', 'text')
    .execute();
  await db.schema.createIndex('release_state').on('release').columns(['state', 'id']).execute();
  await db.schema.createIndex('release_log_group').on('release').columns(['log_group']).execute();

  await db.schema
    .createTable('proposal')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('release_id', 'integer', (column) =>
      column.notNull().references('release.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('base_seq', 'integer', (column) => column.notNull())
    .addColumn('ops', 'text', (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('name', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('needs_approval', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('author_keys', 'text', (column) => column.notNull())
    .addColumn('via', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('proposed_at', 'text', (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createIndex('proposal_of_release')
    .unique()
    .on('proposal')
    .columns(['release_id', 'kind', 'entity_id'])
    .execute();
  await db.schema
    .createIndex('proposal_of_entity')
    .on('proposal')
    .columns(['kind', 'entity_id'])
    .execute();

  await db.schema
    .createTable('proposal_comment')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('proposal_id', 'integer', (column) =>
      column.notNull().references('proposal.id').onDelete('cascade'),
    )
    .addColumn('field', 'text')
    .addColumn('language', 'text')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createIndex('proposal_comment_of')
    .on('proposal_comment')
    .columns(['proposal_id', 'id'])
    .execute();
}
