import type { Deal } from '#contract/money/deal.ts';
import { dealSentence } from '../../../../messages/deal-sentence.ts';
import { trpc } from '../../api.ts';
import { useMarkets } from '../../form/market-field.tsx';
import { adminLanguage, useAdminTexts } from '../../language.ts';

/** Returns a function that describes deals in a sentence each, with the names of their products and markets. */
export function useDealSentence(deals: readonly Deal[]): (deal: Deal) => string {
  const { deal: texts, product } = useAdminTexts();
  const markets = useMarkets();
  const ids = [...new Set(deals.flatMap(({ product_id }) => product_id ?? []))];
  const products = trpc.useQueries((calls) =>
    ids.map((id) => calls.admin.product.get({ id }, { staleTime: 60_000 })),
  );
  const nameOf = (id: number) => {
    const { data, error } = products[ids.indexOf(id)] ?? {};
    return data?.name ?? (error ? product.picker.gone(id) : `#${id}`);
  };
  return (deal) => {
    const { product_id, market_code } = deal;
    const scope = {
      product: product_id === null ? undefined : nameOf(product_id),
      market: markets.find(({ code }) => code === market_code)?.name ?? market_code ?? undefined,
    };
    return dealSentence(deal, scope, { language: adminLanguage(), texts });
  };
}
