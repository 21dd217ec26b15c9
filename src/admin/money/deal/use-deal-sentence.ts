import type { Deal } from '#contract/money/deal.ts';
import { dealSentence } from '../../../../messages/deal-sentence.ts';
import { useMarkets } from '../../form/market-field.tsx';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { useProductNames } from '../use-product-names.ts';

/** Returns a function that describes deals in a sentence each, with the names of their products and markets. */
export function useDealSentence(deals: readonly Deal[]): (deal: Deal) => string {
  const { deal: texts } = useAdminTexts();
  const markets = useMarkets();
  const ids = [...new Set(deals.flatMap(({ product_id }) => product_id ?? []))];
  const names = useProductNames(ids);
  return (deal) => {
    const { product_id, market_code } = deal;
    const scope = {
      product: product_id === null ? undefined : names[ids.indexOf(product_id)],
      market: markets.find(({ code }) => code === market_code)?.name ?? market_code ?? undefined,
    };
    return dealSentence(deal, scope, { language: adminLanguage(), texts });
  };
}
