/** How a write commits, once: checks, rows and the change log in one transaction, all or nothing. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { LeftOut } from '#contract/admin/change.ts';
import type { ChangeAction, EntityKind } from '#contract/kind.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import { appendChange } from '../../db/change-log.ts';
import { pagedList } from '../../db/paged-list.ts';
import { findCategoryId } from '../../db/repositories/catalogue/category.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import { missingReferences, type Reference } from '../../db/sql/references.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Search } from '../../search-index/open.ts';
import { AppError, badInput, fieldErrors } from '../errors.ts';
import { refuseHiddenText } from './hidden-text.ts';

export type Reader = { db: Kysely<Database>; search: Search };
export type Writer = { db: Kysely<Database>; actor: string };

/** An entity as its doors see it, and the repository's functions behind. */
type Addable<Draft, DraftInput, Whole, Row, Query extends Paging, QueryInput> = {
  kind: EntityKind;
  draft: z.ZodType<Draft, DraftInput>;
  whole: z.ZodType<Whole>;
  row: z.ZodType<Row>;
  query: z.ZodType<Query, QueryInput>;
  references: (draft: Draft) => Reference[];
  /** A draft that is brought back, without what is gone since. */
  without: (draft: Draft, gone: Reference[]) => Draft;
  /** What stands in the way of a draft that is well-formed: a sentence for who wrote it. */
  conflict?: (trx: Transaction<Database>, draft: Draft, ownId?: number) => Promise<string | false>;
  list: (db: Kysely<Database>, query: Query) => Promise<ListSlice<Row>>;
  find: (db: Kysely<Database>, id: number) => Promise<Whole | undefined>;
  insert: (trx: Transaction<Database>, draft: Draft, ownId?: number) => Promise<number>;
  remove: (trx: Transaction<Database>, id: number) => Promise<void>;
};

/** What is added and removed but never edited, such as an entry of a top list. */
export function addable<Draft, DraftInput, Whole, Row, Query extends Paging, QueryInput>(
  entity: Addable<Draft, DraftInput, Whole, Row, Query, QueryInput>,
) {
  const { kind, draft, whole, row, query } = entity;

  async function get(db: Kysely<Database>, id: number): Promise<Whole> {
    const found = await inSnapshot(db, (snapshot) => entity.find(snapshot, id));
    if (found === undefined) throw unknownId(kind, id);
    return found;
  }

  async function record(
    trx: Transaction<Database>,
    actor: string,
    action: ChangeAction,
    id: number,
  ): Promise<Whole> {
    const snapshot = await get(trx, id);
    await appendChange(trx, { actor, action, entity: kind, entityId: id, snapshot });
    return snapshot;
  }

  async function check(trx: Transaction<Database>, written: Draft, ownId?: number) {
    await requireReferences(trx, entity.references(written));
    const conflict = await entity.conflict?.(trx, written, ownId);
    if (conflict) throw new AppError('conflict', conflict);
  }

  /** The draft that a logged state was, as far as it can still be written. */
  async function revive(trx: Transaction<Database>, snapshot: unknown) {
    const logged = draft.safeParse(snapshot);
    if (!logged.success) throw badInput(fieldErrors(logged.error.issues));
    const gone = await missingReferences(trx, entity.references(logged.data));
    return { revived: entity.without(logged.data, gone), leftOut: gone.map(toldMissing) };
  }

  return {
    draft,
    whole,
    row,
    query,
    get,
    check,
    record,
    revive,

    list: ({ db }: Reader, asked: Query) => pagedList(entity.list)(db, asked),

    create: ({ db, actor }: Writer, written: Draft) =>
      inTransaction(db, async (trx) => {
        refuseHiddenText(written);
        await check(trx, written);
        const id = await entity.insert(trx, written);
        return record(trx, actor, 'create', id);
      }),

    remove: ({ db, actor }: Writer, id: number) =>
      inTransaction(db, async (trx) => {
        await record(trx, actor, 'delete', id);
        await entity.remove(trx, id);
      }),

    /** Brings back what was deleted, under its own id. */
    restore: ({ db, actor }: Writer, id: number, snapshot: unknown): Promise<LeftOut[]> =>
      inTransaction(db, async (trx) => {
        const { revived, leftOut } = await revive(trx, snapshot);
        await check(trx, revived);
        await entity.insert(trx, revived, id);
        await record(trx, actor, 'restore', id);
        return leftOut;
      }),
  };
}

export function resource<Draft, DraftInput, Whole, Row, Query extends Paging, QueryInput>(
  entity: Addable<Draft, DraftInput, Whole, Row, Query, QueryInput> & {
    update: (trx: Transaction<Database>, id: number, draft: Draft) => Promise<void>;
  },
) {
  const added = addable(entity);
  return {
    ...added,

    /** With `before`, what its writer had seen, a write that would undo another's unseen is refused. */
    update: ({ db, actor }: Writer, id: number, written: Draft, before?: Draft) =>
      inTransaction(db, async (trx) => {
        const current = await added.get(trx, id);
        if (before !== undefined && !isDeepStrictEqual(before, entity.draft.parse(current))) {
          throw changedMeanwhile();
        }
        refuseHiddenText(written, current);
        await added.check(trx, written, id);
        await entity.update(trx, id, written);
        return added.record(trx, actor, 'update', id);
      }),

    /** Brings back a logged state, of what was deleted too. */
    restore: (writer: Writer, id: number, snapshot: unknown): Promise<LeftOut[]> =>
      inTransaction(writer.db, async (trx) => {
        if (!(await entity.find(trx, id)))
          return added.restore({ ...writer, db: trx }, id, snapshot);
        const { revived, leftOut } = await added.revive(trx, snapshot);
        await added.check(trx, revived, id);
        await entity.update(trx, id, revived);
        await added.record(trx, writer.actor, 'restore', id);
        return leftOut;
      }),
  };
}

export const unknownId = (kind: string, id: number) =>
  new AppError('not_found', `No ${kind.replaceAll('-', ' ')} has the id ${id}.`);

const changedMeanwhile = () => {
  const message = 'Someone changed this since it was opened';
  return new AppError('conflict', `${message}.`, { errors: [{ path: 'before', message }] });
};

export async function requireReferences(trx: Transaction<Database>, references: Reference[]) {
  const missing = await missingReferences(trx, references);
  if (missing.length === 0) return;
  throw badInput(missing.map(toldMissing));
}

const toldMissing = ({ table, id, path }: Reference) => ({
  path,
  message: `No ${table} has the id ${id}`,
});

/** The id of the category that a body names by its slug. */
export async function requireCategory(trx: Transaction<Database>, slug: string): Promise<number> {
  const id = await findCategoryId(trx, slug);
  if (id === undefined) {
    throw badInput([{ path: 'category', message: 'No category has this slug' }]);
  }
  return id;
}

/**
 * A reorder names every item of the list as it stands now, or it orders another list. With `before`, the
 * order that its writer had seen, one that would undo another's unseen is refused.
 */
export function requireSameItems(
  current: readonly number[],
  named: readonly number[],
  before: readonly number[] = current,
) {
  const known = new Set(current);
  const isWhole = current.length === named.length && named.every((id) => known.has(id));
  if (isWhole && isDeepStrictEqual(before, current)) return;
  throw new AppError('conflict', 'The list has changed meanwhile. Reload it and order it again.');
}
