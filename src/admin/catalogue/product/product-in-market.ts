import { availabilityIn } from '#contract/catalogue/fact/product-market.ts';
import type { ProductCard, ProductDraft } from '#contract/catalogue/product.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { isLinkedIn } from '#contract/site/linked-in-market.ts';
import type { Market } from '#contract/site/market.ts';
import { effectsOn } from '#contract/site/market-rule.ts';

type Place = {
  market: Pick<Market, 'code' | 'parent_code' | 'effective'>;
  /** In the site's time zone. */
  today: string;
  language: Language;
};

/** Mirrors the server: a region's values take precedence over its country's, and those over the product's own. */
export function productInMarket(
  card: ProductCard,
  draft: Pick<ProductDraft, 'markets' | 'facts'>,
  { market: { code, parent_code, effective }, today, language }: Place,
): ProductCard {
  const codes = parent_code === null ? [code] : [code, parent_code];
  const rows = codes.flatMap((one) =>
    draft.markets.filter(({ market_code }) => market_code === one),
  );
  const labelOf = (name: 'fs_label' | 'freebet_label') =>
    rows
      .map(({ i18n }) => i18n[language][name] ?? i18n[defaultLanguage][name])
      .find((label) => label !== null) ?? card[name];
  const availability =
    codes.map((one) => availabilityIn(draft, one)).find((one) => one !== 'unknown') ?? 'unknown';
  const effects = effectsOn(effective.rules, today);
  const isLinked = availability !== 'closed' && isLinkedIn(effects, 'product');
  const link = rows.find(({ ref_link }) => ref_link !== null)?.ref_link ?? card.ref_link;
  const hasLabels = effects.bonuses !== 'hide';
  return {
    ...card,
    availability,
    ref_link: isLinked ? link : null,
    fs_label: hasLabels ? labelOf('fs_label') : null,
    freebet_label: hasLabels ? labelOf('freebet_label') : null,
  };
}
