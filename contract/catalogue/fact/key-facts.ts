/** The few facts that cards show, so that visitors can choose without opening each partner's page. */
import { z } from 'zod';

const liveOffers = z.object({
  count: z.int(),
  wagering: z.number().nullable().meta({ description: 'The lowest known wagering' }),
});

const text = z.string().nullable();

export const keyFacts = z.object({
  licence: z
    .object({
      regulator: z.string(),
      country: z.string().nullable().meta({ description: 'The country of the regulator' }),
    })
    .nullable()
    .meta({ description: 'A licence that is valid in the market' }),
  payout_hours: z.number().nullable().meta({
    description: 'The longest time that the fastest payment method takes to pay out',
  }),
  min_deposit: z.number().nullable(),
  currency: z.string().nullable().meta({ description: 'The currency of `min_deposit`' }),
  bonuses: liveOffers,
  promo_codes: liveOffers,
  shown: z
    .object({
      licence: text,
      payout_hours: text,
      min_deposit: text,
      max_wagering: text,
      unknown: text,
    })
    .meta({ description: 'The facts in words, and a list of those that nobody has checked' }),
});
export type KeyFacts = z.output<typeof keyFacts>;
