import { z } from 'zod';
import { moneyCurrency } from './money-currency.ts';

export const moneySettings = z.object({
  currency: moneyCurrency.default('EUR').meta({ description: 'Of reports' }),
  fetches_rates: z.boolean().default(true).meta({
    description: 'Whether the fixings of the European Central Bank are fetched every night',
  }),
});
export type MoneySettings = z.output<typeof moneySettings>;
