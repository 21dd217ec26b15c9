/** Declares which fields of an entity are checked on writes, beyond its schema. */
import type { Schedule } from '#contract/catalogue/schedule.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { FieldError } from '../../errors.ts';

/** An entity with a market or a period doesn't compile without the corresponding check. */
export type EntityChecks<Draft, Whole> = MarketCheck<Draft, Whole> &
  PeriodCheck<Draft> & {
    /** Names of fields, at any depth, whose text may have several lines. */
    multiline?: readonly string[];
    /** Finds what is listed twice. Not part of the schema, because older versions stored such rows. */
    unique?: (draft: Draft) => FieldError[];
  };

type MarketCheck<Draft, Whole> = 'market_code' extends keyof Draft
  ? { market: (row: Draft | Whole) => MarketCode }
  : { market?: undefined };

type PeriodCheck<Draft> = 'starts_at' extends keyof Draft
  ? { period: (draft: Draft) => Schedule }
  : { period?: undefined };
