import {
  regulator,
  regulatorDraft,
  regulatorQuery,
  regulatorRow,
} from '#contract/catalogue/vocabulary/regulator.ts';
import { regulatorRepository } from '../../../db/repositories/catalogue/vocabulary/regulator.ts';
import { listMarkets } from '../../../db/repositories/site/market.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { deleteUnused } from '../../resource/check/delete-unused.ts';
import { nameTaken } from '../../resource/check/name-taken.ts';
import { resource, type Writer } from '../../resource/resource.ts';

const entity = resource({
  kind: 'regulator',
  schemas: { draft: regulatorDraft, whole: regulator, row: regulatorRow, query: regulatorQuery },
  checks: {},
  references: () => [],
  without: (draft) => draft,
  conflict: async (trx, { name }, ownId) => {
    const same = await regulatorRepository.findNamed(trx, name);
    if (same && same.id !== ownId) throw nameTaken('Another regulator already has this name');
    return false;
  },
  ...regulatorRepository,
});

const deleteWithoutPartners = deleteUnused(entity.delete, 'regulator');

export const regulatorResource = {
  ...entity,

  /** Refuses to delete a regulator whose licence a market requires. */
  delete: ({ db, ...writer }: Writer, id: number) =>
    inTransaction(db, async (trx) => {
      const { items } = await listMarkets(trx, { offset: 0 });
      if (items.some(({ required_licences }) => required_licences.includes(id))) {
        throw new AppError(
          'conflict',
          'A market requires its licence. Change that market’s rules first.',
        );
      }
      await deleteWithoutPartners({ db: trx, ...writer }, id);
    }),
};
