/** All rows are copied in batches in one transaction, and read again: where they differ, the target stays empty. */
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { engineSql } from '../../db/engine.ts';
import { inLongSnapshot } from '../../db/read-snapshot.ts';
import type { TableShape } from '../../db/sqlite/schema.ts';
import type { Database } from '../../db/tables.ts';
import { inLongTransaction } from '../../db/transaction.ts';

type Row = Record<string, unknown>;
export type Progress = (table: string, rows: number) => void;

const batchRows = 500;

export const copyRows = (
  source: Kysely<Database>,
  target: Kysely<Database>,
  tables: readonly TableShape[],
  {
    onProgress,
    beforeCommit,
  }: { onProgress: Progress; beforeCommit: (to: Transaction<Database>) => Promise<void> },
): Promise<number> =>
  inLongSnapshot(source, (from) =>
    inLongTransaction(target, async (to) => {
      for (const { name } of tables.toReversed()) await to.deleteFrom(name).execute();
      let total = 0;
      for (const table of tables) {
        const copied = await copyTable(from, to, table, onProgress);
        const found = await digestOf(readBatches(to, table));
        if (copied.rows !== found.rows || copied.digest !== found.digest) {
          throw new Error(`The rows of ${table.name} differ after they were copied.`);
        }
        total += copied.rows;
      }
      const { list, set } = engineSql(to).lastIds;
      for (const [table, id] of await engineSql(from).lastIds.list(from)) {
        if ((await list(to)).get(table) !== id) await set(to, table, id);
      }
      await beforeCommit(to);
      return total;
    }),
  );

async function copyTable(
  from: Kysely<Database>,
  to: Transaction<Database>,
  table: TableShape,
  onProgress: Progress,
) {
  // A trigger has counted the changes that were just copied.
  await to.deleteFrom(table.name).execute();
  const digest = newDigest();
  for await (const rows of readBatches(from, table)) {
    await to
      .insertInto(table.name)
      .values(rows as never)
      .execute();
    digest.add(rows);
    onProgress(table.name, digest.rows());
  }
  return { rows: digest.rows(), digest: digest.value() };
}

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

/** The columns stand in the order of the shape, whichever engine has read them. */
function newDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows: readonly Row[]) {
      for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
      count += rows.length;
    },
    rows: () => count,
    value: () => hash.copy().digest('hex'),
  };
}
