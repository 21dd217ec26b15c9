/** Apart from the texts of every page: only who comes here loads them. */
import type { Language } from '#contract/field.ts';
import { usePageContext } from '../page-context.ts';
import { type PromoText, promoTextEnglish } from './promo-text-en.ts';
import { promoTextTurkish } from './promo-text-tr.ts';

export const promoText: Record<Language, PromoText> = {
  en: promoTextEnglish,
  tr: promoTextTurkish,
};

export const usePromoText = (): PromoText => promoText[usePageContext().language];
