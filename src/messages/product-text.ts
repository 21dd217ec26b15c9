/** Apart from the texts of every page: only who comes here loads them. */
import type { Language } from '#contract/language.ts';
import { usePageContext } from '../portal/page-context.ts';
import { type ProductText, productTextEnglish } from './en/product.ts';
import { productTextTurkish } from './tr/product.ts';

export const productText: Record<Language, ProductText> = {
  en: productTextEnglish,
  tr: productTextTurkish,
};

export const useProductText = (): ProductText => productText[usePageContext().language];
