import { z } from 'zod';
import { idParameter, localDate } from '../field-schema.ts';
import { givenMarketCode } from '../site/market-schema.ts';
import { clickDimensions, type ReportPeriod, reportPeriods } from './click-dimension.ts';
import { clickBlocks } from './click-place.ts';

/** `from` and `to` override `period`. */
export const clickReportQuery = z
  .object({
    by: z.enum(clickDimensions).default('product'),
    period: z.enum(Object.keys(reportPeriods) as ReportPeriod[]).default('28d'),
    from: localDate.optional(),
    to: localDate.optional(),
    market: givenMarketCode.optional(),
    product: idParameter.optional(),
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
  epc: z.number().nullable().meta({ description: 'Earnings per click' }),
});
export type ConversionMoney = z.output<typeof conversionMoney>;

const conversions = {
  signups: z.int(),
  deposits: z.int(),
  money: z.array(conversionMoney),
};

/** `clicks` counts each visitor once per day and item; `repeats` counts the further clicks. */
export const clickReportRow = z.object({
  key: z.string().meta({ description: 'The day, id, name or code' }),
  name: z.string(),
  block: z.enum(clickBlocks).optional(),
  position: z.int().optional(),
  clicks: z.int(),
  repeats: z.int(),
  before: z.int().meta({ description: 'Clicks in the previous period of the same length' }),
  of_first: z
    .number()
    .nullable()
    .optional()
    .meta({ description: 'Clicks relative to the first position of the same block' }),
  ...conversions,
});
export type ClickReportRow = z.output<typeof clickReportRow>;

export const clickReport = z.object({
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }),
  total: z.object({
    ...clickReportRow.pick({ clicks: true, repeats: true, before: true }).shape,
    ...conversions,
  }),
  days: z.array(z.object({ day: z.string(), clicks: z.int(), before: z.int() })),
  items: z.array(clickReportRow),
});
export type ClickReport = z.output<typeof clickReport>;
