import type { ExpressionBuilder, Kysely } from 'kysely';
import { type ChangeSummary, changeSummary } from '#contract/catalogue/history/change-summary.ts';
import type { ChangeAction, ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { type ProposableKind, proposableKinds } from '#contract/release/proposal.ts';
import { readState, type State } from '../../history/logged-state.ts';
import { readInOrder } from '../../sql/list-rows.ts';
import { prepared } from '../../sql/prepared.ts';
import type { Database } from '../../tables.ts';

export type LoggedState = {
  seq: number;
  at: string;
  actor: string;
  action: ChangeAction;
  entity: ChangedKind;
  entity_id: number;
  /** False if the same row was written again later. */
  latest: boolean;
  /** The state after the write, or before it for a deletion. Null if no longer stored. */
  snapshot: State | null;
  /** The state after the previous write, or null if that write deleted the row. */
  previous: State | null;
  /** Null in changes logged before summaries existed. */
  summary: StoredSummary | null;
  log_group: string | null;
  release_id: number | null;
  /** The second person, if the change needed one. */
  approved_by: string | null;
};

const columns = [
  'seq',
  'at',
  'actor',
  'action',
  'entity',
  'entity_id',
  'snapshot',
  'summary',
  'log_group',
] as const;

const previous = ({ selectFrom }: ExpressionBuilder<Database, 'change'>) =>
  selectFrom('change as previous')
    .select(({ eb }) =>
      eb
        .case()
        .when('previous.action', '!=', 'delete')
        .then(eb.ref('previous.snapshot'))
        .end()
        .as('snapshot'),
    )
    .whereRef('previous.entity', '=', 'change.entity')
    .whereRef('previous.entity_id', '=', 'change.entity_id')
    .whereRef('previous.seq', '<', 'change.seq')
    .orderBy('previous.seq', 'desc')
    .limit(1);

export const later = ({ selectFrom }: ExpressionBuilder<Database, 'change'>) =>
  selectFrom('change as later')
    .select('later.seq')
    .whereRef('later.entity', '=', 'change.entity')
    .whereRef('later.entity_id', '=', 'change.entity_id')
    .whereRef('later.seq', '>', 'change.seq')
    .limit(1)
    .as('later');

export const releaseOf = ({ selectFrom }: ExpressionBuilder<Database, 'change'>) =>
  selectFrom('release')
    .select('release.id')
    .whereRef('release.log_group', '=', 'change.log_group')
    .limit(1)
    .as('release_id');

export const approverOf = ({ selectFrom }: ExpressionBuilder<Database, 'change'>) =>
  selectFrom('release')
    .innerJoin('proposal', 'proposal.release_id', 'release.id')
    .select('proposal.decided_by')
    .whereRef('release.log_group', '=', 'change.log_group')
    .whereRef('proposal.kind', '=', 'change.entity')
    .whereRef('proposal.entity_id', '=', 'change.entity_id')
    .limit(1)
    .as('approved_by');

const logged = (db: Kysely<Database>) =>
  db
    .selectFrom('change')
    .select(columns)
    .select((row) => [previous(row).as('previous'), later(row), releaseOf(row), approverOf(row)]);

type Row = Awaited<ReturnType<ReturnType<typeof logged>['executeTakeFirstOrThrow']>>;

async function stateOf(db: Kysely<Database>, { later, ...row }: Row): Promise<LoggedState> {
  const { entity, snapshot, previous, summary } = row;
  return {
    ...row,
    latest: later === null,
    action: row.action as ChangeAction,
    entity: entity as ChangedKind,
    snapshot: await readState(db, entity, snapshot),
    previous: previous === null ? null : await readState(db, entity, previous),
    summary: summary === null ? null : JSON.parse(summary),
  };
}

/** Retention sets `kept: false` when it clears the state. */
export type StoredSummary = ChangeSummary & { kept?: false };

export type SummarizedChange = Omit<LoggedState, 'snapshot' | 'previous' | 'summary'> &
  ChangeSummary & { kept: boolean };

export async function summarize(db: Kysely<Database>, seq: number): Promise<ChangeSummary> {
  const row = await logged(db).where('seq', '=', seq).executeTakeFirstOrThrow();
  return changeSummary(await stateOf(db, row));
}

export const listSnapshotsAfter = (db: Kysely<Database>, cursor: number, limit: number) =>
  db
    .selectFrom('change')
    .select(['seq', 'entity', 'snapshot'])
    .where('seq', '>', cursor)
    .orderBy('seq')
    .limit(limit)
    .execute();

export async function findLoggedState(
  db: Kysely<Database>,
  seq: number,
): Promise<LoggedState | undefined> {
  const row = await logged(db).where('seq', '=', seq).executeTakeFirst();
  return row && stateOf(db, row);
}

/** Lists what was written together, each entity once with its first and its last change. */
export async function listChangesOfGroup(
  db: Kysely<Database>,
  logGroup: string,
): Promise<{ kind: ProposableKind; id: number; first: number; last: number }[]> {
  const rows = await db
    .selectFrom('change')
    .select(({ fn }) => [
      'entity',
      'entity_id',
      fn.min('seq').as('first'),
      fn.max('seq').as('last'),
    ])
    .where('log_group', '=', logGroup)
    .where('entity', 'in', proposableKinds)
    .groupBy(['entity', 'entity_id'])
    .orderBy('first')
    .execute();
  return rows.map(({ entity, entity_id, first, last }) => ({
    kind: entity as ProposableKind,
    id: entity_id,
    first,
    last,
  }));
}

export async function findLatestState(
  db: Kysely<Database>,
  entity: ChangedKind,
  id: number,
): Promise<LoggedState | undefined> {
  const row = await logged(db)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && stateOf(db, row);
}

export const findLatestSnapshots = (
  db: Kysely<Database>,
  entity: ChangedKind,
  ids: readonly number[],
): Promise<{ id: number; snapshot: State }[]> =>
  readInOrder(ids, async (chunk) => {
    const rows = await db
      .selectFrom('change')
      .select(['entity_id as id', 'snapshot'])
      .where('seq', 'in', ({ selectFrom }) =>
        selectFrom('change')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .where('entity', '=', entity)
          .where('entity_id', 'in', chunk)
          .groupBy('entity_id'),
      )
      .execute();
    return rows.map(({ id, snapshot }) => ({ id, snapshot: JSON.parse(snapshot) }));
  });

/** The name that the latest change of an entity has in the history. */
export async function findLatestName(
  db: Kysely<Database>,
  entity: ChangedKind,
  id: number,
): Promise<string | null> {
  const [latest] = await readLatestSummary(db, { entity, id });
  const summary: StoredSummary | null = JSON.parse(latest?.summary ?? 'null');
  return summary?.name ?? null;
}

const readLatestSummary = prepared((db, { entity, id }: { entity: ChangedKind; id: number }) =>
  db
    .selectFrom('change')
    .select('summary')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1),
);

export async function findLatestSeq(
  db: Kysely<Database>,
  kind: ProposableKind,
  id: number,
): Promise<number> {
  const [latest] = await readLatestSeq(db, { kind, id });
  return latest?.seq ?? 0;
}

const readLatestSeq = prepared((db, { kind, id }: { kind: ProposableKind; id: number }) =>
  db
    .selectFrom('change')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('entity', '=', kind)
    .where('entity_id', '=', id),
);
