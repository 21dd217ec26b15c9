/** Reads the rows of a table in key order, in batches, with a digest that is the same on both engines. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { TableShape } from '../sqlite/list-tables.ts';
import type { Database } from '../tables.ts';

export type Row = Record<string, unknown>;

const batchRows = 500;

export async function* readBatches(db: Kysely<Database>, { name, columns, key }: TableShape) {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after: Row | undefined = last;
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      ${after ? sql`where (${keys}) > (${sql.join(key.map((column) => after[column]))})` : sql``}
      order by ${keys} limit ${sql.lit(batchRows)}`.execute(db);
    last = rows.at(-1);
    if (last) yield rows;
    if (rows.length < batchRows) return;
  } while (last);
}

export async function digestOf(batches: AsyncIterable<Row[]>) {
  const digest = newDigest();
  for await (const rows of batches) digest.add(rows);
  return { rows: digest.rows(), digest: digest.value() };
}

/** The columns are in the same order on both engines. */
export const lineOf = (row: Row): string => `${JSON.stringify(row)}\n`;

export function newDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows: readonly Row[]) {
      for (const row of rows) this.addLines(lineOf(row), 1);
    },
    addLines(lines: string | Uint8Array, rows: number) {
      hash.update(lines);
      count += rows;
    },
    rows: () => count,
    value: () => hash.copy().digest('hex'),
  };
}
