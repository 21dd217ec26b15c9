/** Only the pages that show these texts load them, so they are not among the messages of every page. */
import type { Language } from '#contract/language.ts';
import { usePageContext } from '../portal/page-context.ts';
import type { ProductText } from './en/product.ts';

const files = import.meta.glob<ProductText>('./*/product.ts', { import: 'texts', eager: true });

export function productText(language: Language): ProductText {
  const texts = files[`./${language}/product.ts`];
  if (!texts) throw new Error(`src/messages/${language}/product.ts is missing`);
  return texts;
}

export const useProductText = (): ProductText => productText(usePageContext().language);
