import type { FastifyRequest } from 'fastify';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { MarketReads } from '../catalogue/read/market-list.ts';
import { visitorChoice } from './visitor-choice.ts';

/** Returns the market that the request specifies, or else the one that the visitor has chosen. */
export async function visitorMarket(
  { headers }: Pick<FastifyRequest, 'headers'>,
  asked: MarketCode | undefined,
  markets: MarketReads,
): Promise<MarketCode> {
  const chosen = visitorChoice(headers.cookie, await markets.activeCodes()).market;
  return (await markets.get(asked ?? chosen)).code;
}
