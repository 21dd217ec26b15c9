/**
 * Kysely builds and compiles a query on every call, which takes longer than running most of them. Frequent queries are
 * compiled once, with a placeholder for each value.
 */
import type { CompiledQuery, Insertable, Kysely } from 'kysely';
import type { Database } from '../tables.ts';

type Query<Row> = { compile(db: Kysely<Database>): CompiledQuery<Row> };

export function prepared<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Query<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const places = new Map<unknown, string>();
  const inPlaces = new Proxy({} as Values, {
    get(_, name) {
      const place = {};
      places.set(place, String(name));
      return place;
    },
  });
  // Moving a site uses both engines in one process.
  const compiledFor = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const engine = db.getExecutor().adapter.constructor;
    const compiled = compiledFor.get(engine) ?? build(db, inPlaces).compile(db);
    compiledFor.set(engine, compiled);
    const parameters = compiled.parameters.map((parameter) => {
      const name = places.get(parameter);
      return name === undefined ? parameter : values[name as keyof Values];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** Every inserted row must have all of these columns. */
export const preparedInsert = <Table extends keyof Database>(
  table: Table,
  columns: readonly (keyof Insertable<Database[Table]>)[],
) =>
  prepared((db, row: Insertable<Database[Table]>) =>
    db
      .insertInto(table)
      .values(
        Object.fromEntries(columns.map((column) => [column, row[column]])) as Insertable<
          Database[Table]
        >,
      ),
  );
