import type { MarketCode } from '#contract/market.ts';

type MarketFacts = {
  adultAge: number;
  /** `verified` is the day on which somebody last checked the number. */
  helpline: { name: string; telephone: string; verified: string };
};

export const marketFacts: Record<MarketCode, MarketFacts> = {
  US: {
    adultAge: 21,
    helpline: { name: '1-800-GAMBLER', telephone: '+18004262537', verified: '2026-11-20' },
  },
  TR: {
    adultAge: 18,
    helpline: { name: 'YEDAM 115', telephone: '115', verified: '2026-11-20' },
  },
};
