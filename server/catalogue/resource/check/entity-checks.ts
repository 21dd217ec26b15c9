/** An entity names the fields that its writes check beyond their schema. */
import type { Schedule } from '#contract/catalogue/schedule.ts';
import type { MarketCode } from '#contract/site/market-code.ts';

/** An entity that has a market or a period doesn't compile without the check of it. */
export type EntityChecks<Draft, Whole> = MarketCheck<Draft, Whole> &
  PeriodCheck<Draft> & {
    /** The names of fields, at any depth, whose texts may have several lines. */
    multiline?: readonly string[];
  };

type MarketCheck<Draft, Whole> = 'market_code' extends keyof Draft
  ? { market: (row: Draft | Whole) => MarketCode }
  : { market?: undefined };

type PeriodCheck<Draft> = 'starts_at' extends keyof Draft
  ? { period: (draft: Draft) => Schedule }
  : { period?: undefined };
