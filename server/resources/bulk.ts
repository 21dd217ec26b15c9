/** Several things changed at once, each with its own row in the log: all of them, or none. */
import type { Kysely, Transaction } from 'kysely';
import type { BulkChange } from '#contract/admin/bulk.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, badInput } from '../errors.ts';
import type { Writer } from './resource.ts';

type Change = (writer: Writer & { db: Transaction<Database> }, id: number) => Promise<unknown>;

/** Whether something is there and, if it has a flag, what it takes to set it. */
type Removable = { remove: (writer: Writer, id: number) => Promise<unknown> };
type Switchable<Draft, Whole> = Removable & {
  draft: { parse: (whole: unknown) => Draft };
  get: (db: Kysely<Database>, id: number) => Promise<Whole>;
  update: (writer: Writer, id: number, draft: Draft) => Promise<unknown>;
};

type Ids = Pick<BulkChange, 'ids'>;

export const removeAll =
  (entity: Removable) =>
  (writer: Writer, { ids }: Ids) =>
    changeAll(writer, ids, (inner, id) => entity.remove(inner, id));

export const bulkOf =
  <Draft, Whole extends { is_active: 0 | 1 | boolean }>(entity: Switchable<Draft, Whole>) =>
  (writer: Writer, { ids, action }: BulkChange) => {
    if (action === 'delete') return removeAll(entity)(writer, { ids });
    const is_active = action === 'activate';
    return changeAll(writer, ids, async (inner, id) => {
      const whole = await entity.get(inner.db, id);
      if (Boolean(whole.is_active) === is_active) return;
      await entity.update(inner, id, entity.draft.parse({ ...whole, is_active }));
    });
  };

const changeAll = ({ db, actor }: Writer, ids: readonly number[], change: Change) =>
  inTransaction(db, async (trx) => {
    for (const [index, id] of ids.entries()) {
      await change({ db: trx, actor }, id).catch((error: unknown) => {
        throw namedInBody(error, index);
      });
    }
    return { changed: ids.length };
  });

/** An id that is unknown in an address is a 404, and in a body a field. */
function namedInBody(error: unknown, index: number) {
  if (!(error instanceof AppError) || error.code !== 'not_found') return error;
  return badInput([{ path: `ids.${index}`, message: error.message.replace(/\.$/, '') }]);
}
