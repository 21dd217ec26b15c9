import type { Transaction } from 'kysely';
import { isCurrency, notCurrency } from '#contract/partner/currency.ts';
import { byPosition, type SeenOrder } from '#contract/reorder.ts';
import {
  type Market,
  type MarketDraft,
  type MarketReorder,
  type MarketUses,
  market,
  marketDraft,
  marketQuery,
  marketRow,
} from '#contract/site/market.ts';
import { maxMarkets } from '#contract/site/market-code.ts';
import {
  countMarkets,
  countUsesOf,
  deleteMarket,
  findMarket,
  findMarketState,
  insertMarket,
  listActiveMarketCodes,
  listMarkets,
  updateMarket,
} from '../../db/repositories/site/market.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireSameItems, resource, type Writer } from '../catalogue/resource/resource.ts';
import { AppError, badInput } from '../errors.ts';

const entity = resource({
  kind: 'market',
  schemas: { draft: marketDraft, whole: market, row: marketRow, query: marketQuery },
  checks: {},
  references: () => [],
  without: (draft) => draft,
  conflict: async (trx, draft, ownId) => {
    const own = ownId === undefined ? undefined : await findMarket(trx, ownId);
    if (draft.currency !== own?.currency) refuseUnknownCurrency(draft);
    if (own) return changeConflict(trx, own, draft);
    if (await findMarketState(trx, draft.code)) return 'Another market has this code.';
    return (
      (await countMarkets(trx)) >= maxMarkets &&
      `There are already ${maxMarkets} markets, which is the limit.`
    );
  },
  list: listMarkets,
  find: findMarket,
  insert: insertMarket,
  update: updateMarket,
  delete: deleteMarket,
});

/** Postbacks only accept known currencies. */
function refuseUnknownCurrency({ currency }: MarketDraft) {
  if (isCurrency(currency)) return;
  throw badInput([{ path: 'currency', message: notCurrency }]);
}

/** The first active market is the default for visitors. */
const isDefault = async (trx: Transaction<Database>, { code }: Market) =>
  (await listActiveMarketCodes(trx))[0] === code;

/** The code must not change, because rows, links and cookies refer to it. */
async function changeConflict(trx: Transaction<Database>, own: Market, draft: MarketDraft) {
  if (draft.code !== own.code)
    return 'The code of a market cannot be changed. Add another market instead.';
  const retires = !draft.is_active && (await isDefault(trx, own));
  return retires && 'This is the default market, so it has to stay active.';
}

export const marketResource = {
  ...entity,

  /** Only an empty market can be deleted. Others can be retired, and keep their rows. */
  delete: ({ db, ...writer }: Writer, id: number) =>
    inTransaction(db, async (trx) => {
      const own = await entity.get(trx, id);
      if (await isDefault(trx, own)) {
        throw new AppError('conflict', 'The default market cannot be deleted.');
      }
      const uses = sumOf(await countUsesOf(trx, own.code));
      if (uses > 0) {
        const entries = uses === 1 ? '1 entry is' : `${uses} entries are`;
        throw new AppError('conflict', `${entries} in this market. Retire it instead.`);
      }
      await entity.delete({ db: trx, ...writer }, id);
    }),

  /** The first active market becomes the default. Saves only the markets that move, so that each has it in its history. */
  reorder: ({ db, ...writer }: Writer, { items, before }: MarketReorder & SeenOrder) =>
    inTransaction(db, async (trx) => {
      const { items: current } = await listMarkets(trx, { offset: 0 });
      const ids = byPosition(items, 'sort_order').map(({ id }) => id);
      requireSameItems(idsOf(current), ids, before);
      for (const own of current) {
        const sort_order = ids.indexOf(own.id) + 1;
        if (own.sort_order === sort_order) continue;
        const draft = marketDraft.parse({ ...own, sort_order });
        await entity.update({ db: trx, ...writer }, own.id, draft);
      }
      return { items: (await listMarkets(trx, { offset: 0 })).items };
    }),
};

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

const sumOf = (uses: MarketUses) => Object.values(uses).reduce((sum, count) => sum + count, 0);
