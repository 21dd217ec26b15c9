import { z } from 'zod';
import { moneyCurrency } from './money-currency.ts';

export const moneySettingsDraft = z.object({
  currency: moneyCurrency.meta({ description: 'Of reports' }),
  fetches_rates: z.boolean().meta({
    description: 'Whether the fixings of the European Central Bank are fetched every night',
  }),
});
export const moneySettings = z.object({ currency: z.string(), fetches_rates: z.boolean() });
export type MoneySettings = z.output<typeof moneySettings>;
