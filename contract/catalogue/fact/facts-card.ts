/** The facts of a partner that visitors of a market see, with names instead of ids. */
import { z } from 'zod';
import { paymentKinds } from '../vocabulary/payment-method.ts';
import {
  licenceStates,
  limitKinds,
  limitPeriods,
  paymentDirections,
  supportChannels,
} from './product-facts.ts';

const source = {
  source_url: z.string().nullable(),
  verified_on: z.string().nullable(),
  is_outdated: z.boolean().meta({
    description: 'Not checked within the number of days set for the site',
  }),
};
const number = z.number().nullable();
const text = z.string().nullable();

export const factsCard = z.object({
  licences: z.array(
    z.object({
      regulator: z.object({
        name: z.string(),
        country: text,
        register_url: text,
        complaints_url: text,
      }),
      number: text,
      holder: text,
      register_url: text,
      state: z.enum(licenceStates),
      valid_until: text.meta({
        description: 'The last day of the licence. From the next day on, its state is `expired`',
      }),
      operates_here: z.boolean().meta({
        description: 'The licence the partner uses in this market',
      }),
      ...source,
    }),
  ),
  payments: z.array(
    z.object({
      method: z.object({ name: z.string(), kind: z.enum(paymentKinds), icon_url: text }),
      direction: z.enum(paymentDirections),
      min: number,
      max: number,
      currency: text,
      fee: text,
      fee_amount: number,
      fee_percent: number,
      hours_min: number,
      hours_max: number,
      ...source,
    }),
  ),
  limits: z.array(
    z.object({
      kind: z.enum(limitKinds),
      period: z.enum(limitPeriods),
      max: z.number(),
      currency: text,
    }),
  ),
  currencies: z.array(z.string()),
  languages: z.array(z.string()),
  support_languages: z.array(z.string()),
  providers: z.array(z.string()),
  game_counts: z.object({ slots: number, table: number, live: number, other: number }),
  support: z.object({ channels: z.array(z.enum(supportChannels)), hours: text }),
  owner: text,
  established: number,
  closed_regions: z.array(z.string()),
  ...source,
});
export type FactsCard = z.output<typeof factsCard>;

export const noFactsCard: FactsCard = {
  licences: [],
  payments: [],
  limits: [],
  currencies: [],
  languages: [],
  support_languages: [],
  providers: [],
  game_counts: { slots: null, table: null, live: null, other: null },
  support: { channels: [], hours: null },
  owner: null,
  established: null,
  closed_regions: [],
  source_url: null,
  verified_on: null,
  is_outdated: true,
};

export const withoutSources = (facts: FactsCard): FactsCard => ({
  ...facts,
  source_url: null,
  licences: facts.licences.map((licence) => ({ ...licence, source_url: null })),
  payments: facts.payments.map((payment) => ({ ...payment, source_url: null })),
});
