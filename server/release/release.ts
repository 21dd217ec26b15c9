/** Starts, renames, schedules and lists releases. */
import type { Kysely, Transaction } from 'kysely';
import type {
  FullRelease,
  Publication,
  Release,
  ReleaseDraft,
  ReleaseQuery,
} from '#contract/release/release.ts';
import { maxOpenReleases } from '#contract/release/release-state.ts';
import { pagedList } from '../../db/paged-list.ts';
import { isAgentRelease } from '../../db/repositories/release/agent-proposal.ts';
import {
  listIdsWrittenSince,
  listProposalsOf,
  type StoredProposal,
} from '../../db/repositories/release/proposal.ts';
import {
  type CountedRelease,
  countOpenReleases,
  deleteRelease,
  findRelease,
  insertRelease,
  isEditable,
  listReleases,
  updateRelease,
} from '../../db/repositories/release/release.ts';
import { instantIn, nowInSeconds } from '../../db/sql/schedule.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireRole } from '../caller/require-role.ts';
import { AppError, badInput } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import { requireSeen } from './agent/agent-release.ts';
import type { InTransaction } from './apply-proposals.ts';
import { mainKeyOf } from './person.ts';
import type { Proposables } from './proposable.ts';
import { listConflicts } from './read-proposal.ts';

export async function getRelease(db: Kysely<Database>, id: number): Promise<CountedRelease> {
  const found = await findRelease(db, id);
  if (!found) throw new AppError('not_found', `There is no release with the ID ${id}.`);
  return found;
}

/** Requires a release whose proposals can still be changed. */
export async function requireOpenRelease(
  db: Kysely<Database>,
  id: number,
): Promise<CountedRelease> {
  const release = await getRelease(db, id);
  if (isEditable(release)) return release;
  throw new AppError('conflict', `The release “${release.name}” has been published already.`);
}

/** The site itself publishes at the minute that someone with the role has chosen. */
export function requireRoles(
  { role }: Writer,
  proposables: Proposables,
  proposals: readonly Pick<StoredProposal, 'kind'>[],
) {
  if (role === undefined) return;
  for (const { kind } of proposals) requireRole({ role }, proposables[kind].role);
}

const toRelease = (
  {
    publishes_at: _,
    undoes_group: __,
    log_group: ___,
    author_key,
    when_approved,
    ...release
  }: CountedRelease,
  conflicts: number,
): Release => ({
  ...release,
  when_approved: when_approved === 1,
  is_agents: isAgentRelease({ author_key }),
  conflicts,
});

/** Only proposals of entities that were written since can have conflicts. */
async function withConflicts(
  db: Kysely<Database>,
  proposables: Proposables,
  releases: readonly CountedRelease[],
): Promise<Release[]> {
  const open = releases.filter(isEditable).map(({ id }) => id);
  const written = await listIdsWrittenSince(db, open);
  const counts = new Map<number, number>();
  const ids = new Set(written.map(({ id }) => id));
  for (const releaseId of new Set(written.map(({ release_id }) => release_id))) {
    const proposals = (await listProposalsOf(db, releaseId)).filter(({ id }) => ids.has(id));
    counts.set(releaseId, (await listConflicts(db, proposables, proposals)).length);
  }
  return releases.map((release) => toRelease(release, counts.get(release.id) ?? 0));
}

export const readReleases = (db: Kysely<Database>, proposables: Proposables, query: ReleaseQuery) =>
  pagedList(async (snapshot, asked: ReleaseQuery) => {
    const { items, total } = await listReleases(snapshot, asked);
    return { items: await withConflicts(snapshot, proposables, items), total };
  })(db, query);

export async function readRelease(
  db: Kysely<Database>,
  proposables: Proposables,
  id: number,
): Promise<FullRelease> {
  const release = await getRelease(db, id);
  const proposals = isEditable(release) ? await listProposalsOf(db, id) : [];
  const conflict_list = await listConflicts(db, proposables, proposals);
  return { ...toRelease(release, conflict_list.length), conflict_list };
}

/** The minute is stored as an instant too, so that processes can compare it with their clock. */
async function minuteColumns(
  trx: Transaction<Database>,
  { publish_at, when_approved }: Publication,
) {
  const publishes_at = (await instantIn(trx))(publish_at);
  if (publishes_at !== null && publishes_at <= nowInSeconds(trx)) {
    throw badInput([{ path: 'publish_at', message: 'Must be in the future' }]);
  }
  return { publish_at, publishes_at, when_approved: when_approved ? (1 as const) : (0 as const) };
}

const stateFor = ({ publish_at, when_approved }: Publication) =>
  publish_at !== null || when_approved ? ('waiting' as const) : ('open' as const);

export async function requireRoom(trx: Transaction<Database>) {
  if ((await countOpenReleases(trx)) < maxOpenReleases) return;
  throw new AppError(
    'conflict',
    `There are already ${maxOpenReleases} open releases, which is the limit. Publish or delete one first.`,
  );
}

const ownedBy = (writer: Writer) => ({ author: writer.actor, author_key: mainKeyOf(writer) });

/** Choosing the minute is publishing, which authors may not do. */
function requireMaySchedule({ role }: Writer, minute: Publication) {
  if (role !== undefined && stateFor(minute) === 'waiting') requireRole({ role }, 'editor');
}

export const createRelease = (writer: Writer, draft: ReleaseDraft): Promise<number> =>
  inTransaction(writer.db, async (trx) => {
    requireMaySchedule(writer, draft);
    await requireRoom(trx);
    const minute = await minuteColumns(trx, draft);
    const id = await insertRelease(trx, { name: draft.name, ...minute, ...ownedBy(writer) });
    const state = stateFor(draft);
    await updateRelease(trx, id, {
      state,
      published_by: state === 'waiting' ? writer.actor : null,
    });
    return id;
  });

export const changeRelease = (
  writer: Writer,
  proposables: Proposables,
  { id, name, ...at }: ReleaseDraft & { id: number },
): Promise<void> =>
  inTransaction(writer.db, async (trx) => {
    const release = await requireOpenRelease(trx, id);
    await updateRelease(trx, id, { name });
    const wasWhenApproved = release.when_approved === 1;
    // Renaming a release doesn't schedule it again in the name of whoever renames it.
    if (release.publish_at === at.publish_at && wasWhenApproved === at.when_approved) return;
    if (stateFor(at) === 'waiting') {
      // Agents add nothing to a release that is waiting, so somebody has looked at all of it.
      if (release.state !== 'waiting') await requireSeen(trx, release, undefined);
      await schedule({ ...writer, db: trx }, proposables, id, at);
    } else await updateRelease(trx, id, { ...(await minuteColumns(trx, at)), ...notScheduled });
  });

const notScheduled = { state: 'open', failure: null } as const;

/** Publishes a release later: at a minute, or once everything is approved. */
export const scheduleRelease = (
  writer: Writer,
  proposables: Proposables,
  { id, ...at }: Publication & { id: number },
): Promise<void> =>
  inTransaction(writer.db, async (trx) => {
    await requireSeen(trx, await requireOpenRelease(trx, id), at.seen);
    await schedule({ ...writer, db: trx }, proposables, id, at);
  });

async function schedule(
  writer: InTransaction,
  proposables: Proposables,
  id: number,
  at: Publication,
) {
  requireRoles(writer, proposables, await listProposalsOf(writer.db, id));
  await updateRelease(writer.db, id, {
    ...(await minuteColumns(writer.db, at)),
    state: 'waiting',
    published_by: writer.actor,
    failure: null,
  });
}

export const removeRelease = (writer: Writer, id: number): Promise<void> =>
  inTransaction(writer.db, async (trx) => {
    await requireOpenRelease(trx, id);
    await deleteRelease(trx, id);
  });
