import type { Kysely } from 'kysely';
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { prepared } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';
import { findVisitorMarket, type VisitorMarket } from '../../site/visitor-market.ts';

/** Decides what partners offer in a market. */
export type FilterMarket = VisitorMarket & {
  currency: string | null;
  /** The share of bets on slots that is paid back on average. */
  slotsReturn: number;
};

export async function findFilterMarket(
  db: Kysely<Database>,
  code: MarketCode,
): Promise<FilterMarket> {
  const [row] = await readOwn(db, { code });
  return {
    ...(await findVisitorMarket(db, code)),
    currency: row?.currency ?? row?.parent_currency ?? null,
    slotsReturn: slotsIn(row?.rtp) ?? slotsIn(row?.parent_rtp) ?? defaultReturns.slots,
  };
}

const slotsIn = (stored: string | null | undefined): number | null =>
  (JSON.parse(stored ?? '{}') as { slots?: number | null }).slots ?? null;

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
