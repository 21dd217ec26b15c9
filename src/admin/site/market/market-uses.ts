import type { MarketUses } from '#contract/site/market.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

type Texts = AdminTexts['market'];

/** Such as “2 banners, 1 promo code”. Empty where nothing stands in the market. */
export const describeUses = (uses: MarketUses, text: Texts) =>
  (Object.keys(text.uses) as (keyof MarketUses)[])
    .filter((name) => uses[name] > 0)
    .map((name) => text.uses[name](uses[name]))
    .join(', ');

/** Says what retiring a market does to what stands in it. */
export function retirement(uses: MarketUses, text: Texts): string {
  const used = describeUses(uses, text);
  const consequence = used ? text.retirement.used(used) : text.retirement.unused;
  return `${consequence} ${text.retirement.visitors}`;
}
