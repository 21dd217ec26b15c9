import type { Kysely } from 'kysely';
import {
  type CostGame,
  costGames,
  defaultReturns,
  type GameReturns,
} from '#contract/catalogue/terms/cost/cost-game.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { prepared } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';
import { findVisitorMarket, type VisitorMarket } from '../../site/visitor-market.ts';

/** The data about a market that affects partners' offers and their costs. */
export type FilterMarket = VisitorMarket & {
  currency: string | null;
  returns: GameReturns;
};

export async function findFilterMarket(
  db: Kysely<Database>,
  code: MarketCode,
): Promise<FilterMarket> {
  const [row] = await readOwn(db, { code });
  return {
    ...(await findVisitorMarket(db, code)),
    currency: row?.currency ?? row?.parent_currency ?? null,
    returns: returnsOf(readReturns(row?.rtp), readReturns(row?.parent_rtp)),
  };
}

type OwnReturns = Partial<Record<CostGame, number | null>>;

const readReturns = (stored: string | null | undefined): OwnReturns => JSON.parse(stored ?? '{}');

const returnsOf = (own: OwnReturns, inherited: OwnReturns): GameReturns =>
  Object.fromEntries(
    costGames.map((game) => [game, own[game] ?? inherited[game] ?? defaultReturns[game]]),
  ) as GameReturns;

const readOwn = prepared((db, { code }: { code: MarketCode }) =>
  db
    .selectFrom('market as own')
    .leftJoin('market as parent', 'parent.code', 'own.parent_code')
    .select([
      'own.currency',
      'own.rtp',
      'parent.currency as parent_currency',
      'parent.rtp as parent_rtp',
    ])
    .where('own.code', '=', code),
);
