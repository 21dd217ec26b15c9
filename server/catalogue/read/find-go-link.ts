import type { Kysely } from 'kysely';
import type { ClickKind } from '#contract/partner/click-place.ts';
import { isLinkedIn } from '#contract/site/linked-in-market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import {
  findPartnerLink,
  type PartnerLink,
} from '../../../db/repositories/partner/partner-link.ts';
import { findVisitorMarket } from '../../../db/repositories/site/visitor-market.ts';
import type { Database } from '../../../db/tables.ts';
import type { MarketReads } from './market-list.ts';

type Source = { db: Kysely<Database>; markets: Pick<MarketReads, 'get' | 'effectsFor'> };
type GoLink = PartnerLink & { link: string; market_code: MarketCode };

/**
 * Returns the URL to which `/go` redirects a visitor of the market. An item of another market must be linked in both.
 */
export async function findGoLink(
  { db, markets }: Source,
  kind: ClickKind,
  id: number,
  market: MarketCode,
): Promise<GoLink | undefined> {
  const found = await findPartnerLink[kind](db, id, await findVisitorMarket(db, market));
  if (!found?.link) return undefined;
  const { link, market_code = market } = found;
  const { effects } = await markets.get(market);
  const isLinked = [effects, await markets.effectsFor(market, market_code)].every((each) =>
    isLinkedIn(each, kind),
  );
  return isLinked ? { ...found, link, market_code } : undefined;
}
