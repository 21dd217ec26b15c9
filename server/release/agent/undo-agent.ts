/** Undoes everything that a person's agents have proposed since a day, also after people took it over. */
import type { Transaction } from 'kysely';
import { firstOwner } from '#contract/people/role.ts';
import type { AgentUndo, AgentUndoResult } from '#contract/release/agent-change.ts';
import { proposedOps } from '#contract/release/proposed-state.ts';
import { discarded } from '../../../db/discarded-write.ts';
import { listTokenIdsNamed } from '../../../db/repositories/people/admin-token.ts';
import {
  type AgentProposal,
  listAgentProposalsSince,
} from '../../../db/repositories/release/agent-proposal.ts';
import { readInChunks, type StoredProposal } from '../../../db/repositories/release/proposal.ts';
import { deleteProposal } from '../../../db/repositories/release/write-proposal.ts';
import { instantIn, nowInSeconds } from '../../../db/sql/schedule.ts';
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { requireRole } from '../../caller/require-role.ts';
import { AppError, badInput } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import { applyProposals, type InTransaction } from '../apply-proposals.ts';
import { mainKeyOf } from '../person.ts';
import { planUndo, type Undone, type UndoPlan } from '../plan-undo.ts';
import type { Proposables } from '../proposable.ts';
import { actionBetween } from '../propose.ts';
import { toProposal } from '../read-proposal.ts';
import { getRelease, readRelease } from '../release.ts';
import { makeUndo, requireNoOpenUndo } from '../undo.ts';
import { deleteIfEmptied } from './agent-release.ts';

/** With `dry_run`, only shows what would be withdrawn and undone. */
export async function undoAgent(
  writer: Writer,
  proposables: Proposables,
  { since, person = writer.actor, dry_run }: AgentUndo,
): Promise<AgentUndoResult> {
  if (person !== writer.actor) requireRole({ role: writer.role ?? 'viewer' }, 'owner');
  const keys = await keysNamed(writer, person);
  const undoes_group = `agents of ${keys[0]}`;
  const { id, plan, withdrawn } = await inLongTransaction(writer.db, async (db) => {
    const inTrx = { ...writer, db };
    await requireNoOpenUndo(db, undoes_group);
    const proposals = await listAgentProposalsSince(db, keys, await startOf(db, since));
    const published = proposals.filter(({ state }) => state === 'published');
    const withdrawn = await readInChunks(
      db,
      proposals
        .filter(({ state }) => state !== 'published')
        .map(({ id }) => id)
        .toReversed(),
    );
    const plan = await planAgentUndo(inTrx, proposables, published);
    if (dry_run) return { plan, withdrawn };
    if (plan.undone.length === 0 && withdrawn.length === 0) throw nothingLeft();
    await withdraw(db, withdrawn);
    const { undone } = plan;
    if (undone.length === 0) return { plan, withdrawn };
    const name = `Agent of ${person}, since ${since}`;
    const id = await makeUndo(inTrx, proposables, { undone, name, undo_of: null, undoes_group });
    return { id, plan, withdrawn };
  });
  return {
    release: id === undefined ? null : await readRelease(writer.db, proposables, id),
    withdrawn: withdrawn.map(toProposal),
    undone: plan.undone.map(({ kind, entity_id, name, ops }) => ({ kind, entity_id, name, ops })),
    kept: plan.kept,
  };
}

/** Finds what a person's agents proposed before a change of name or with an earlier token too. */
async function keysNamed(writer: Writer, person: string): Promise<string[]> {
  const keys = new Set<string>();
  if (person === writer.actor) keys.add(mainKeyOf(writer));
  if (person === firstOwner) keys.add('owner');
  for (const id of await listTokenIdsNamed(writer.db, person)) keys.add(`token:${id}`);
  if (keys.size > 0) return [...keys];
  throw badInput([{ path: 'person', message: 'Must be the name of a person' }]);
}

const maxDays = 90;
const dayInSeconds = 24 * 60 * 60;

async function startOf(trx: Transaction<Database>, day: string): Promise<string> {
  const seconds = (await instantIn(trx))(`${day} 00:00:00`);
  if (seconds === null)
    throw badInput([{ path: 'since', message: 'Must be a date like 2026-12-31' }]);
  if (seconds < nowInSeconds(trx) - (maxDays + 1) * dayInSeconds) {
    throw badInput([{ path: 'since', message: `Must be at most ${maxDays} days ago` }]);
  }
  return new Date(seconds * 1000).toISOString();
}

const nothingLeft = () =>
  new AppError(
    'conflict',
    'Nothing is left to undo. It was undone already, or changed again since.',
  );

async function withdraw(trx: Transaction<Database>, proposals: readonly StoredProposal[]) {
  for (const { id } of proposals) await deleteProposal(trx, id);
  for (const id of new Set(proposals.map(({ release_id }) => release_id))) {
    await deleteIfEmptied(trx, await getRelease(trx, id));
  }
}

const keyOf = ({ kind, entity_id }: Pick<Undone, 'kind' | 'entity_id'>) => `${kind} ${entity_id}`;

/**
 * Publications are undone from the last to the first, each over those before it, because the agent may have changed
 * the same field in several. The sum of it becomes one release.
 */
async function planAgentUndo(
  writer: InTransaction,
  proposables: Proposables,
  published: readonly AgentProposal[],
): Promise<UndoPlan> {
  const trx = writer.db;
  const read = ({ kind, entity_id }: Undone) => proposables[kind].read(trx, entity_id);
  const kept = new Map<string, UndoPlan['kept'][number]>();
  const ends = await discarded(trx, async () => {
    const touched = new Map<string, Undone>();
    for (const [group, ofGroup] of Map.groupBy(published, ({ log_group }) => log_group)) {
      if (group === null) continue;
      const own = new Set(ofGroup.map(keyOf));
      const plan = await planUndo(writer, proposables, group, (entity) => own.has(keyOf(entity)));
      await applyProposals(writer, proposables, plan.undone);
      for (const one of plan.undone) touched.set(keyOf(one), one);
      for (const one of plan.kept) kept.set(`${keyOf(one)} ${one.field} ${one.language}`, one);
    }
    return Promise.all([...touched.values()].map(async (one) => ({ one, end: await read(one) })));
  });
  const undone: Undone[] = [];
  for (const { one, end } of ends) {
    const live = await read(one);
    const ops = proposedOps([], live, end);
    if (ops.length === 0) continue;
    const action = actionBetween(one.kind, live, end);
    undone.push({ ...one, action, ops, draft: action === 'create' ? end : null });
  }
  return { undone, kept: [...kept.values()] };
}
