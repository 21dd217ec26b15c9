/** New rows require an active market. Existing rows of a retired market stay, and may be edited without moving them. */
import type { Kysely, Transaction } from 'kysely';
import type { MarketCode } from '#contract/site/market-code.ts';
import { findMarketState, listActiveMarketCodes } from '../../../db/repositories/site/market.ts';
import type { Database } from '../../../db/tables.ts';
import { badInput, type FieldError } from '../../errors.ts';

export const oneOfMarkets = (codes: readonly MarketCode[]) =>
  `Must be ${codes.length > 1 ? 'one of ' : ''}${codes.join(', ')}`;

export async function problemOfMarket(
  trx: Transaction<Database>,
  market: MarketCode,
  current: MarketCode | undefined,
): Promise<FieldError[]> {
  if (market === current || (await findMarketState(trx, market)) === 'active') return [];
  return [await unknownMarket(trx, 'market_code')];
}

/** Accepts retired markets, so that a row can be restored to a market retired since. */
export async function requireKnownMarket(
  db: Kysely<Database>,
  code: MarketCode | undefined,
  path: string,
) {
  if (code === undefined || (await findMarketState(db, code)) !== undefined) return;
  throw badInput([await unknownMarket(db, path)]);
}

const unknownMarket = async (db: Kysely<Database>, path: string): Promise<FieldError> => ({
  path,
  message: oneOfMarkets(await listActiveMarketCodes(db)),
});
