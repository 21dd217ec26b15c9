import { isDeepStrictEqual } from 'node:util';
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
  deleteMarket,
  findMarket,
  findMarketState,
  hasActiveRegions,
  hasRegions,
  insertMarket,
  listActiveMarketCodes,
  listMarkets,
  updateMarket,
} from '../../db/repositories/site/market.ts';
import { countUsesOf } from '../../db/repositories/site/market-use.ts';
import { readMarkets } from '../../db/repositories/site/read-markets.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, badInput } from '../errors.ts';
import { newOrder } from '../resource/new-order.ts';
import { resource, type Writer } from '../resource/resource.ts';

const entity = resource({
  kind: 'market',
  schemas: { draft: marketDraft, whole: market, row: marketRow, query: marketQuery },
  checks: {},
  references: ({ required_licences }) =>
    required_licences.map((id, index) => ({
      table: 'regulator',
      id,
      path: `required_licences.${index}`,
    })),
  without: (draft, missing) => ({
    ...draft,
    required_licences: draft.required_licences.filter(
      (regulator) => !missing.some(({ id }) => id === regulator),
    ),
  }),
  conflict: async (trx, draft, ownId) => {
    const own = ownId === undefined ? undefined : await findMarket(trx, ownId);
    if (draft.currency !== own?.currency) refuseUnknownCurrency(draft);
    await refuseWrongParent(trx, draft, own);
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
  update: async (trx, id, draft) => updateMarket(trx, id, await allowedAgain(trx, id, draft)),
  delete: deleteMarket,
});

/** Postbacks only accept known currencies. */
function refuseUnknownCurrency({ currency }: MarketDraft) {
  if (currency === null || isCurrency(currency)) return;
  throw badInput([{ path: 'currency', message: notCurrency }]);
}

/** Lets a client that doesn't know about rules allow promotion again, by sending the rules back unchanged. */
async function allowedAgain(trx: Transaction<Database>, id: number, draft: MarketDraft) {
  const own = await findMarket(trx, id);
  const isToggled =
    draft.promotion_allowed === true &&
    own?.promotion_allowed === false &&
    isDeepStrictEqual(draft.rules, own.rules);
  return isToggled ? { ...draft, rules: [] } : draft;
}

/** A region belongs to an active country, and has no regions itself. A retired region may stay in a retired country. */
async function refuseWrongParent(
  trx: Transaction<Database>,
  draft: MarketDraft,
  own: Market | undefined,
) {
  if (draft.parent_code === null) return;
  const markets = await readMarkets(trx);
  const parent = markets.find(({ code }) => code === draft.parent_code);
  const message = !parent
    ? `There is no market with the code ${draft.parent_code}`
    : parent.parent_code !== null
      ? `The market ${parent.code} is a region itself`
      : markets.some(({ parent_code }) => parent_code === draft.code)
        ? `The market ${draft.code} has regions, so it cannot be one`
        : !parent.is_active && (draft.is_active || own?.parent_code !== draft.parent_code)
          ? `The market ${parent.code} is retired`
          : undefined;
  if (message) throw badInput([{ path: 'parent_code', message }]);
}

/** The first active market is the default for visitors. */
const isDefault = async (trx: Transaction<Database>, { code }: Market) =>
  (await listActiveMarketCodes(trx))[0] === code;

/** The code must not change, because rows, links and cookies refer to it. */
async function changeConflict(trx: Transaction<Database>, own: Market, draft: MarketDraft) {
  if (draft.code !== own.code)
    return 'The code of a market cannot be changed. Add another market instead.';
  if (draft.is_active) return false;
  if (await isDefault(trx, own)) return 'This is the default market, so it has to stay active.';
  const hasActive = await hasActiveRegions(trx, own.code);
  return hasActive && 'This market has active regions. Retire them first.';
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
      if (await hasRegions(trx, own.code)) {
        throw new AppError('conflict', 'This market has regions. Delete or move them first.');
      }
      const uses = sumOf(await countUsesOf(trx, own.code));
      if (uses > 0) {
        const entries = uses === 1 ? '1 entry is' : `${uses} entries are`;
        throw new AppError('conflict', `${entries} in this market. Retire it instead.`);
      }
      await entity.delete({ db: trx, ...writer }, id);
    }),

  /**
   * The first active market becomes the default. Saves only the markets that move, so that only they get a new entry in
   * the history.
   */
  reorder: (writer: Writer, { items, before }: MarketReorder & SeenOrder) =>
    inTransaction(writer.db, async (trx) => {
      const { items: current } = await listMarkets(trx, { offset: 0 });
      const ids = newOrder(writer, {
        current: idsOf(current),
        named: byPosition(items, 'sort_order').map(({ id }) => id),
        before,
      });
      for (const own of current) {
        const sort_order = ids.indexOf(own.id) + 1;
        if (own.sort_order === sort_order) continue;
        const draft = marketDraft.parse({ ...own, sort_order });
        await entity.update({ ...writer, db: trx }, own.id, draft);
      }
      return { items: (await listMarkets(trx, { offset: 0 })).items };
    }),
};

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

const sumOf = (uses: MarketUses) => Object.values(uses).reduce((sum, count) => sum + count, 0);
