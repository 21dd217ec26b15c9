/** Inserts many rows with precompiled statements, because compiling one per batch takes longer than running it. */
import type { Compilable, Insertable, InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import type { Database } from '../tables.ts';
import { timeSlices } from '../time-slice.ts';
import { prepared } from './prepared.ts';

/** Small enough that a statement takes less than a millisecond. */
const rowsPerBatch = 50;

type Row<Table extends keyof Database> = Insertable<Database[Table]>;
type Insert<Table extends keyof Database> = InsertQueryBuilder<Database, Table, InsertResult>;

/** Yields to waiting requests between statements. */
export function preparedRows<
  Table extends keyof Database,
  Column extends keyof Row<Table> & string,
  Returned,
>(
  table: Table,
  columns: readonly Column[],
  finish: (insert: Insert<Table>) => Compilable<Returned>,
) {
  const statement = (rows: number) =>
    prepared<unknown[], Returned>((db, values) => {
      const places = Array.from({ length: rows }, (_, row) =>
        Object.fromEntries(
          columns.map((column, index) => [column, values[row * columns.length + index]]),
        ),
      );
      return finish(db.insertInto(table).values(places as never));
    });
  const [many, one] = [statement(rowsPerBatch), statement(1)];
  return async (
    db: Kysely<Database>,
    rows: readonly Pick<Row<Table>, Column>[],
  ): Promise<Returned[]> => {
    const returned: Returned[] = [];
    const yieldTurn = timeSlices('writing');
    for (let start = 0; start < rows.length; ) {
      const size = rows.length - start >= rowsPerBatch ? rowsPerBatch : 1;
      const values = rows
        .slice(start, start + size)
        .flatMap((row) => columns.map((column) => row[column]));
      returned.push(...(await (size === 1 ? one : many)(db, values)));
      start += size;
      await yieldTurn();
    }
    return returned;
  };
}
