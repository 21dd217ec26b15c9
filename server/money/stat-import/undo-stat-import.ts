import type { Kysely } from 'kysely';
import { statFigures } from '#contract/money/stat-row.ts';
import { listClosedMonthsOf } from '../../../db/repositories/money/closed-month.ts';
import {
  deleteFormerStats,
  deleteStat,
  type FormerStat,
  listFormerStats,
  listImportsAfter,
  rollUpMonths,
  type StoredStat,
  writeStats,
} from '../../../db/repositories/money/programme-stat.ts';
import {
  findStatImport,
  type StoredStatImport,
  updateStatImport,
} from '../../../db/repositories/money/stat-import.ts';
import type { Database } from '../../../db/tables.ts';
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
    const former = await listFormerStats(trx, id);
    const months = [...new Set(former.map(({ day }) => monthOf(day)))];
    const closed = await listClosedMonthsOf(trx, programme_id);
    const closedMonth = months.find((month) => closed.has(month));
    if (closedMonth) {
      throw new AppError('conflict', `${closedMonth} is closed, so its figures can’t change.`);
    }
    for (const row of former) if (row.former_import_id === null) await deleteStat(trx, row);
    await writeStats(trx, former.flatMap(storedOf));
    await deleteFormerStats(trx, id);
    await rollUpMonths(trx, programme_id, months);
    await updateStatImport(trx, id, { undone_at: new Date().toISOString(), undone_by: actor });
    return getStatImport(trx, id);
  });

/** Returns nothing for a row that the import added. */
function storedOf({ import_id: _, former_import_id, ...row }: FormerStat): StoredStat[] {
  if (former_import_id === null) return [];
  const figures = Object.fromEntries(statFigures.map((name) => [name, row[name] ?? 0]));
  return [{ ...row, ...figures, import_id: former_import_id } as StoredStat];
}
