/** Stores the figures of a file, so that they replace those of its days, or shows what would change. */
import type { Transaction } from 'kysely';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import { type StatFigure, type StatRow, statFigures } from '#contract/money/stat-row.ts';
import { listClosedMonthsOf } from '../../../db/repositories/money/closed-month.ts';
import { listScopedMonths } from '../../../db/repositories/money/month-figure.ts';
import {
  deleteStats,
  type FormerStat,
  figuresOf,
  insertCampaign,
  insertFormerStats,
  listCampaigns,
  listStats,
  lockProgramme,
  rollUpMonths,
  type StoredStat,
  writeStats,
} from '../../../db/repositories/money/programme-stat.ts';
import { insertStatImport } from '../../../db/repositories/money/stat-import.ts';
import type { StoredStatKey } from '../../../db/tables/money.ts';
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Writer } from '../../resource/resource.ts';
import { limits, type StatFile } from '../stat-file/stat-file.ts';
import {
  type Difference,
  differenceOf,
  emptyDifference,
  fallenFigures,
  monthOf,
  type NewStat,
  sumsOf,
} from './stat-difference.ts';

export type StatImport = {
  programme_id: number;
  source_id: number | null;
  name: string;
  file: StatFile;
  isDryRun: boolean;
  /**
   * Nobody looks at what a nightly import would change: if figures have fallen to nothing, it is refused. If nothing has
   * changed, it leaves no entry in the list of imports.
   */
  isNightly?: boolean;
};

/** Throws if rows of the file are wrong, unless it's a dry run. */
export async function importStats(writer: Writer, given: StatImport): Promise<StatImportResult> {
  const { file, isDryRun } = given;
  if (file.errorCount === 0) {
    return inLongTransaction(writer.db, (trx) => storeStats(trx, writer, given));
  }
  if (isDryRun) return resultOf(given, emptyDifference(), [], null);
  throw unreadableRows(file);
}

const unreadableRows = ({ errors, errorCount }: StatFile) =>
  new AppError(
    'bad_input',
    `Nothing was imported, because ${errorCount} rows can’t be read. Row ${errors[0]?.row}: ${errors[0]?.message}.`,
    { errors: errors.map(({ row, path, message }) => ({ path: `${row}.${path}`, message })) },
  );

async function storeStats(
  trx: Transaction<Database>,
  { actor }: Pick<Writer, 'actor'>,
  given: StatImport,
): Promise<StatImportResult> {
  const { programme_id, source_id, name, file, isDryRun, isNightly } = given;
  await lockProgramme(trx, programme_id);
  const campaigns = await campaignIds(trx, given);
  const stored = await listStats(trx, programme_id, file);
  const closed = await listClosedMonthsOf(trx, programme_id);
  const rows = file.rows.map((row) => newStat(row, programme_id, campaigns));
  const found = differenceOf(rows, stored, { closedMonths: closed, source_id });
  const changed = found.replaced.length;
  if (isNightly) refuseFall(resultOf(given, found, stored, null));
  if (isDryRun || (isNightly && changed === 0)) return resultOf(given, found, stored, null);
  const import_id = await insertStatImport(trx, {
    ...{ programme_id, source_id, name, actor, changed, lines: file.lines },
    ...{ from_day: file.from, to_day: file.to },
  });
  await insertFormerStats(
    trx,
    found.replaced.map(({ key, before }) => formerOf(import_id, key, before)),
  );
  await deleteStats(trx, found.removed);
  await writeStats(
    trx,
    found.written.map((row) => ({ ...row, import_id })),
  );
  const months = new Set(found.replaced.map(({ key }) => monthOf(key.day)));
  await rollUpMonths(trx, programme_id, [...months]);
  for (const month of months) {
    sumsOf(await listScopedMonths(trx, programme_id, { from: month, to: month }));
  }
  return resultOf(given, found, stored, import_id);
}

/** A programme that answers with zeros has more likely changed its report than lost all its players. */
function refuseFall({ fallen }: StatImportResult) {
  if (fallen.length === 0) return;
  throw new AppError(
    'conflict',
    `Figures that were there before are all zero now: ${fallen.join(', ')}. Nothing was changed.`,
  );
}

/** A dry run gives new campaigns ids that no row has. */
async function campaignIds(
  trx: Transaction<Database>,
  { programme_id, file, isDryRun }: StatImport,
): Promise<Map<string, number>> {
  const stored = await listCampaigns(trx, programme_id);
  const ids = new Map([['', 0], ...stored.map(({ id, name }) => [name, id] as const)]);
  const added = new Set(file.rows.map(({ campaign }) => campaign).filter((name) => !ids.has(name)));
  if (stored.length + added.size > limits.campaigns) {
    throw new AppError('conflict', `A programme can have at most ${limits.campaigns} campaigns.`);
  }
  for (const name of added) {
    ids.set(name, isDryRun ? -ids.size : await insertCampaign(trx, programme_id, name));
  }
  return ids;
}

const newStat = (
  { campaign, ...row }: StatRow,
  programme_id: number,
  campaigns: ReadonlyMap<string, number>,
): NewStat => ({ ...row, programme_id, campaign_id: campaigns.get(campaign) ?? 0 });

const formerOf = (
  import_id: number,
  { programme_id, day, product_id, campaign_id, market, currency }: StoredStatKey,
  before: StoredStat | undefined,
): FormerStat => ({
  ...{ import_id, programme_id, day, product_id, campaign_id, market, currency },
  ...(before ? figuresOf(before) : noFigures),
  former_import_id: before?.import_id ?? null,
});

const noFigures = Object.fromEntries(statFigures.map((name) => [name, null])) as Record<
  StatFigure,
  null
>;

function resultOf(
  { file, isDryRun }: StatImport,
  { written, removed, replaced, unchanged, closed }: Difference,
  stored: readonly StoredStat[],
  import_id: number | null,
): StatImportResult {
  const days = new Set(file.rows.map(({ day }) => day));
  const before = sumsOf(stored.filter(({ day }) => days.has(day)));
  const after = sumsOf(file.rows);
  const added = replaced.filter((row) => row.before === undefined).length;
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
