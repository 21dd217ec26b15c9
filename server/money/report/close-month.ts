import type { Kysely, Transaction } from 'kysely';
import type { MoneyItem } from '#contract/money/money-report.ts';
import { localDay } from '#contract/wall-clock.ts';
import { findClosedMonth, insertClosedMonth } from '../../../db/repositories/money/closed-month.ts';
import { lockProgramme } from '../../../db/repositories/money/programme-stat.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, badInput } from '../../errors.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';
import { readMoneySettings } from '../money-settings.ts';
import { programmeResource } from '../programme-resource.ts';
import { frozenRates } from './frozen-rate.ts';
import { dataOf, loadMonth } from './load-month.ts';
import { lastDayOf } from './month-day.ts';
import { liveFigures, readMoney } from './read-money.ts';

type Key = { programme_id: number; month: string };

/** Freezes the figures. Later imports leave the month alone, and only corrections change what is owed. */
export async function closeMonth(
  { db, actor }: Writer,
  { programme_id, month }: Key,
): Promise<MoneyItem> {
  await inTransaction(db, async (trx) => {
    await lockProgramme(trx, programme_id);
    const { time_zone } = await programmeResource.get(trx, programme_id);
    if (lastDayOf(month) >= localDay(time_zone, Date.now())) {
      throw badInput([{ path: 'month', message: 'Isn’t over yet' }]);
    }
    if (await findClosedMonth(trx, { programme_id, month })) {
      throw new AppError('conflict', `${month} is already closed.`);
    }
    await freezeMonth({ db: trx, actor }, { programme_id, month });
  });
  return itemOf(db, { programme_id, month });
}

/** Stores the figures and the rates as they are now. */
export async function freezeMonth(
  { db: trx, actor }: Writer & { db: Transaction<Database> },
  { programme_id, month }: Key,
): Promise<void> {
  const programme = await programmeResource.get(trx, programme_id);
  const { currency } = await readMoneySettings(trx);
  const loaded = await loadMonth(trx, { month, currency, programme_id });
  const data = dataOf(loaded, programme);
  const { figures } = await liveFigures(trx, data);
  const frozen = { ...figures, ...frozenRates(data, figures, currency) };
  await insertClosedMonth(trx, {
    ...{ programme_id, month, figures: JSON.stringify(frozen) },
    closed_at: new Date().toISOString(),
    closed_by: actor,
  });
}

async function itemOf(db: Kysely<Database>, { programme_id, month }: Key): Promise<MoneyItem> {
  const { items } = await readMoney(db, { month, programme_id });
  const [found] = items;
  if (!found) throw unknownId('programme', programme_id);
  return found;
}
