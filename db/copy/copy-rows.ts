/**
 * Copies all rows in batches in one transaction and reads them back. If they differ, nothing is written to the target.
 */
import type { Kysely, Transaction } from 'kysely';
import { engineSql } from '../engine.ts';
import { inLongSnapshot } from '../read-snapshot.ts';
import type { TableShape } from '../sqlite/list-tables.ts';
import type { Database } from '../tables.ts';
import { inLongTransaction } from '../transaction.ts';
import { digestOf, newDigest, readBatches } from './row-batches.ts';

type Progress = (table: string, rows: number) => void;

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
          throw new Error(`The rows of the table ${table.name} differ after copying.`);
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
  // A trigger has already counted the copied changes.
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
