import type { Kysely } from 'kysely';
import { centralBank, firstRateDay, type Rate, type RateDraft } from '#contract/money/rate.ts';
import { deleteRate, findRate, writeRate } from '../../../db/repositories/money/rate.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, badInput } from '../../errors.ts';
import { rejectHiddenCharacters } from '../../resource/check/hidden-character.ts';

export const enterRate = (db: Kysely<Database>, draft: RateDraft): Promise<Rate> =>
  inTransaction(db, async (trx) => {
    rejectHiddenCharacters(draft);
    if (draft.day < firstRateDay) {
      throw badInput([{ path: 'day', message: `There are no rates before ${firstRateDay}` }]);
    }
    if ((await findRate(trx, draft))?.source === centralBank) {
      const message = 'The European Central Bank has a fixing for this day';
      throw new AppError('conflict', `${message}.`, { errors: [{ path: 'day', message }] });
    }
    await writeRate(trx, draft);
    return draft;
  });

export const removeRate = (
  db: Kysely<Database>,
  key: Pick<Rate, 'day' | 'currency'>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (await deleteRate(trx, key)) return;
    throw new AppError(
      'not_found',
      'There is no manually entered rate for this currency on this day.',
    );
  });
