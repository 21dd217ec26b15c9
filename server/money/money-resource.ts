/**
 * Commits writes about money. They have a history of their own instead of a place in the change log, which webhooks,
 * search and everyone on the staff follow.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { MoneyAction, MoneyKind } from '#contract/money/money-change.ts';
import { faultOf } from '../../db/database-fault.ts';
import { pagedList } from '../../db/paged-list.ts';
import { insertMoneyChange } from '../../db/repositories/money/money-change.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, badInput, type FieldError, fieldErrors, refuse } from '../errors.ts';
import { hiddenIn } from '../resource/check/hidden-character.ts';
import { changedMeanwhile, unknownId, type Writer } from '../resource/resource.ts';

type Backdated = { acts_from: string; reason: string };

type Entity<Draft, Whole, Query> = {
  kind: MoneyKind;
  schemas: { draft: z.ZodType<Draft>; whole: z.ZodType<Whole>; query: z.ZodType<Query> };
  /** Its name in the history. */
  nameOf: (whole: Whole) => string;
  /** The programme whose history it belongs to. */
  programmeOf: (whole: Whole) => number;
  list: (db: Kysely<Database>, query: Query) => Promise<ListSlice<Whole>>;
  find: (db: Kysely<Database>, id: number) => Promise<Whole | undefined>;
  insert: (trx: Transaction<Database>, draft: Draft, ownId?: number) => Promise<number>;
  update: (trx: Transaction<Database>, id: number, draft: Draft) => Promise<void>;
  delete: (trx: Transaction<Database>, id: number) => Promise<void>;
  /** Problems that only the database shows. `draft` is undefined for a deletion. */
  check?: (
    trx: Transaction<Database>,
    draft: Draft | undefined,
    current?: Whole,
  ) => Promise<FieldError[]>;
  /** Returns from which past day a write applies, if it does. Throws if an editor's write gives no reason. */
  backdated?: (
    trx: Transaction<Database>,
    change: { before?: Whole | undefined; after?: Draft; reason?: string },
  ) => Promise<Backdated | undefined>;
  /** The error if another row has the same key. */
  taken?: FieldError;
  multiline?: readonly string[];
};

export function moneyResource<
  Draft extends object,
  Whole extends { id: number },
  Query extends Paging,
>(entity: Entity<Draft, Whole, Query>) {
  const { kind } = entity;

  async function get(db: Kysely<Database>, id: number): Promise<Whole> {
    const found = await entity.find(db, id);
    if (!found) throw unknownId(kind, id);
    return found;
  }

  async function record(
    trx: Transaction<Database>,
    { actor }: Writer,
    { action, whole, backdated }: { action: MoneyAction; whole: Whole; backdated?: Backdated },
  ) {
    await insertMoneyChange(trx, {
      at: new Date().toISOString(),
      actor,
      kind,
      entity_id: whole.id,
      action,
      name: entity.nameOf(whole),
      programme_id: entity.programmeOf(whole),
      snapshot: action === 'delete' ? null : JSON.stringify(whole),
      reason: backdated?.reason ?? null,
      acts_from: backdated?.acts_from ?? null,
    });
  }

  const inWrite = async <Result>(
    { db }: Writer,
    work: (trx: Transaction<Database>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (!entity.taken || faultOf(error) !== 'unique') throw error;
      throw new AppError('conflict', `${entity.taken.message}.`, { errors: [entity.taken] });
    }
  };

  const checkDraft = async (trx: Transaction<Database>, draft: Draft, current?: Whole) =>
    refuse([
      ...hiddenIn(draft, current, entity.multiline),
      ...((await entity.check?.(trx, draft, current)) ?? []),
    ]);

  return {
    ...entity,
    get,
    list: (db: Kysely<Database>, query: Query) => pagedList(entity.list)(db, query),

    create: (writer: Writer, draft: Draft): Promise<Whole> =>
      inWrite(writer, async (trx) => {
        await checkDraft(trx, draft);
        const backdated = await entity.backdated?.(trx, { after: draft });
        const whole = await get(trx, await entity.insert(trx, draft));
        await record(trx, writer, { action: 'create', whole, ...(backdated && { backdated }) });
        return whole;
      }),

    /** `before` is the draft that the editor saw. Writes that would overwrite unseen changes are refused. */
    update: (writer: Writer, id: number, draft: Draft, before?: Draft): Promise<Whole> =>
      inWrite(writer, async (trx) => {
        const current = await get(trx, id);
        if (before && !isDeepStrictEqual(before, entity.schemas.draft.parse(current))) {
          throw changedMeanwhile();
        }
        await checkDraft(trx, draft, current);
        const backdated = await entity.backdated?.(trx, { before: current, after: draft });
        await entity.update(trx, id, draft);
        const whole = await get(trx, id);
        await record(trx, writer, { action: 'update', whole, ...(backdated && { backdated }) });
        return whole;
      }),

    delete: (writer: Writer, id: number): Promise<void> =>
      inWrite(writer, async (trx) => {
        const whole = await get(trx, id);
        refuse((await entity.check?.(trx, undefined, whole)) ?? []);
        const backdated = await entity.backdated?.(trx, { before: whole, reason: 'Deleted' });
        await entity.delete(trx, id);
        await record(trx, writer, { action: 'delete', whole, ...(backdated && { backdated }) });
      }),

    /** Writes a logged state again, also of a row that was deleted. */
    restore: (writer: Writer, id: number, snapshot: unknown): Promise<Whole> =>
      inWrite(writer, async (trx) => {
        const logged = entity.schemas.draft.safeParse(snapshot);
        if (!logged.success) throw badInput(fieldErrors(logged.error.issues));
        const current = await entity.find(trx, id);
        await checkDraft(trx, logged.data, current);
        const change = { after: logged.data, reason: 'Restored' };
        const backdated = await entity.backdated?.(trx, { before: current, ...change });
        if (current) await entity.update(trx, id, logged.data);
        else await entity.insert(trx, logged.data, id);
        const whole = await get(trx, id);
        await record(trx, writer, { action: 'restore', whole, ...(backdated && { backdated }) });
        return whole;
      }),
  };
}

export type MoneyResource<
  Draft extends object,
  Whole extends { id: number },
  Query extends Paging,
> = ReturnType<typeof moneyResource<Draft, Whole, Query>>;
