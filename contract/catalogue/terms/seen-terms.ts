import { z } from 'zod';
import { defaultLanguage, inEachLanguage, type Language } from '../../language.ts';
import type { OfferTerms } from './offer-terms.ts';
import type { TermsField } from './terms-field.ts';

type SeenTexts = Pick<OfferTerms['i18n'][Language], 'value' | 'eligibility'>;

/** The terms whose changes are shown to visitors. */
export type SeenTerms = Omit<OfferTerms, 'url' | 'last_verified_at' | 'i18n'> & {
  i18n: Record<Language, SeenTexts>;
  /** Null for bonuses, whose end isn't shown. */
  expires_at: string | null;
};

export function seenTerms(given: OfferTerms, expires_at: string | null): SeenTerms {
  const { url: _, last_verified_at: __, i18n, ...terms } = given;
  const textsIn = (language: Language): SeenTexts => {
    const { value, eligibility } = i18n[language] ?? i18n[defaultLanguage];
    return { value, eligibility };
  };
  return { ...terms, i18n: inEachLanguage(textsIn), expires_at };
}

/** Whether visitors see changes to a field. A text means that the change is shown as part of another field. */
const isTold = {
  kind: true,
  value: true,
  wagering: true,
  wagering_base: true,
  min_deposit: true,
  max_bet: true,
  max_cashout: true,
  spin_value: true,
  contribution: true,
  min_odds: true,
  days_to_claim: true,
  days_to_use: true,
  sticky: true,
  eligibility: true,
  expires_at: true,
  amount: 'in value',
  percent: 'in value',
  cap: 'in value',
  free_spins: 'in value',
  one_of: 'in value',
  currency: 'with each amount',
  text: false,
  url: false,
  last_verified_at: false,
} as const satisfies Record<TermsField | 'expires_at', boolean | string>;

export type ToldField = {
  [Field in keyof typeof isTold]: (typeof isTold)[Field] extends true ? Field : never;
}[keyof typeof isTold];
export const toldFields = (Object.keys(isTold) as (keyof typeof isTold)[]).filter(
  (field): field is ToldField => isTold[field] === true,
);

export const maxToldChanges = 5;

const words = z
  .string()
  .nullable()
  .meta({ description: 'As stated in the terms; null if they didn’t state it' });

const offerChange = z.object({
  field: z.enum(toldFields),
  from: words,
  to: words,
  on: z.string().meta({ description: 'The day in the site’s time zone, such as 2026-11-03' }),
  line: z.string().meta({ description: 'The change as a sentence' }),
});
export type OfferChange = z.output<typeof offerChange>;

export const offerChanges = z
  .array(offerChange)
  .optional()
  .meta({
    description: `The newest ${maxToldChanges} changes to terms that visitors have seen, newest first. Only on the offers of a product’s page`,
  });
