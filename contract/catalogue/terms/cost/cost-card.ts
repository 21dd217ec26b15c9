import { z } from 'zod';
import { wageringBases } from '../terms-numbers.ts';
import { costGames, defaultCostDeposit, defaultCostGame, maxCostDeposit } from './cost-game.ts';
import type { OfferCost } from './offer-cost.ts';

const amount = z.number();

const offerCost = z
  .object({
    deposit: amount.meta({
      description:
        'The requested deposit, or the offer’s minimum if that is higher. 0 if the offer doesn’t require one',
    }),
    turnover: amount,
    worth: amount.meta({ description: 'Value of the offer before its cost' }),
    expected_cost: amount,
    expected_value: amount.meta({
      description:
        'worth − expected_cost, up to the maximum cashout. The loss is never more than what is at stake',
    }),
    currency: z.string(),
    assumptions: z.object({
      game: z.enum(costGames),
      rtp: z.number().meta({ description: 'Return to player: 0.96 is 96%' }),
      contribution: z.number().meta({ description: '100 is 100%' }),
      wagering: z.number(),
      wagering_base: z.enum(wageringBases),
      base: amount.meta({ description: 'The amount to wager `wagering` times' }),
      bonus: amount,
      free_spins: amount.meta({ description: 'Average winnings from the free spins' }),
      one_of: z.boolean().meta({
        description: 'True if the offer is either spins or money; only the better one is counted',
      }),
      sticky: z.boolean(),
      max_cashout: amount.nullable(),
      at_stake: amount.meta({
        description: 'The deposit, or 0 for free spins and offers without a deposit',
      }),
      limited_to_deposit: z.boolean().meta({
        description: 'True if the loss was limited to what is at stake',
      }),
    }),
  })
  .meta({
    description:
      'An average under the assumptions, not a promise. turnover = wagering × base ÷ contribution; expected_cost = turnover × (1 − rtp). Amounts are rounded to the currency’s smallest unit',
  }) satisfies z.ZodType<OfferCost>;

/** Null if the terms don't have enough numbers, or the market's rules hide them. */
export const shownCost = offerCost.nullable();

const amountInUrl = /^\d{1,7}(\.\d{1,2})?$/;

/** Accepts a number (from JSON) or an amount such as 250 or 12.50 (from a URL). */
const deposit = z
  .preprocess(
    (value) => (typeof value === 'string' && amountInUrl.test(value) ? Number(value) : value),
    z
      .number('Must be an amount, such as 250 or 12.50')
      .min(0.01, { abort: true })
      .max(maxCostDeposit, { abort: true })
      .refine(
        (value) => value === Number(value.toFixed(2)),
        'Must have at most two decimal places',
      ),
  )
  .optional()
  .meta({
    type: 'number',
    minimum: 0.01,
    maximum: maxCostDeposit,
    default: defaultCostDeposit,
    description: 'The deposit used to calculate `cost`, in the currency of each offer',
  });

/** For reads that return offers. */
export const costParameters = {
  deposit,
  game: z.enum(costGames).optional().meta({
    default: defaultCostGame,
    description: 'The type of game used to wager bonuses',
  }),
};
