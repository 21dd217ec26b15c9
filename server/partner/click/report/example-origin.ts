import type { OriginDimension } from '#contract/partner/click-dimension.ts';
import type { ClickSum } from '../../../../db/repositories/partner/click-report.ts';
import type { ExampleClick } from './example-click.ts';
import { exampleNumber } from './example-number.ts';

type Shares = readonly (readonly [value: string, share: number])[];

/** The rest has no value. */
const shares: Record<OriginDimension, (marketCode: string) => Shares> = {
  source: () => [
    ['newsletter / email', 0.14],
    ['channel / social', 0.11],
    ['forum / referral', 0.05],
  ],
  campaign: () => [
    ['weekend-spins', 0.13],
    ['welcome', 0.08],
    ['cup-final', 0.06],
  ],
  site: () => [
    ['search.example', 0.38],
    ['casinotalk.example', 0.09],
    ['bonusforum.example', 0.06],
  ],
  device: () => [
    ['phone', 0.68],
    ['desktop', 0.27],
    ['tablet', 0.05],
  ],
  country: (market) => [
    [market, 0.92],
    ['CA', 0.05],
    ['DE', 0.03],
  ],
};

/** Distributes a day's clicks over the values, so that many days together have the given shares. */
export function exampleOrigins(
  by: OriginDimension,
  { day, market_code, product_id, block }: ExampleClick['place'],
  { clicks, repeats }: { clicks: number; repeats: number },
): ClickSum[] {
  const start = exampleNumber(`${by} ${day} ${market_code} ${product_id} ${block}`);
  let upTo = 0;
  return shares[by](market_code).map(([key, share]) => {
    const before = upTo;
    upTo = Math.round((upTo + share) * 100) / 100;
    const part = (count: number) =>
      Math.floor(count * upTo + start) - Math.floor(count * before + start);
    return { key, clicks: part(clicks), repeats: part(repeats) };
  });
}
