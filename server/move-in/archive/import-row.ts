/** Creates single rows of an archive under their own IDs, or the next free ones. */
import type { Transaction } from 'kysely';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { engineSql } from '../../../db/engine.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Proposables } from '../../release/proposable.ts';
import type { DataKind } from './archive-format.ts';
import type { IdMap } from './id-map.ts';
import { withOwnReferences } from './own-references.ts';
import type { ReadArchive } from './read-archive.ts';
import type { Row } from './rows-in.ts';

export type Import = {
  trx: Transaction<Database>;
  actor: string;
  proposables: Proposables;
  archive: ReadArchive;
  ids: IdMap;
  yieldTurn: () => Promise<void>;
};

/** Errors name the row, because the archive can have thousands. */
export async function named<Result>(kind: DataKind, row: Row, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const details = error.errors?.map(({ path, message }) => `${path}: ${message}`).join('; ');
    throw new Error(
      `data/${kind}.json, the row with the ID ${row.id}: ${details || error.message}`,
      { cause: error },
    );
  }
}

export type ImportedTable =
  | 'regulator'
  | 'payment_method'
  | 'provider'
  | 'product'
  | 'exclusive_bonus'
  | 'banner'
  | 'promo_code'
  | 'top_list_entry'
  | 'redirect'
  | 'content_page'
  | 'market';

/** Returns the next IDs for rows whose own is taken. They are above all others of the archive. */
export async function freeIds({ trx, archive }: Import, kind: DataKind, table: ImportedTable) {
  const rows = await trx.selectFrom(table).select('id').execute();
  const taken = new Set(rows.map(({ id }) => id));
  let last = Math.max(0, ...taken);
  for await (const { id } of archive.rows(kind)) last = Math.max(last, Number(id) || 0);
  return {
    take(id: unknown): number {
      if (typeof id === 'number' && !taken.has(id)) return id;
      last += 1;
      return last;
    },
    /** Rows that are added later get higher ones. */
    async finish() {
      const { lastIds } = engineSql(trx);
      const known = (await lastIds.list(trx)).get(table) ?? 0;
      if (last > known) await lastIds.set(trx, table, last);
    },
  };
}

export async function createRow(
  { trx, actor, proposables, ids, yieldTurn }: Import,
  kind: ProposableKind,
  row: Row,
  own: number,
) {
  await yieldTurn();
  const { create } = proposables[kind];
  await named(kind, row, async () =>
    create?.({ db: trx, actor }, own, withOwnReferences(row, ids)),
  );
  ids.set(kind, row.id, own);
}
