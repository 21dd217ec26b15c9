import { z } from 'zod';
import {
  localDate,
  optionalDescription,
  optionalLabel,
  optionalTitle,
} from '../../field-schema.ts';
import { inEachLanguage } from '../../language.ts';
import { optionalUrl } from '../../link-schema.ts';
import { translations } from '../../translation.ts';
import { isEmptyValue } from './empty-value.ts';
import { termsNumbers, termsNumbersFields, withoutValueNumbers } from './terms-numbers.ts';

export const offerKinds = [
  'welcome',
  'deposit',
  'no_deposit',
  'free_spins',
  'free_bet',
  'cashback',
  'other',
] as const;
export type OfferKind = (typeof offerKinds)[number];

export const offerTermsText = z.object({
  value: optionalLabel,
  eligibility: optionalTitle,
  text: optionalDescription,
});

/** Amounts are free text in the partner's words, such as $20, and also numbers if an editor filled them in. */
const terms = z.object({
  kind: z.enum(offerKinds).nullable().default(null),
  min_deposit: optionalLabel,
  wagering: optionalLabel,
  max_bet: optionalLabel,
  url: optionalUrl,
  last_verified_at: localDate.nullable().default(null),
  numbers: termsNumbers,
  i18n: translations(offerTermsText.prefault({}), offerTermsText.prefault({})).prefault({}),
});
export type OfferTerms = z.output<typeof terms>;

export const offerTerms = terms.prefault({});
export const noOfferTerms: OfferTerms = terms.parse({});

export const termsOfKind = ({ kind }: OfferTerms): OfferTerms => ({ ...noOfferTerms, kind });

/** The terms for repeating an offer: without its value, and without details that were verified for this offer only. */
export const repeatedTerms = (given: OfferTerms): OfferTerms => ({
  ...given,
  url: null,
  last_verified_at: null,
  numbers: withoutValueNumbers(given.numbers),
  i18n: inEachLanguage((language) => ({ ...given.i18n[language], value: null })),
});

export const hasOfferTerms = (given: OfferTerms) => !isEmptyValue(given);

/** The cost of an offer in words: one line, and the calculation step by step. */
const shownCost = z.object({
  line: z.string(),
  at: z.string().nullable().meta({
    description: 'The requested deposit; otherwise the offer’s minimum, or 100 if there is none',
  }),
  steps: z.array(z.string()),
  value: z.string().nullable(),
  assumed: z.string().nullable(),
});
export type ShownCost = z.output<typeof shownCost>;

export const offerTermsCard = z.object({
  kind: z.enum(offerKinds).nullable(),
  value: z.string().nullable(),
  min_deposit: z.string().nullable(),
  wagering: z.string().nullable(),
  max_bet: z.string().nullable(),
  eligibility: z.string().nullable(),
  text: z.string().nullable(),
  url: z.string().nullable(),
  last_verified_at: z.string().nullable(),
  numbers: termsNumbersFields.nullable(),
  shown: z
    .object({
      kind: z.string().nullable(),
      value: z.string().nullable(),
      line: z.array(z.string()),
      details: z.array(z.string()),
      cost: shownCost.nullable().meta({
        description: 'Null unless the offer has a cost in some kind of game',
      }),
    })
    .meta({
      description:
        'Generated from the numbers where they are filled in, and otherwise from the texts',
    }),
});
export type OfferTermsCard = z.output<typeof offerTermsCard>;
