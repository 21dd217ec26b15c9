import { type Language, languages } from '#contract/language.ts';
import type { CostTexts } from './en/content/cost.ts';
import type { KeyFactTexts } from './en/content/key-facts.ts';
import type { OfferChangeTexts } from './en/offer-change.ts';
import type { SearchFilterTexts } from './en/server/search-filter.ts';
import type { TermsTexts } from './en/terms.ts';

/** The texts for what the server writes into the cards of offers and partners. */
type OfferTexts = {
  terms: TermsTexts;
  changes: OfferChangeTexts;
  cost: CostTexts;
  facts: KeyFactTexts;
  filters: SearchFilterTexts;
};

const textsIn = new Map<Language, OfferTexts>();

/**
 * Runs when a database is opened, because cards are built synchronously. A top-level await can't load these files: in a
 * bundle, they import from the chunk that would be waiting.
 */
export async function loadOfferTexts(): Promise<void> {
  for (const language of languages) {
    const terms: { texts: TermsTexts } = await import(`./${language}/terms.ts`);
    const changes: { texts: OfferChangeTexts } = await import(`./${language}/offer-change.ts`);
    const cost: { texts: CostTexts } = await import(`./${language}/content/cost.ts`);
    const facts: { texts: KeyFactTexts } = await import(`./${language}/content/key-facts.ts`);
    const filters: { texts: SearchFilterTexts } = await import(
      `./${language}/server/search-filter.ts`
    );
    textsIn.set(language, {
      terms: terms.texts,
      changes: changes.texts,
      cost: cost.texts,
      facts: facts.texts,
      filters: filters.texts,
    });
  }
}

export function offerTextsIn(language: Language): OfferTexts {
  const texts = textsIn.get(language);
  if (!texts) throw new Error('The texts of offers are loaded when a database is opened.');
  return texts;
}
