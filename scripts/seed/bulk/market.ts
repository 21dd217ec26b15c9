import type { MarketCode } from '#contract/site/market-code.ts';
import type { Random } from './random.ts';

const shareOfFirst = 0.55;

/** The first market has more than half of all offers, as on a real site. */
export function pickMarket({ next }: Random, [first = '', ...others]: readonly MarketCode[]) {
  const place = (next() - shareOfFirst) / (1 - shareOfFirst);
  return others[Math.floor(place * others.length)] ?? first;
}
