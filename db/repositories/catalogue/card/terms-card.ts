import type { OfferTerms, OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { OfferChange } from '#contract/catalogue/terms/seen-terms.ts';
import { type Language, languages } from '#contract/language.ts';
import type { OfferChangeTexts } from '../../../../messages/en/offer-change.ts';
import type { TermsTexts } from '../../../../messages/en/terms.ts';
import { type ChangeWording, offerChanges } from '../../../../messages/offer-change-text.ts';
import { offerTermsCard } from '../../../../messages/offer-terms-card.ts';
import type { SeenState } from '../../../history/seen-terms-history.ts';

type Texts = ChangeWording['texts'];

const textsIn = new Map<Language, Texts>();

/**
 * Runs when a database is opened, because cards are written without waiting. Modules can't wait for these files while they
 * load: in a bundle, the files import from the part of it that would be waiting.
 */
export async function loadTermsTexts(): Promise<void> {
  for (const language of languages) {
    const { texts: terms }: { texts: TermsTexts } = await import(
      `../../../../messages/${language}/terms.ts`
    );
    const { texts: changes }: { texts: OfferChangeTexts } = await import(
      `../../../../messages/${language}/offer-change.ts`
    );
    textsIn.set(language, { terms, changes });
  }
}

function textsOf(language: Language): Texts {
  const texts = textsIn.get(language);
  if (!texts) throw new Error('The texts of terms are loaded when a database is opened.');
  return texts;
}

/** Written here, so that pages needn't load what formats amounts. */
export const termsCard = (terms: OfferTerms, language: Language): OfferTermsCard | null =>
  offerTermsCard(terms, { language, texts: textsOf(language).terms });

export const offerChangesIn = (states: readonly SeenState[], language: Language): OfferChange[] =>
  offerChanges(states, { language, texts: textsOf(language) });
