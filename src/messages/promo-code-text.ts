/** Only the pages that show these texts load them, so they are not among the messages of every page. */
import type { Language } from '#contract/language.ts';
import { usePageContext } from '../portal/page-context.ts';
import type { PromoText } from './en/promo-code.ts';

const files = import.meta.glob<PromoText>('./*/promo-code.ts', { import: 'texts', eager: true });

export function promoText(language: Language): PromoText {
  const texts = files[`./${language}/promo-code.ts`];
  if (!texts) throw new Error(`src/messages/${language}/promo-code.ts is missing`);
  return texts;
}

export const usePromoText = (): PromoText => promoText(usePageContext().language);
