import { useWatch } from 'react-hook-form';
import type { ProductMarket } from '#contract/catalogue/fact/product-market.ts';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { trpc } from '../../../api.ts';
import type { ProductControl } from '../product-form-type.ts';

/** Returns the values that replace a market's empty fields: its country's, or else the product's. */
export function useInherited(control: ProductControl, code: MarketCode | undefined) {
  const draft = useWatch({ control }) as ProductDraft;
  const { data } = trpc.admin.market.list.useQuery({});
  const parent = data?.items.find((market) => market.code === code)?.parent_code;
  const country: ProductMarket | undefined = draft.markets?.find(
    ({ market_code }) => parent && market_code === parent,
  );
  const labelIn = (name: 'fs_label' | 'freebet_label', language: Language) =>
    country?.i18n[language][name] ??
    country?.i18n[defaultLanguage][name] ??
    draft.i18n[language][name] ??
    draft.i18n[defaultLanguage][name];
  return {
    ref_link: country?.ref_link ?? draft.ref_link,
    labelsIn: (language: Language) => ({
      fs_label: labelIn('fs_label', language),
      freebet_label: labelIn('freebet_label', language),
    }),
  };
}
