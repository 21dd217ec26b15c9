/**
 * Kysely builds and compiles a query at each call, which takes longer than most queries themselves. The queries of
 * each write are compiled once, with a place for each value.
 */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../tables.ts';

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export function prepared<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const places = new Proxy({} as Values, { get: (_, name) => new Place(String(name)) });
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, places).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
