import type { Kysely } from 'kysely';
import { type Deal, type DealDraft, deal, dealDraft, dealQuery } from '#contract/money/deal.ts';
import { firstChangedDay } from '#contract/money/deal-change.ts';
import { localDay } from '#contract/wall-clock.ts';
import {
  deleteDeal,
  findDeal,
  findOverlappingDeal,
  hasOtherDeal,
  insertDeal,
  listDeals,
  updateDeal,
} from '../../db/repositories/money/deal.ts';
import { findProgramme } from '../../db/repositories/money/programme.ts';
import type { Database } from '../../db/tables.ts';
import { AppError, badInput } from '../errors.ts';
import { problemsOfReferences } from '../resource/check/reference.ts';
import { moneyResource } from './money-resource.ts';
import { problemsOfOwner, problemsOfProducts } from './reference.ts';

export const dealSchemas = { draft: dealDraft, whole: deal, query: dealQuery };

/** Past days are those that have ended where the programme counts them. */
async function backdated(db: Kysely<Database>, { before, after, reason = after?.reason }: Change) {
  const acts_from = before && after ? firstChangedDay(before, after) : (before ?? after)?.from;
  const programme_id = (before ?? after)?.programme_id;
  const programme = programme_id === undefined ? undefined : await findProgramme(db, programme_id);
  if (acts_from === undefined || !programme) return undefined;
  if (acts_from >= localDay(programme.time_zone, new Date())) return undefined;
  if (reason) return { acts_from, reason };
  // The first deals of a programme may be about days that have passed.
  if (!before && after && !(await hasOtherDeal(db, after))) return undefined;
  const message = `Say why, because this changes the deal from ${acts_from} on`;
  throw badInput([{ path: 'reason', message }]);
}

type Change = { before?: Deal | undefined; after?: DealDraft; reason?: string | null };

const productsOf = ({ product_id }: Pick<DealDraft, 'product_id'>) =>
  product_id === null ? [] : [{ id: product_id, path: 'product_id' }];

export const dealResource = moneyResource({
  kind: 'deal',
  schemas: dealSchemas,
  nameOf: ({ kind, from }) => `${kind} ${from}`,
  programmeOf: ({ programme_id }) => programme_id,
  list: listDeals,
  find: findDeal,
  insert: insertDeal,
  update: updateDeal,
  delete: deleteDeal,
  multiline: ['note'],
  backdated,
  async check(trx, draft, current) {
    if (!draft) return [];
    const other = await findOverlappingDeal(trx, draft, current?.id);
    if (other) {
      throw new AppError(
        'conflict',
        `The deal from ${other.from_day} overlaps with this one. End it first.`,
      );
    }
    return [
      ...(await problemsOfOwner(trx, draft)),
      ...(await problemsOfProducts(trx, productsOf, draft, current)),
      ...(draft.market_code === null
        ? []
        : await problemsOfReferences(trx, [
            { table: 'market', id: draft.market_code, path: 'market_code' },
          ])),
    ];
  },
});
