/** Exchange rates: the fixings of the European Central Bank, and rates that owners enter for other currencies. */
import { z } from 'zod';
import { boundedText, trimmedTitle } from '../field-schema.ts';
import { listOf, longListPaging } from '../list.ts';
import { fractionOf } from './exact.ts';
import { moneyCurrency } from './money-currency.ts';
import { moneyDay } from './month.ts';

/** The first day with fixings. */
export const firstRateDay = '1999-01-04';

/** Files of the European Central Bank. */
export const fixingFiles = ['daily', 'last-90-days', 'all'] as const;
export type FixingFile = (typeof fixingFiles)[number];

/** The source of fixings. Nobody can enter rates with it. */
export const centralBank = 'ECB';

/** The source of the sample’s invented rates. Fixings replace them, and nobody can enter rates with it. */
export const sampleSource = 'Invented';

export const perEur = boundedText(25).refine(
  (value) => fractionOf(value) !== undefined,
  'Must be a positive decimal such as 1.0876',
);

export const rateDraft = z.object({
  day: moneyDay,
  currency: moneyCurrency.refine((code) => code !== 'EUR', 'The euro is always worth one euro'),
  per_eur: perEur.meta({ description: 'How much of the currency one euro buys' }),
  source: trimmedTitle('Say where this rate is from')
    .refine((source) => source !== centralBank, 'Fixings of the European Central Bank are imported')
    .refine((source) => source !== sampleSource, 'Only the sample has invented rates'),
});
export type RateDraft = z.output<typeof rateDraft>;

export const rate = z.object({
  day: z.string(),
  currency: z.string(),
  per_eur: z.string(),
  source: z.string(),
});
export type Rate = z.output<typeof rate>;

export const rateQuery = z.object({
  ...longListPaging,
  currency: moneyCurrency.optional(),
  from: moneyDay.optional(),
  to: moneyDay.optional(),
});
export type RateQuery = z.output<typeof rateQuery>;
export const rateList = listOf(rate);
export const rateKey = z.object({ day: moneyDay, currency: moneyCurrency });

export const fixingFetch = z.object({ file: z.enum(fixingFiles).default('last-90-days') });
export const importedFixings = z.object({ rates: z.int() });
