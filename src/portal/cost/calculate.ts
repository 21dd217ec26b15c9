/** Loaded once a visitor enters a deposit. */
import type { CostQuestion } from '#contract/catalogue/terms/cost/offer-cost.ts';
import type { OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { Language } from '#contract/language.ts';
import { loadContentTexts } from '../../../messages/load-content-text.ts';
import { shownCostOf } from '../../../messages/offer-cost-text.ts';

export async function calculatorIn(language: Language) {
  const texts = await loadContentTexts(language, 'cost');
  return (terms: OfferTermsCard, question: CostQuestion) =>
    shownCostOf(terms, question, { language, texts });
}
