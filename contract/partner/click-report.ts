import { z } from 'zod';
import { idParameter, localDate } from '../field-schema.ts';
import { givenMarketCode } from '../site/market-schema.ts';
import { crossings } from './click-crossing.ts';
import { clickDimensions, reportComparisons, reportPeriods } from './click-dimension.ts';
import { clickBlocks } from './click-place.ts';

/** `from` and `to` override `period`. */
export const clickReportQuery = z
  .object({
    by: z.enum(clickDimensions).default('product'),
    cross: z.enum(clickDimensions).optional().meta({
      description: 'A second dimension, which splits the clicks of each item',
    }),
    period: z.enum(reportPeriods).default('28d'),
    from: localDate.optional(),
    to: localDate.optional(),
    compare: z.enum(reportComparisons).default('previous').meta({
      description: '`previous` is the same number of days before the period',
    }),
    examples: z.enum(['include', 'exclude']).default('include').meta({
      description: 'Whether to include sample data',
    }),
    market: givenMarketCode.optional(),
    product: idParameter.optional(),
  })
  .refine(({ by, cross }) => cross === undefined || crossings[by].includes(cross), {
    path: ['cross'],
    message: 'Must be a dimension that can split this one',
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    message: 'Must be used together with from',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'Must not be before from',
  });
export type ClickReportQuery = z.output<typeof clickReportQuery>;

/**
 * Amounts are in the minor unit of their currency, such as cents, and never added up across currencies. Not z.int(),
 * because a sum may exceed the safe integers.
 */
const conversionMoney = z.object({
  currency: z.string(),
  deposited: z.number(),
  earned: z.number(),
  earned_before: z.number().meta({ description: 'Earnings in the comparison period' }),
  epc: z.number().nullable().meta({ description: 'Earnings per click' }),
});
export type ConversionMoney = z.output<typeof conversionMoney>;

const conversions = {
  signups: z.int(),
  signups_before: z.int(),
  deposits: z.int(),
  deposits_before: z.int(),
  money: z.array(conversionMoney),
};

/** `clicks` counts each visitor once per day and item; `repeats` counts the further clicks. */
const clickReportRow = z.object({
  key: z.string().meta({ description: 'The (first) day, id, name or code' }),
  name: z.string(),
  block: z.enum(clickBlocks).optional(),
  position: z.int().optional(),
  clicks: z.int(),
  repeats: z.int(),
  before: z.int().meta({ description: 'Clicks in the comparison period' }),
  of_first: z
    .number()
    .nullable()
    .optional()
    .meta({ description: 'Clicks relative to the first position of the same block' }),
  cells: z
    .array(z.int())
    .optional()
    .meta({ description: 'With `cross`, the clicks in each of the `columns`' }),
  ...conversions,
});
export type ClickReportRow = z.output<typeof clickReportRow>;

const crossColumn = clickReportRow.pick({ key: true, name: true, block: true, position: true });
export type CrossColumn = z.output<typeof crossColumn>;

export const clickReport = z.object({
  has_examples: z.boolean().meta({ description: 'True if it includes sample data' }),
  from: z.string(),
  to: z.string(),
  today: z.string().meta({ description: 'The current day on the site, which isn’t over yet' }),
  before: z.object({ from: z.string(), to: z.string() }),
  total: z.object({
    ...clickReportRow.pick({ clicks: true, repeats: true, before: true }).shape,
    ...conversions,
  }),
  days: z.array(z.object({ day: z.string(), clicks: z.int(), before: z.int() })),
  columns: z.array(crossColumn).optional().meta({
    description:
      'With `cross`, the latest days, weeks or months, or the values with the most clicks',
  }),
  items: z.array(clickReportRow),
});
export type ClickReport = z.output<typeof clickReport>;
