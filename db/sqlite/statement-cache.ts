/** Caches the most recently used prepared statements, because preparing one often costs more than running it. */
import type SQLite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

const maxStatements = 250;
/** Longer statements list many rows and are rarely repeated. */
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
    /** Changing the schema or a setting may change what a statement means. */
    clear: () => statements.clear(),
    get size() {
      return statements.size;
    },
  };
}

export type StatementCache = ReturnType<typeof statementCache>;
