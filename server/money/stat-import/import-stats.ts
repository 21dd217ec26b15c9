/** Stores the figures of a file, so that they replace those of its days, or shows what would change. */
import type { StatImportResult } from '#contract/money/stat-import.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import type { StatFile } from '../stat-file/stat-file.ts';
import { type Comparison, compareStats } from './compare-stats.ts';
import { emptyDifference, fallenFigures, sumsOf } from './stat-difference.ts';
import type { StatImport } from './stat-import.ts';
import { storeStats } from './store-stats.ts';

const maxAttempts = 3;

/** Throws if rows of the file are wrong, unless it's a dry run. */
export async function importStats(writer: Writer, given: StatImport): Promise<StatImportResult> {
  const { file, isDryRun, isNightly } = given;
  if (file.errorCount > 0) {
    if (!isDryRun) throw unreadableRows(file);
    return resultOf(given, { difference: emptyDifference(), stored: [] }, null);
  }
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const comparison = await compareStats(writer.db, given);
    const result = resultOf(given, comparison, null);
    if (isNightly) refuseFall(result);
    const { written, removed } = comparison.difference;
    const hasChanged = written.length + removed.length > 0;
    if (isDryRun || (isNightly && !hasChanged)) return result;
    const import_id = await storeStats(writer, given, comparison);
    if (import_id !== undefined) return { ...result, import_id };
  }
  throw new AppError(
    'conflict',
    'Other figures of this programme were imported at the same time. Nothing was stored, so import the file again.',
  );
}

const unreadableRows = ({ errors, errorCount }: StatFile) =>
  new AppError(
    'bad_input',
    `Nothing was imported, because ${errorCount} rows can’t be read. Row ${errors[0]?.row}: ${errors[0]?.message}.`,
    { errors: errors.map(({ row, path, message }) => ({ path: `${row}.${path}`, message })) },
  );

/** A programme that answers with zeros has more likely changed its report than lost all its players. */
function refuseFall({ fallen }: StatImportResult) {
  if (fallen.length === 0) return;
  throw new AppError(
    'conflict',
    `Figures that were there before are all zero now: ${fallen.join(', ')}. Nothing was changed.`,
  );
}

function resultOf(
  { file, isDryRun }: StatImport,
  { difference, stored }: Pick<Comparison, 'difference' | 'stored'>,
  import_id: number | null,
): StatImportResult {
  const { written, removed, added, unchanged, closed } = difference;
  const days = new Set(file.rows.map(({ day }) => day));
  const before = sumsOf(stored.filter(({ day }) => days.has(day)));
  const after = sumsOf(file.rows);
  return {
    dry_run: isDryRun,
    import_id,
    lines: file.lines,
    from: file.from,
    to: file.to,
    added,
    changed: written.length - added,
    removed: removed.length,
    unchanged,
    before,
    after,
    missing_days: file.missing,
    vanished_days: [...new Set(stored.map(({ day }) => day))]
      .filter((day) => !days.has(day))
      .sort(),
    closed_months: [...closed].map(([month, rows]) => ({ month, rows })),
    fallen: fallenFigures(before, after),
    errors: file.errors,
    all_errors: file.errorCount,
  };
}
