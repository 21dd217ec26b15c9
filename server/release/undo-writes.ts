import type { UndoResult } from '#contract/release/release.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import type { Proposables } from './proposable.ts';
import { readRelease } from './release.ts';
import { planUndo, undoGroup } from './undo.ts';

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
  if (dry_run) {
    const plan = await inLongTransaction(writer.db, (trx) => planUndo(trx, proposables, log_group));
    return { release: null, ...shownPlan(plan) };
  }
  const { id, plan } = await undoGroup(writer, proposables, log_group);
  return { release: await readRelease(writer.db, proposables, id), ...shownPlan(plan) };
}

const shownPlan = ({ undone, kept }: Awaited<ReturnType<typeof planUndo>>) => ({
  undone: undone.map(({ kind, id: entity_id, name, ops }) => ({ kind, entity_id, name, ops })),
  kept,
});
