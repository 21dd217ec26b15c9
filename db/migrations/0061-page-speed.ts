/** Daily counts of how fast pages load and react, by bucket of the measured values. */
import type { Kysely } from 'kysely';
import { engineSql } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_speed_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('connection', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_speed_count_key', [
      ...(['day', 'page', 'device', 'connection', 'metric', 'bucket'] as never[]),
    ])
    .modifyEnd(engineSql(db).withoutRowid)
    .execute();
}
