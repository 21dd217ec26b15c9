/** Runs a write's checks, its changes and its entry in the change log in a single transaction. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { OmittedField } from '#contract/catalogue/history/change.ts';
import type { ChangeAction, EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { ListSlice, Paging } from '#contract/list.ts';
import type { Role } from '#contract/people/role.ts';
import { appendChange } from '../../db/change-log.ts';
import { pagedList } from '../../db/paged-list.ts';
import { inSnapshot } from '../../db/read-snapshot.ts';
import { findLatestState } from '../../db/repositories/catalogue/change.ts';
import { missingReferences, type Reference } from '../../db/sql/missing-reference.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Search } from '../../search-index/open-search-engine.ts';
import type { RequestOrigin } from '../caller/request-origin.ts';
import { AppError, badInput, fieldErrors, refuse } from '../errors.ts';
import { problemOfMarket, requireKnownMarket } from './check/active-market.ts';
import { problemsOfDays } from './check/checked-day.ts';
import type { EntityChecks } from './check/entity-checks.ts';
import { hiddenIn } from './check/hidden-character.ts';
import { problemOfPeriod } from './check/live-period.ts';
import { missingError, problemsOfReferences, requireReferences } from './check/reference.ts';
import { markTranslations } from './mark-translations.ts';

export type Reader = { db: Kysely<Database>; search: Search };
export type Writer = {
  db: Kysely<Database>;
  actor: string;
  tokenId?: number | undefined;
  /** Undefined only for writes by the site itself. */
  role?: Role;
  /** Undefined for programs on the server itself. */
  from?: RequestOrigin;
  /** True while a write is tried over the changes of a release that it is being added to. */
  isProposing?: boolean;
};

/** All types of an entity are inferred from its schemas. */
export type Schemas = {
  draft: z.ZodType;
  whole: z.ZodType;
  row: z.ZodType;
  query: z.ZodType<Paging>;
};
type Draft<Entity extends Schemas> = z.output<Entity['draft']>;
type Whole<Entity extends Schemas> = z.output<Entity['whole']>;
type Row<Entity extends Schemas> = z.output<Entity['row']>;
type Query<Entity extends Schemas> = z.output<Entity['query']>;

/** An entity defines its repository functions and the checks of its writes. */
type ImmutableEntity<Entity extends Schemas> = {
  kind: EntityKind;
  schemas: Entity;
  checks: EntityChecks<Draft<Entity>, Whole<Entity>>;
  references: (draft: Draft<Entity>) => Reference[];
  /** Removes references to rows that were deleted since a restored draft was logged. */
  without: (draft: Draft<Entity>, missing: Reference[]) => Draft<Entity>;
  /** Returns an error message if a valid draft conflicts with another row. */
  conflict?: (
    trx: Transaction<Database>,
    draft: Draft<Entity>,
    ownId?: number,
  ) => Promise<string | false>;
  list: (db: Kysely<Database>, query: Query<Entity>) => Promise<ListSlice<Row<Entity>>>;
  find: (db: Kysely<Database>, id: number) => Promise<Whole<Entity> | undefined>;
  insert: (trx: Transaction<Database>, draft: Draft<Entity>, ownId?: number) => Promise<number>;
  delete: (trx: Transaction<Database>, id: number) => Promise<void>;
};

export type Resource<Entity extends Schemas> = ReturnType<typeof resource<Entity>>;

/** Everything except updates. */
function immutableResource<Entity extends Schemas>(entity: ImmutableEntity<Entity>) {
  const { kind, schemas } = entity;
  const { market, period, multiline, unique } = entity.checks;

  async function get(db: Kysely<Database>, id: number): Promise<Whole<Entity>> {
    const whole = await inSnapshot(db, (snapshot) => entity.find(snapshot, id));
    if (whole === undefined) throw unknownId(kind, id);
    return whole;
  }

  async function record(
    trx: Transaction<Database>,
    actor: string,
    action: ChangeAction,
    id: number,
  ): Promise<Whole<Entity>> {
    const snapshot = await get(trx, id);
    await appendChange(trx, { actor, action, entity: kind, entityId: id, snapshot });
    return snapshot;
  }

  /** An entity with its own ID may have existed before, and its translations may be older than their originals. */
  async function insert(
    trx: Transaction<Database>,
    { actor, action }: { actor: string; action: 'create' | 'restore' },
    draft: Draft<Entity>,
    ownId?: number,
  ): Promise<Whole<Entity>> {
    const former = ownId === undefined ? undefined : await findLatestState(trx, kind, ownId);
    const id = await entity.insert(trx, draft, ownId);
    const after = await record(trx, actor, action, id);
    if (former?.snapshot) {
      await markTranslations(trx, { kind, id, actor, before: former.snapshot, after });
    }
    return after;
  }

  /** Reports all field errors of a draft together. */
  async function check(trx: Transaction<Database>, draft: Draft<Entity>, current?: Whole<Entity>) {
    refuse([
      ...hiddenIn(draft, current, multiline),
      ...(market ? await problemOfMarket(trx, market(draft), current && market(current)) : []),
      ...(period ? await problemOfPeriod(trx, period(draft)) : []),
      ...(await problemsOfReferences(trx, entity.references(draft))),
      ...(await problemsOfDays(trx, draft)),
      ...(unique?.(draft) ?? []),
    ]);
    await requireNoConflict(trx, draft, (current as { id: number } | undefined)?.id);
  }

  async function checkRestored(trx: Transaction<Database>, draft: Draft<Entity>, ownId?: number) {
    await requireReferences(trx, entity.references(draft));
    await requireNoConflict(trx, draft, ownId);
  }

  async function requireNoConflict(
    trx: Transaction<Database>,
    draft: Draft<Entity>,
    ownId?: number,
  ) {
    const conflict = await entity.conflict?.(trx, draft, ownId);
    if (conflict) throw new AppError('conflict', conflict);
  }

  /** Parses a logged state into a draft, leaving out what can no longer be written. */
  async function readLoggedDraft(trx: Transaction<Database>, snapshot: unknown) {
    const logged = schemas.draft.safeParse(snapshot);
    if (!logged.success) throw badInput(fieldErrors(logged.error.issues));
    const draft = logged.data as Draft<Entity>;
    await requireKnownMarket(trx, market?.(draft), 'market_code');
    const missing = await missingReferences(trx, entity.references(draft));
    return { draft: entity.without(draft, missing), leftOut: missing.map(missingError) };
  }

  return {
    kind,
    schemas,
    get,
    find: entity.find,
    check,
    checkRestored,
    record,
    readLoggedDraft,

    list: ({ db }: Reader, query: Query<Entity>) =>
      pagedList<Query<Entity>, Row<Entity>>(entity.list)(db, query),

    /** A proposed entity has its id before it exists. */
    create: ({ db, actor }: Writer, draft: Draft<Entity>, ownId?: number) =>
      inTransaction(db, async (trx) => {
        await check(trx, draft);
        return insert(trx, { actor, action: 'create' }, draft, ownId);
      }),

    delete: ({ db, actor }: Writer, id: number) =>
      inTransaction(db, async (trx) => {
        await record(trx, actor, 'delete', id);
        await entity.delete(trx, id);
      }),

    /** Restores a deleted row under its original id. */
    restore: ({ db, actor }: Writer, id: number, snapshot: unknown): Promise<OmittedField[]> =>
      inTransaction(db, async (trx) => {
        const { draft, leftOut } = await readLoggedDraft(trx, snapshot);
        await checkRestored(trx, draft);
        await insert(trx, { actor, action: 'restore' }, draft, id);
        return leftOut;
      }),
  };
}

export function resource<Entity extends Schemas>(
  entity: ImmutableEntity<Entity> & {
    update: (trx: Transaction<Database>, id: number, draft: Draft<Entity>) => Promise<void>;
  },
) {
  const immutable = immutableResource(entity);
  return {
    ...immutable,

    /** `before` is the draft that the editor saw. Writes that would overwrite unseen changes are refused. */
    update: ({ db, actor }: Writer, id: number, draft: Draft<Entity>, before?: Draft<Entity>) =>
      inTransaction(db, async (trx) => {
        const current = await immutable.get(trx, id);
        if (
          before !== undefined &&
          !isDeepStrictEqual(before, entity.schemas.draft.parse(current))
        ) {
          throw changedMeanwhile();
        }
        await immutable.check(trx, draft, current);
        await entity.update(trx, id, draft);
        const after = await immutable.record(trx, actor, 'update', id);
        await markTranslations(trx, { kind: entity.kind, id, actor, before: current, after });
        return after;
      }),

    /** Restores a logged state, even if the row was deleted since. */
    restore: (writer: Writer, id: number, snapshot: unknown): Promise<OmittedField[]> =>
      inTransaction(writer.db, async (trx) => {
        const before = await entity.find(trx, id);
        if (!before) return immutable.restore({ ...writer, db: trx }, id, snapshot);
        const { draft, leftOut } = await immutable.readLoggedDraft(trx, snapshot);
        await immutable.checkRestored(trx, draft, id);
        await entity.update(trx, id, draft);
        const { actor } = writer;
        const after = await immutable.record(trx, actor, 'restore', id);
        await markTranslations(trx, { kind: entity.kind, id, actor, before, after });
        return leftOut;
      }),
  };
}

export const unknownId = (kind: string, id: number) =>
  new AppError('not_found', `There is no ${kind.replaceAll('-', ' ')} with the ID ${id}.`);

export const changedMeanwhile = () => {
  const message = 'Someone else changed this after you opened it';
  return new AppError('conflict', `${message}.`, { errors: [{ path: 'before', message }] });
};
