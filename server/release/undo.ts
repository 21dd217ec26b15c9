/**
 * Undoes everything that was written together, as a new release. What others have done since stays where it is in the
 * way, and is listed.
 */
import type { Transaction } from 'kysely';
import type { UndoResult } from '#contract/release/release.ts';
import { findLatestSeq } from '../../db/repositories/catalogue/change.ts';
import {
  findOpenUndo,
  findReleaseOfGroup,
  insertRelease,
} from '../../db/repositories/release/release.ts';
import { insertProposal } from '../../db/repositories/release/write-proposal.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import type { InTransaction } from './apply-proposals.ts';
import { keysOf, mainKeyOf, sourceOf } from './person.ts';
import { planUndo, sinceReasons, type Undone, type UndoPlan } from './plan-undo.ts';
import type { Proposables } from './proposable.ts';
import { listReviewed, publishIn } from './publish.ts';
import { readRelease, requireRoom } from './release.ts';

type Given = { log_group: string | null; dry_run?: boolean | undefined };

/** With `dry_run`, only shows what would be undone. */
export async function undoWrites(
  writer: Writer,
  proposables: Proposables,
  { log_group, dry_run }: Given,
): Promise<UndoResult> {
  if (log_group === null) {
    throw new AppError(
      'conflict',
      'This release hasn’t been published, so there is nothing to undo.',
    );
  }
  const { id, plan } = await inLongTransaction(writer.db, async (db) => {
    const inTrx = { ...writer, db };
    await requireNotUndone(db, log_group);
    const plan = await planUndo(inTrx, proposables, log_group);
    return { plan, id: dry_run ? undefined : await undo(inTrx, proposables, log_group, plan) };
  });
  const undone = plan.undone.map(({ kind, entity_id, name, ops }) => ({
    ...{ kind, entity_id, name, ops },
  }));
  const release = id === undefined ? null : await readRelease(writer.db, proposables, id);
  return { release, undone, kept: plan.kept };
}

async function requireNotUndone(trx: Transaction<Database>, logGroup: string) {
  const original = await findReleaseOfGroup(trx, logGroup);
  if (original?.state === 'undone') {
    throw new AppError('conflict', 'This has been undone already.');
  }
  await requireNoOpenUndo(trx, logGroup);
}

export async function requireNoOpenUndo(trx: Transaction<Database>, logGroup: string) {
  const open = await findOpenUndo(trx, logGroup);
  if (!open) return;
  const message = `The release “${open.name}” already undoes this. Publish or delete it first.`;
  throw new AppError('conflict', message);
}

async function undo(
  writer: InTransaction,
  proposables: Proposables,
  logGroup: string,
  { undone, kept }: UndoPlan,
): Promise<number> {
  if (undone.length === 0) throw nothingLeft(kept);
  const original = await findReleaseOfGroup(writer.db, logGroup);
  return makeUndo(writer, proposables, {
    name: original?.name ?? undone[0]?.name ?? undone[0]?.kind ?? '',
    undo_of: original?.id ?? null,
    undoes_group: logGroup,
    undone,
  });
}

/** `name` is that of what is undone. */
type Undoing = { name: string; undo_of: number | null; undoes_group: string; undone: Undone[] };

/** An undo that needs the approval of a second person stays an open release that asks for it. */
export async function makeUndo(
  writer: InTransaction,
  proposables: Proposables,
  undoing: Undoing,
): Promise<number> {
  const { undone } = undoing;
  const reviewed = new Set(await listReviewed(writer, proposables, undone));
  if (reviewed.size > 0) await requireRoom(writer.db);
  const id = await insertUndo(writer, undoing, reviewed);
  if (reviewed.size === 0) await publishIn(writer, proposables, id);
  return id;
}

const nothingLeft = (kept: UndoPlan['kept']) => {
  const since: readonly string[] = Object.values(sinceReasons);
  const refused = kept.find(({ reason }) => !since.includes(reason));
  const message = 'Nothing is left to undo. It was undone already, or changed again since.';
  return new AppError('conflict', refused?.reason ?? message);
};

async function insertUndo(
  writer: InTransaction,
  { name, undone, undo_of, undoes_group }: Undoing,
  reviewed: ReadonlySet<Undone>,
) {
  const trx = writer.db;
  const release_id = await insertRelease(trx, {
    ...{ name: undoName(name), undo_of, undoes_group },
    author: writer.actor,
    author_key: mainKeyOf(writer),
  });
  for await (const one of inSlices(undone)) {
    await insertProposal(trx, {
      ...one,
      release_id,
      base_seq: await findLatestSeq(trx, one.kind, one.entity_id),
      state: reviewed.has(one) ? 'asked' : 'open',
      needs_approval: reviewed.has(one),
      author_keys: keysOf(writer),
      via: sourceOf(writer),
      reason: null,
      decided_by: null,
      decided_at: null,
    });
  }
  return release_id;
}

const maxName = 200;
const undoName = (name: string) => [...`Undo: ${name}`].slice(0, maxName).join('');
