import { z } from 'zod';
import {
  clickDimensions,
  type ReportPeriod,
  reportPeriods,
} from '#contract/admin/click-dimension.ts';
import { boundedText, givenMarketCode, idParameter } from '#contract/field-schema.ts';
import { clickBlocks } from '#contract/visitor/click-place.ts';

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const localDay = boundedText(10)
  .regex(/^\d{4}-\d{2}-\d{2}$/, { message: 'Must be a day such as 2026-12-31', abort: true })
  .refine(isDay, 'Is no day of the calendar');

/** With from and to, the period is passed over. */
export const clickReportQuery = z
  .object({
    by: z.enum(clickDimensions).default('product'),
    period: z.enum(Object.keys(reportPeriods) as ReportPeriod[]).default('28d'),
    from: localDay.optional(),
    to: localDay.optional(),
    market: givenMarketCode.optional(),
    product: idParameter.optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    message: 'Must be given together with from',
  })
  .refine(({ from = '', to = '' }) => from <= to, {
    path: ['to'],
    message: 'Must not be before from',
  });
export type ClickReportQuery = z.output<typeof clickReportQuery>;

/** `clicks` counts each visitor once a day for each thing, and `repeats` counts the clicks after that. */
export const clickReportRow = z.object({
  key: z.string().meta({ description: 'The day, id, name or code' }),
  name: z.string(),
  block: z.enum(clickBlocks).optional(),
  position: z.int().optional(),
  clicks: z.int(),
  repeats: z.int(),
  before: z.int().meta({ description: 'Clicks in the time before, of the same length' }),
  of_first: z
    .number()
    .nullable()
    .optional()
    .meta({ description: 'Clicks for each click on the first position of the same block' }),
});
export type ClickReportRow = z.output<typeof clickReportRow>;

export const clickReport = z.object({
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }),
  total: clickReportRow.pick({ clicks: true, repeats: true, before: true }),
  days: z.array(z.object({ day: z.string(), clicks: z.int(), before: z.int() })),
  items: z.array(clickReportRow),
});
export type ClickReport = z.output<typeof clickReport>;
