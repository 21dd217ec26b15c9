/**
 * The terms of an offer as numbers, in addition to the texts, so that offers can be compared and checked against rules.
 */
import { z } from 'zod';
import { boundedText } from '../../field-schema.ts';

export const wageringBases = ['bonus', 'deposit_bonus', 'winnings'] as const;
export type WageringBase = (typeof wageringBases)[number];

const isRoundedTo = (digits: number) => (value: number) => value === Number(value.toFixed(digits));

const figure = (min: number, max: number) =>
  z
    .number()
    .min(min, { abort: true })
    .max(max, { abort: true })
    .refine(isRoundedTo(2), 'Must have at most two decimal places');

const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

const maxAmount = 1_000_000_000;
const amount = nullable(figure(0, maxAmount));
const percent = nullable(figure(0, 1000));
const days = nullable(z.int().min(0).max(3650));

/** Accepts null for an object whose fields are all null. Responses always contain the fields. */
const orAllNull = <Fields extends z.ZodObject>(fields: Fields) => {
  const nothing = fields.parse({});
  return fields
    .nullable()
    .overwrite((given) => given ?? nothing)
    .prefault({} as never) as unknown as z.ZodPrefault<Fields>;
};

const share = nullable(figure(0, 100));
const contribution = z.object({ slots: share, table: share, live: share });

/** The kinds of games, each of which contributes to the wagering at its own rate. */
export const contributionGames = contribution.keyof().options;

export const termsNumbersFields = z
  .object({
    amount,
    percent,
    cap: amount,
    currency: nullable(
      boundedText(3).regex(
        /^[A-Z]{3}$/,
        'Must be a three-letter ISO 4217 code in capitals, such as USD',
      ),
    ),
    free_spins: nullable(z.int().min(0).max(1_000_000)),
    spin_value: amount,
    one_of: nullable(z.boolean()).meta({
      description: 'True if visitors get either the free spins or the money',
    }),
    wagering: nullable(figure(0, 200)),
    wagering_base: nullable(z.enum(wageringBases)),
    contribution: orAllNull(contribution),
    max_bet: amount,
    min_deposit: amount,
    max_cashout: amount,
    days_to_claim: days,
    days_to_use: days,
    min_odds: nullable(figure(1, 1000)),
    sticky: nullable(z.boolean()),
  })
  .meta({
    description: 'Amounts are in `currency`, 100 is 100%, and a wagering of 35 is 35x',
  });
export type TermsNumbers = z.output<typeof termsNumbersFields>;
export type TermsNumber = keyof TermsNumbers;

export const termsNumbers = orAllNull(termsNumbersFields);
export const noTermsNumbers: TermsNumbers = termsNumbersFields.parse({});

/** Removes the numbers that make up the offer's value. */
export const withoutValueNumbers = (given: TermsNumbers): TermsNumbers => ({
  ...given,
  amount: null,
  percent: null,
  cap: null,
  free_spins: null,
  spin_value: null,
  one_of: null,
});

/** Fills in fields that were added after the numbers were stored. */
export const completeNumbers = (stored: Partial<TermsNumbers> | undefined): TermsNumbers => ({
  ...noTermsNumbers,
  ...stored,
  contribution: { ...noTermsNumbers.contribution, ...stored?.contribution },
});
