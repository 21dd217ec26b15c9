/** Preparing a statement often costs more than running it, so statements stay prepared: a bounded number, the last used ones. */
import type SQLite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

const maxStatements = 250;
/** A longer statement names many rows and rarely comes again. */
const maxLength = 5_000;

export function statementCache(sqlite: SQLite.Database) {
  const statements = new LRUCache<string, SQLite.Statement>({ max: maxStatements });

  function prepare(sql: string): SQLite.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    if (sql.length <= maxLength) statements.set(sql, statement);
    return statement;
  }

  return {
    run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
      const statement = prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return {
        rows: [],
        insertId: BigInt(lastInsertRowid),
        numAffectedRows: BigInt(changes),
      };
    },
    /** A change of the schema or of a setting may change what a statement means. */
    clear: () => statements.clear(),
    get size() {
      return statements.size;
    },
  };
}

export type StatementCache = ReturnType<typeof statementCache>;
