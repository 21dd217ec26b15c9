import { day } from '#contract/wall-clock.ts';
import {
  clearPrecedingStates,
  listChangesAfter,
  listPrecedingStates,
} from '../../../db/history/cleared-state.ts';
import { findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Retention, step } from './retention-step.ts';

/** The last change processed. Each night continues with those that have expired since. */
const cursorKey = 'history_retention_cursor';
const changesAtOnce = 20;

/** Returns the number of deleted states. */
export async function clearOldStates(retention: Retention): Promise<number> {
  const { db, keepDays, now, signal, isDryRun = false } = retention;
  if (keepDays === 0) return 0;
  const oldest = new Date(now.getTime() - keepDays * day).toISOString();
  const today = now.toISOString();
  let cursor = Number((await findSetting(db, cursorKey)) ?? 0);
  let cleared = 0;
  const found = new Set<number>();
  for (;;) {
    const after = await step(signal, async (onLocked) => {
      const changes = await listChangesAfter(db, cursor, changesAtOnce);
      // A change dated in the future by a wrong clock must not block those after it.
      const young = changes.findIndex(({ at }) => at >= oldest && at <= today);
      const old = young === -1 ? changes : changes.slice(0, young);
      const last = old.at(-1);
      if (!last) return undefined;
      if (isDryRun) {
        for (const { seq } of await listPrecedingStates(db, old)) found.add(seq);
      } else {
        await inTransaction(db, async (trx) => {
          onLocked();
          cleared += await clearPrecedingStates(trx, old);
          await writeSetting(trx, cursorKey, String(last.seq));
        });
      }
      return last.seq;
    });
    if (after === undefined) return isDryRun ? found.size : cleared;
    cursor = after;
  }
}
