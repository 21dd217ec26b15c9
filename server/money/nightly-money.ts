import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { findLastFixingDay } from '../../db/repositories/money/rate.ts';
import { hasOwnMoney } from '../../db/repositories/money/sample-money.ts';
import { deleteAbandonedStats } from '../../db/repositories/money/staged-stat.ts';
import { listNightlySources } from '../../db/repositories/money/stat-source.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { NightlyDeps } from '../operation/nightly/nightly-job.ts';
import { readMoneySettings } from './money-settings.ts';

type MoneyDeps = Pick<NightlyDeps, 'database' | 'money'>;

const actor = 'Nightly import';

/** Sites where nobody has entered anything about money don't ask for rates. The first time, all rates since 1999 are fetched. */
export async function fetchNightlyRates(
  { database: { db }, money }: MoneyDeps,
  signal: AbortSignal,
) {
  const { fetches_rates } = await readMoneySettings(db);
  if (!fetches_rates || !(await hasOwnMoney(db))) return;
  const last = await findLastFixingDay(db);
  if (last === localDay('UTC', new Date())) return;
  await money.fetchFixings(last === undefined ? 'all' : 'last-90-days', signal);
}

/** A source that fails shows a notice and doesn't keep the others from being fetched. */
export async function fetchNightlyFigures(
  { database: { db }, money }: MoneyDeps,
  signal: AbortSignal,
) {
  const yesterday = dayBefore(localDay('UTC', new Date()), 1);
  await inTransaction(db, (trx) => deleteAbandonedStats(trx, yesterday));
  for (const { id } of await listNightlySources(db)) {
    if (signal.aborted) return;
    const fetching = { id, isDryRun: false, isNightly: true, signal };
    await money.fetchSource({ db, actor }, fetching).catch(() => {});
  }
}
