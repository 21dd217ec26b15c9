import type { MarketUses } from '#contract/site/market.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

/** Returns a phrase such as “2 banners, 1 promo code”. Empty if the market isn't used. */
export const describeUses = (uses: MarketUses, text: AdminTexts['market']) =>
  (Object.keys(text.uses) as (keyof MarketUses)[])
    .filter((name) => uses[name] > 0)
    .map((name) => text.uses[name](uses[name]))
    .join(', ');
