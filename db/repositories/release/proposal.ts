import { type Kysely, type Selectable, sql } from 'kysely';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import type { ListSlice } from '#contract/list.ts';
import type { ProposableKind, ProposalQuery } from '#contract/release/proposal.ts';
import type { ProposalOp, WrittenState } from '#contract/release/proposal-op.ts';
import { countRows } from '../../sql/list-rows.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';

type Row = Selectable<Database['proposal']>;

export type StoredProposal = Omit<Row, 'ops' | 'draft' | 'author_keys' | 'needs_approval'> & {
  ops: ProposalOp[];
  /** The whole draft of an entity that doesn't exist yet. */
  draft: WrittenState | null;
  author_keys: string[];
  needs_approval: boolean;
  comments: number;
};

const selected = (db: Kysely<Database>) =>
  db
    .selectFrom('proposal')
    .selectAll('proposal')
    .select(({ selectFrom }) =>
      selectFrom('proposal_comment')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('proposal_comment.proposal_id', '=', 'proposal.id')
        .as('comments'),
    );

const toStored = ({
  ops,
  draft,
  author_keys,
  needs_approval,
  comments,
  ...row
}: Row & { comments: number | null }): StoredProposal => ({
  ...row,
  ops: JSON.parse(ops),
  draft: draft === null ? null : JSON.parse(draft),
  author_keys: JSON.parse(author_keys),
  needs_approval: needs_approval === 1,
  comments: comments ?? 0,
});

const endStates: Row['state'][] = ['published', 'refused'];

export async function listProposals(
  db: Kysely<Database>,
  { release, kind, entity_id, state, limit, offset }: ProposalQuery,
): Promise<ListSlice<StoredProposal>> {
  const matching = db
    .selectFrom('proposal')
    .$if(release !== undefined, (query) => query.where('release_id', '=', release as number))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as ProposableKind))
    .$if(entity_id !== undefined, (query) => query.where('entity_id', '=', entity_id as number))
    .$if(state === 'pending', (query) => query.where('proposal.state', 'not in', endStates))
    .$if(state !== undefined && state !== 'pending', (query) =>
      query.where('proposal.state', '=', state as Row['state']),
    );
  const page = await matching
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = page.map(({ id }) => id);
  return { items: await listProposalsByIds(db, ids), total: await countRows(matching) };
}

/** Newest first. */
export async function listProposalsByIds(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<StoredProposal[]> {
  if (ids.length === 0) return [];
  const rows = await selected(db).where('id', 'in', ids).orderBy('id', 'desc').execute();
  return rows.map(toStored);
}

/** A chunk takes about a millisecond. Other requests run between chunks. */
const rowsAtOnce = 50;

/** In the order in which they were first proposed. */
export async function listProposalsOf(
  db: Kysely<Database>,
  releaseId: number,
): Promise<StoredProposal[]> {
  // No index has the proposals of a release in this order, so each page of them would sort all of them.
  const all = db.selectFrom('proposal').select('id').where('release_id', '=', releaseId);
  return readInChunks(
    db,
    (await all.orderBy('id').execute()).map(({ id }) => id),
  );
}

/** In the order of their ids, within each chunk. */
export async function readInChunks(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<StoredProposal[]> {
  const yieldTurn = timeSlices();
  const proposals: StoredProposal[] = [];
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const chunk = ids.slice(start, start + rowsAtOnce);
    const rows = await selected(db).where('id', 'in', chunk).orderBy('proposal.id').execute();
    proposals.push(...rows.map(toStored));
    await yieldTurn();
  }
  return proposals;
}

export async function listProposalsOfEntities(
  db: Kysely<Database>,
  releaseId: number,
  entities: readonly { kind: ProposableKind; entity_id: number }[],
): Promise<StoredProposal[]> {
  if (entities.length === 0) return [];
  const ids = entities.map(({ entity_id }) => entity_id);
  const rows = await selected(db)
    .where('release_id', '=', releaseId)
    .where('entity_id', 'in', ids)
    .orderBy('proposal.id')
    .execute();
  const isAsked = ({ kind, entity_id }: Row) =>
    entities.some((one) => one.kind === kind && one.entity_id === entity_id);
  return rows.filter(isAsked).map(toStored);
}

/** Returns the number of proposals and the size of their JSON. */
export async function measureProposals(db: Kysely<Database>, releaseId: number) {
  const size = sql<number>`coalesce(sum(octet_length(ops) + coalesce(octet_length(draft), 0)), 0)`;
  const { proposals, bytes } = await db
    .selectFrom('proposal')
    .select(({ fn }) => [fn.countAll<number>().as('proposals'), size.as('bytes')])
    .where('release_id', '=', releaseId)
    .executeTakeFirstOrThrow();
  return { proposals, bytes: Number(bytes) };
}

export async function findProposal(
  db: Kysely<Database>,
  id: number,
): Promise<StoredProposal | undefined> {
  const row = await selected(db).where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
}

/** Returns which of the proposals are for entities that were written since. */
export async function listIdsWrittenSince(
  db: Kysely<Database>,
  releaseIds: readonly number[],
): Promise<{ id: number; release_id: number }[]> {
  if (releaseIds.length === 0) return [];
  return db
    .selectFrom('proposal')
    .select(['proposal.id', 'proposal.release_id'])
    .where('release_id', 'in', releaseIds)
    .where('state', 'not in', endStates)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('change')
          .select('seq')
          .whereRef('change.seq', '>', 'proposal.base_seq')
          .where(({ and, or, eb, ref }) =>
            or([
              and([
                eb('change.entity', '=', ref('proposal.kind')),
                eb('change.entity_id', '=', ref('proposal.entity_id')),
              ]),
              // Reordering a list changes the position that its entries have as a field.
              eb('change.entity', '=', sql<ChangedKind>`${ref('proposal.kind')} || '-list'`),
            ]),
          ),
      ),
    )
    .execute();
}
