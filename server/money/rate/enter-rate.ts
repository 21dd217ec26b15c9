import type { Transaction } from 'kysely';
import type { MoneyAction } from '#contract/money/money-change.ts';
import {
  centralBank,
  firstRateDay,
  type Rate,
  type RateDraft,
  rateDraft,
} from '#contract/money/rate.ts';
import { insertMoneyChange } from '../../../db/repositories/money/money-change.ts';
import { deleteRate, findRate, writeRate } from '../../../db/repositories/money/rate.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, badInput, fieldErrors } from '../../errors.ts';
import { rejectHiddenCharacters } from '../../resource/check/hidden-character.ts';
import type { Writer } from '../../resource/resource.ts';

export const enterRate = (
  { db, actor }: Writer,
  draft: RateDraft,
  given: { action?: MoneyAction } = {},
): Promise<Rate> =>
  inTransaction(db, async (trx) => {
    rejectHiddenCharacters(draft);
    if (draft.day < firstRateDay) {
      throw badInput([{ path: 'day', message: `There are no rates before ${firstRateDay}` }]);
    }
    const current = await findRate(trx, draft);
    if (current?.source === centralBank) {
      const message = 'The European Central Bank has a fixing for this day';
      throw new AppError('conflict', `${message}.`, { errors: [{ path: 'day', message }] });
    }
    await writeRate(trx, draft);
    await record(trx, actor, given.action ?? (current ? 'update' : 'create'), draft);
    return draft;
  });

export const removeRate = (
  { db, actor }: Writer,
  key: Pick<Rate, 'day' | 'currency'>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const current = await findRate(trx, key);
    if (!current || !(await deleteRate(trx, key))) {
      throw new AppError(
        'not_found',
        'There is no manually entered rate for this currency on this day.',
      );
    }
    await record(trx, actor, 'delete', current);
  });

export function restoreRate(writer: Writer, _: number, snapshot: unknown): Promise<Rate> {
  const logged = rateDraft.safeParse(snapshot);
  if (!logged.success) throw badInput(fieldErrors(logged.error.issues));
  return enterRate(writer, logged.data, { action: 'restore' });
}

/** Rates have no ID, so their entries in the history go by the day: 20260227. */
const record = (trx: Transaction<Database>, actor: string, action: MoneyAction, rate: Rate) =>
  insertMoneyChange(trx, {
    ...{ at: new Date().toISOString(), actor, kind: 'rate', action, programme_id: null },
    entity_id: Number(rate.day.replaceAll('-', '')),
    name: `${rate.day}: ${rate.per_eur} ${rate.currency}`,
    snapshot: action === 'delete' ? null : JSON.stringify(rate),
    ...{ reason: null, acts_from: null },
  });
