/** Applies a bulk change to all rows or none, and logs a change for each row. */
import type { Kysely, Transaction } from 'kysely';
import type { BulkChange } from '#contract/catalogue/bulk.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import type { Writer } from './resource.ts';
import { asRowError } from './row-error.ts';

type Write = (writer: Writer & { db: Transaction<Database> }, id: number) => Promise<unknown>;

type Deletable = { delete: (writer: Writer, id: number) => Promise<unknown> };
type Switchable<Draft, Whole> = Deletable & {
  schemas: { draft: { parse: (whole: unknown) => Draft } };
  get: (db: Kysely<Database>, id: number) => Promise<Whole>;
  update: (writer: Writer, id: number, draft: Draft) => Promise<unknown>;
};

type Ids = Pick<BulkChange, 'ids'>;

export const bulkDeleteOf =
  (entity: Deletable) =>
  (writer: Writer, { ids }: Ids) =>
    writeEach(writer, ids, (inner, id) => entity.delete(inner, id));

export const bulkChangeOf =
  <Draft, Whole extends { is_active: 0 | 1 | boolean }>(entity: Switchable<Draft, Whole>) =>
  (writer: Writer, { ids, action }: BulkChange) => {
    if (action === 'delete') return bulkDeleteOf(entity)(writer, { ids });
    const is_active = action === 'activate';
    return writeEach(writer, ids, async (inner, id) => {
      const whole = await entity.get(inner.db, id);
      if (Boolean(whole.is_active) === is_active) return;
      await entity.update(inner, id, entity.schemas.draft.parse({ ...whole, is_active }));
    });
  };

const writeEach = ({ db, actor }: Writer, ids: readonly number[], write: Write) =>
  inLongTransaction(db, async (trx) => {
    for await (const [index, id] of inSlices(ids.entries())) {
      await write({ db: trx, actor }, id).catch((error: unknown) => {
        throw asRowError(error, index);
      });
    }
    return { changed: ids.length };
  });
