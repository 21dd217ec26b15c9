/** Kysely's own dialect on a given connection, so that a test can watch the statements. */
import { SqliteDialect, type SqliteDialectConfig } from 'kysely';
import { systemClock } from '../engine.ts';
import { sqliteSql } from '../sqlite/engine-sql.ts';

class WatchedDialect extends SqliteDialect {
  override createAdapter() {
    return Object.assign(super.createAdapter(), { engineSql: sqliteSql, clock: systemClock });
  }
}

export const watchedDialect = (database: SqliteDialectConfig['database']) =>
  new WatchedDialect({ database });
