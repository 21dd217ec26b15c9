import { z } from 'zod';
import { wageringBases } from '../terms-numbers.ts';
import { costGames, defaultCostDeposit, defaultCostGame, maxCostDeposit } from './cost-game.ts';
import type { OfferCost } from './offer-cost.ts';

const amount = z.number();

export const offerCost = z
  .object({
    deposit: amount.meta({
      description: 'The asked deposit, or the least one of the offer if that is more',
    }),
    turnover: amount,
    expected_cost: amount,
    expected_value: amount.meta({
      description: 'What is paid out on average, less the cost. Never less than minus the deposit',
    }),
    currency: z.string(),
    assumptions: z.object({
      game: z.enum(costGames),
      rtp: z.number().meta({ description: 'Return to player: 0.96 is 96%' }),
      contribution: z.number().meta({ description: '100 is 100%' }),
      wagering: z.number(),
      wagering_base: z.enum(wageringBases),
      base: amount.meta({ description: 'What is wagered `wagering` times' }),
      bonus: amount,
      free_spins: amount.meta({ description: 'What the free spins win on average' }),
      sticky: z.boolean(),
      max_cashout: amount.nullable(),
      paid_out: amount.meta({
        description: 'The bonus unless sticky, and the free spins, up to the largest cashout',
      }),
      limited_to_deposit: z.boolean().meta({
        description: 'True if the loss would be more than the deposit otherwise',
      }),
    }),
  })
  .meta({
    description:
      'An average under the assumptions, not a promise. turnover = wagering × base ÷ contribution; expected_cost = turnover × (1 − rtp)',
  }) satisfies z.ZodType<OfferCost>;

/** Null unless the terms say enough as numbers and the market's rules show them. */
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
    description: 'The deposit that `cost` is computed for, in the currency of each offer',
  });

/** For reads that answer offers. */
export const costParameters = {
  deposit,
  game: z.enum(costGames).optional().meta({
    default: defaultCostGame,
    description: 'The games in which bonuses are wagered',
  }),
};
