import type { Kysely } from 'kysely';
import { dayAfter } from '#contract/wall-clock.ts';
import { listClosedMonthsOf } from '../../../db/repositories/money/closed-month.ts';
import {
  hasFormerStats,
  listImportsAfter,
  restoreFormerStats,
  rollUpMonths,
} from '../../../db/repositories/money/programme-stat.ts';
import {
  findStatImport,
  type StoredStatImport,
  updateStatImport,
} from '../../../db/repositories/money/stat-import.ts';
import type { Database } from '../../../db/tables.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';
import { monthOf } from './stat-difference.ts';

export async function getStatImport(db: Kysely<Database>, id: number): Promise<StoredStatImport> {
  const found = await findStatImport(db, id);
  if (!found) throw unknownId('import', id);
  return found;
}

/** Brings back what the import replaced. Later imports of the same rows have to be undone first. */
export const undoStatImport = ({ db, actor }: Writer, id: number): Promise<StoredStatImport> =>
  inLongTransaction(db, async (trx) => {
    const given = await getStatImport(trx, id);
    const { programme_id } = given;
    if (given.undone_at !== null) throw new AppError('conflict', 'This import was already undone.');
    const [later] = await listImportsAfter(trx, given);
    if (later) {
      throw new AppError(
        'conflict',
        `The later import ${later.id} (${later.name}) changed the same rows. Undo it first.`,
      );
    }
    const days = await changedDays(trx, given);
    const months = [...new Set(days.map(monthOf))];
    const closed = await listClosedMonthsOf(trx, programme_id);
    const closedMonth = months.find((month) => closed.has(month));
    if (closedMonth) {
      throw new AppError('conflict', `${closedMonth} is closed, so its figures can’t change.`);
    }
    // Each statement is about one day, because all other requests wait for it on SQLite.
    for await (const day of inSlices(days)) {
      await restoreFormerStats(trx, { import_id: id, programme_id, day });
    }
    for await (const month of inSlices(months)) await rollUpMonths(trx, programme_id, [month]);
    await updateStatImport(trx, id, { undone_at: new Date().toISOString(), undone_by: actor });
    return getStatImport(trx, id);
  });

async function changedDays(
  db: Kysely<Database>,
  { id: import_id, programme_id, from_day, to_day }: StoredStatImport,
): Promise<string[]> {
  const days: string[] = [];
  for (let day = from_day; day <= to_day; day = dayAfter(day, 1)) {
    if (await hasFormerStats(db, { import_id, programme_id, day })) days.push(day);
  }
  return days;
}
