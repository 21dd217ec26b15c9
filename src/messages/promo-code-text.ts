/** Apart from the texts of every page: only who comes here loads them. */
import type { Language } from '#contract/language.ts';
import { usePageContext } from '../portal/page-context.ts';
import { type PromoText, promoTextEnglish } from './en/promo-code.ts';
import { promoTextTurkish } from './tr/promo-code.ts';

export const promoText: Record<Language, PromoText> = {
  en: promoTextEnglish,
  tr: promoTextTurkish,
};

export const usePromoText = (): PromoText => promoText[usePageContext().language];
