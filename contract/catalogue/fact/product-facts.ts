/** The facts about a partner, each with a source and the day it was last checked. */
import { z } from 'zod';
import { boundedList } from '../../bounded-list.ts';
import { boundedText, id, localDate, optionalLabel, optionalTitle } from '../../field-schema.ts';
import { optionalUrl } from '../../link-schema.ts';
import { maxMarkets } from '../../site/market-code.ts';
import { newMarketCode, storedMarketCode } from '../../site/market-schema.ts';

const checked = {
  source_url: optionalUrl,
  verified_on: localDate.nullable().default(null),
};

const list = <Item extends z.ZodType>(item: Item, max: number) =>
  boundedList(item, max, `Must have at most ${max} items`).default([]);

/** Ignores duplicates. */
const set = <Item extends z.ZodType<string | number>>(item: Item, max: number) =>
  boundedList(item, max, `Must have at most ${max} items`)
    .overwrite((items) => [...new Set(items)])
    .default([]);

const maxAmount = 1_000_000_000;
const amount = z.number().min(0).max(maxAmount).nullable().default(null);
const maxHours = 2000;
const maxPercent = 100;
const percent = z.number().min(0).max(maxPercent).nullable().default(null);
const hours = z.number().min(0).max(maxHours).nullable().default(null);
const count = z.int().min(0).max(1_000_000).nullable().default(null);

const currency = boundedText(3).regex(
  /^[A-Z]{3}$/,
  'Must be a three-letter ISO 4217 code in capitals, such as USD',
);
const languageTag = boundedText(3).regex(/^[a-z]{2,3}$/, 'Must be a language code, such as en');

const maxLicences = 100;
export const licenceNumber = z.int().min(1).max(maxLicences);

export const licenceStates = ['valid', 'suspended', 'expired'] as const;

const licence = z.object({
  /** 0 until the licence is assigned an ID. */
  id: z.int().min(0).max(maxLicences).default(0).meta({
    description: 'Identifies the licence within its product. Defaults to the next free number',
  }),
  regulator_id: id,
  number: optionalLabel,
  holder: optionalTitle,
  register_url: optionalUrl,
  state: z.enum(licenceStates).default('valid'),
  markets: set(storedMarketCode, maxMarkets).meta({
    description: 'Empty if the licence covers all markets',
  }),
  valid_until: localDate.nullable().default(null).meta({
    description:
      'The licence is valid until the end of this day in the site’s time zone. Null if it doesn’t expire',
  }),
  ...checked,
});
export type Licence = z.output<typeof licence>;

const licences = boundedList(licence, maxLicences, `Must have at most ${maxLicences} items`)
  .refine((given) => {
    const ids = given.flatMap(({ id }) => id || []);
    return new Set(ids).size === ids.length;
  }, 'Licence IDs must be unique')
  .overwrite(numbered)
  .default([]);

function numbered(given: Licence[]): Licence[] {
  const taken = new Set(given.map(({ id }) => id));
  return given.map((licence) => {
    if (licence.id > 0) return licence;
    let free = 1;
    while (taken.has(free)) free += 1;
    taken.add(free);
    return { ...licence, id: free };
  });
}

export const paymentDirections = ['in', 'out', 'both'] as const;

const inOrder = (least: number | null, most: number | null) =>
  least === null || most === null || least <= most;

const payment = z
  .object({
    method_id: id,
    market_code: storedMarketCode.nullable().default(null).meta({
      description: 'Null if it is the same in all markets',
    }),
    direction: z.enum(paymentDirections).default('both'),
    min: amount,
    max: amount,
    currency: currency.nullable().default(null),
    fee: optionalLabel.meta({
      description: 'The fee in words. Shown if neither `fee_amount` nor `fee_percent` is known',
    }),
    fee_amount: amount.meta({
      description: 'The fee in `currency`. 0 means free, and null means unknown',
    }),
    fee_percent: percent.meta({
      description: 'The fee in percent of the amount, in addition to `fee_amount` if both are set',
    }),
    hours_min: hours,
    hours_max: hours,
    ...checked,
  })
  .refine(({ min, max }) => inOrder(min, max), {
    path: ['max'],
    message: 'Must be at least the minimum amount',
  })
  .refine(({ hours_min, hours_max }) => inOrder(hours_min, hours_max), {
    path: ['hours_max'],
    message: 'Must be at least the minimum time',
  });
export type Payment = z.output<typeof payment>;

export const limitKinds = ['deposit', 'loss', 'stake', 'withdrawal'] as const;
export const limitPeriods = ['once', 'day', 'week', 'month'] as const;

const limit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  max: z.number().min(0).max(maxAmount),
  currency: currency.nullable().default(null),
});

export const supportChannels = ['chat', 'email', 'phone', 'messenger'] as const;

export type Limit = z.output<typeof limit>;

const facts = z.object({
  licences,
  payments: list(payment, 200),
  limits: list(limit, 50),
  currencies: set(currency, 200),
  languages: set(languageTag, 200),
  support_languages: set(languageTag, 200),
  provider_ids: set(id, 500),
  game_counts: z.object({ slots: count, table: count, live: count, other: count }).prefault({}),
  support: z
    .object({
      channels: set(z.enum(supportChannels), supportChannels.length),
      hours: optionalLabel,
    })
    .prefault({}),
  owner: optionalTitle,
  established: z.int().min(1800).max(2200).nullable().default(null),
  closed_regions: set(newMarketCode, 300).meta({
    description:
      'Countries and regions whose players the partner doesn’t accept, including ones that aren’t markets',
  }),
  ...checked,
});
export type ProductFacts = z.output<typeof facts>;

export const productFacts = facts.prefault({});
export const noFacts: ProductFacts = facts.parse({});
