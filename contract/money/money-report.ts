/** The report compares earnings, deals, statements and payments by programme. */
import { z } from 'zod';
import { boundedText, id, idInPath, trimmedTitle } from '../field-schema.ts';
import { moneyCurrency } from './money-currency.ts';
import { month } from './month.ts';
import { rate } from './rate.ts';

export const moneyQuery = z.object({
  month: month.optional().meta({ description: 'Defaults to the last complete month' }),
  currency: moneyCurrency.optional().meta({ description: 'Defaults to the one in the settings' }),
});

export const moneyYearQuery = z.object({
  year: boundedText('2026'.length, undefined, 'Must be a year like 2026, in at most 4 characters')
    .regex(/^20\d\d$/, 'Must be a year like 2026')
    .optional()
    .meta({ description: 'Defaults to this year' }),
  currency: moneyCurrency.optional(),
});

const money = z.object({ amount: z.int(), currency: z.string() });

/** Amounts in the report's currency, with the original ones beside them. */
export const shownMoney = z.object({
  amount: z
    .int()
    .nullable()
    .meta({ description: 'Null if a rate is missing, or there is nothing' }),
  originals: z.array(money),
  missing: z.string().nullable().meta({ description: 'Why it could not be converted' }),
});
export type ShownMoney = z.output<typeof shownMoney>;

/** A deal that explains a part of the expected amount. Amounts are in its currency. */
export const expectedRule = z.object({
  deal_id: z.int(),
  product_id: z.int().nullable(),
  market_code: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  amount: z.int(),
  currency: z.string(),
  first_deposits: z.int(),
  counted: z.int().meta({ description: 'The first deposits that are paid' }),
  net_revenue: z.int(),
  base: z.int().meta({ description: 'Net revenue after the fee and earlier losses' }),
  carried: z.int().meta({ description: 'The loss that later months have to make up for' }),
  is_at_most: z.boolean(),
});
export type ExpectedRule = z.output<typeof expectedRule>;

const flag = z.discriminatedUnion('kind', [
  /** Fewer than 70% of our clicks arrived as visits. */
  z.object({ kind: z.literal('few-visits'), clicks: z.int(), visits: z.int() }),
  /** Postbacks and the programme disagree. */
  z.object({
    kind: z.literal('postbacks-differ'),
    event: z.enum(['signup', 'deposit']),
    postbacks: z.int(),
    stated: z.int(),
  }),
  /** A day's visits fell below half of the median of the days with figures, of which at least 14 are among the 28 before. */
  z.object({ kind: z.literal('fell'), day: z.string(), visits: z.int(), median: z.number() }),
  z.object({ kind: z.literal('late'), days: z.int(), due_on: z.string() }),
  /** Some figures of these days have no deal. There is a flag for each range. */
  z.object({ kind: z.literal('no-deal'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('deal-ended'), deal_id: z.int(), to: z.string() }),
  z.object({
    kind: z.literal('deal-backdated'),
    deal_id: z.int(),
    acts_from: z.string(),
    changed_at: z.string(),
    actor: z.string(),
    reason: z.string(),
  }),
  /** The programme pays less or more than its deal says. */
  z.object({ kind: z.literal('earned-differs'), difference: z.int(), currency: z.string() }),
  z.object({ kind: z.literal('stated-differs'), difference: z.int(), currency: z.string() }),
  /** Figures have changed since the month was closed. */
  z.object({ kind: z.literal('changed-since'), difference: z.int(), currency: z.string() }),
  z.object({ kind: z.literal('days-missing'), days: z.int() }),
]);
export type MoneyFlag = z.output<typeof flag>;

const counts = {
  clicks: z.int(),
  visits: z.int(),
  sign_ups: z.int(),
  first_deposits: z.int(),
};

const amounts = {
  earned: shownMoney.meta({ description: 'Reported by the programme' }),
  expected: shownMoney.meta({ description: 'By the deals. Never counted as income' }),
  stated: shownMoney,
  corrected: shownMoney,
  paid: shownMoney.meta({ description: 'Everything that has come in' }),
  open: shownMoney.meta({ description: 'Negative if more was paid than owed' }),
};

export const moneyNote = z.object({
  id: z.int(),
  note: z.string(),
  actor: z.string(),
  created_at: z.string(),
});

export const moneyItem = z.object({
  programme_id: z.int(),
  name: z.string(),
  closed: z.object({ at: z.string(), by: z.string() }).nullable(),
  ...counts,
  postbacks: z.object({ sign_ups: z.int(), first_deposits: z.int(), earned: shownMoney }),
  ...amounts,
  difference: shownMoney.meta({ description: 'Earned minus expected' }),
  offset: shownMoney.meta({
    description: 'Deducted because of losses in other months. Negative in the month of the loss',
  }),
  rules: z.array(expectedRule),
  unexplained: z.string().nullable().meta({ description: 'Why nothing is expected' }),
  due_on: z.string().nullable(),
  open_since: z.string().nullable().meta({ description: 'The oldest month with an open amount' }),
  flags: z.array(flag),
  notes: z.array(moneyNote),
});
export type MoneyItem = z.output<typeof moneyItem>;

export const moneyReport = z.object({
  month: z.string(),
  currency: z.string(),
  rates: z.array(rate).meta({ description: 'The rates used, with the days they are of' }),
  items: z.array(moneyItem),
  totals: z.object({ ...counts, ...amounts }),
});
export type MoneyReport = z.output<typeof moneyReport>;

const yearAmounts = {
  earned: shownMoney,
  stated: shownMoney,
  corrected: shownMoney,
  paid: shownMoney,
};

export const moneyYear = z.object({
  year: z.string(),
  currency: z.string(),
  rates: z.array(rate),
  months: z.array(z.object({ month: z.string(), ...counts, ...yearAmounts })),
  programmes: z.array(
    z.object({ programme_id: z.int(), name: z.string(), ...counts, ...yearAmounts }),
  ),
  totals: z.object({ ...counts, ...yearAmounts }),
});
export type MoneyYear = z.output<typeof moneyYear>;

export const monthKey = z.object({ programme_id: id, month });
export const noteDraft = monthKey.extend({ note: trimmedTitle('Write something') });

export const earnedBy = ['place', 'campaign', 'market', 'product'] as const;
export type EarnedBy = (typeof earnedBy)[number];

export const moneyPlacesQuery = moneyQuery.extend({
  by: z.enum(earnedBy).default('place'),
  programme_id: idInPath.optional(),
});

const share = z.object({
  known: z.number().meta({ description: 'From postbacks with a click id' }),
  shared: z.number().meta({ description: 'Shared out by clicks' }),
});

export const earnedRow = z.object({
  page: z.string().optional(),
  block: z.string().optional(),
  position: z.int().optional(),
  campaign: z.string().optional(),
  market: z.string().optional(),
  product_id: z.int().optional(),
  name: z.string().optional(),
  clicks: z.int(),
  first_deposits: share,
  earned: z.object({ known: z.int(), shared: z.int() }).meta({
    description: 'In minor units of the report’s currency',
  }),
  per_click: z.object({ amount: z.number(), low: z.number(), high: z.number() }).nullable().meta({
    description: 'In minor units, with its 95% interval. Null if there are too few clicks',
  }),
});
export type EarnedRow = z.output<typeof earnedRow>;

export const moneyPlaces = z.object({
  month: z.string(),
  currency: z.string(),
  by: z.enum(earnedBy),
  rates: z.array(rate),
  items: z.array(earnedRow),
  missing: z.array(z.string()).meta({ description: 'Rates that are missing, so the sums are too' }),
});
export type MoneyPlaces = z.output<typeof moneyPlaces>;
