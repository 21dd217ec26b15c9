import type { MarketUses } from '#contract/catalogue/market.ts';

const words: Record<keyof MarketUses, [one: string, many: string]> = {
  banners: ['banner', 'banners'],
  bonuses: ['bonus', 'bonuses'],
  promo_codes: ['promo code', 'promo codes'],
  top_list_entries: ['top list entry', 'top list entries'],
};

/** Such as “2 banners, 1 promo code”. Empty where nothing stands in the market. */
export const describeUses = (uses: MarketUses) =>
  (Object.keys(words) as (keyof MarketUses)[])
    .filter((name) => uses[name] > 0)
    .map((name) => `${uses[name]} ${words[name][uses[name] === 1 ? 0 : 1]}`)
    .join(', ');

/** Says what retiring a market does to what stands in it. */
export function retirement(uses: MarketUses): string {
  const used = describeUses(uses);
  const consequence = used
    ? `It has ${used}. Visitors no longer see them, and you can still edit them.`
    : 'Nothing stands in it.';
  return `${consequence} Visitors who chose this market see the default one. You can bring it back.`;
}
