import type { Transaction } from 'kysely';
import { opsBetween, type WrittenState } from '#contract/release/proposal-op.ts';
import type { WrittenEntity } from '../../db/change-log.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { isReviewed } from './four-eyes.ts';
import type { Proposables } from './proposable.ts';

type Written = WrittenEntity & { state: WrittenState | null };

/** Returns whether a second person has to approve any of what a write led to. */
export async function isAnyReviewed(
  trx: Transaction<Database>,
  proposables: Proposables,
  written: readonly Written[],
): Promise<boolean> {
  for await (const { kind, id, state } of inSlices(written)) {
    const live = await proposables[kind].read(trx, id);
    const change = { kind, ops: opsBetween(live, state), states: [live, state] };
    if (await isReviewed(trx, change)) return true;
  }
  return false;
}
