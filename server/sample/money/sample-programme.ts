/** A programme of the sample. Months are given by their distance from the current one. */
import { z } from 'zod';
import { dealDraft } from '#contract/money/deal.ts';
import { programmeDraft } from '#contract/money/programme.ts';

const monthsAgo = z.int().min(0);
const pastMonth = z.int().min(1).max(12);
const percent = z.int().min(1).max(99);
const { kind, steps, step_mode, baseline, deductions, ...otherTerms } = dealDraft.shape;
const { negative_carry_over, cap_count, admin_fee, high_roller_rule, source } = otherTerms;

const sampleDeal = z.strictObject({
  ...{ kind, steps, step_mode, baseline, deductions, negative_carry_over, cap_count },
  ...{ admin_fee, high_roller_rule, source },
  from_months_ago: monthsAgo,
  /** Its last month. */
  to_months_ago: monthsAgo.nullable(),
});

/** The average day of a product. */
const days = z.strictObject({
  visits: z.int().min(1),
  /** Per visit, and then per sign-up. */
  sign_ups: z.number().min(0).max(1),
  first_deposits: z.number().min(0).max(1),
  /** In minor units per first deposit. */
  deposits: z.int().min(1),
  /** Per deposited amount. */
  net_revenue: z.number().min(0).max(1),
});

export const sampleProgramme = (listedProduct: z.ZodType<string>) =>
  z.strictObject({
    ...programmeDraft.omit({ product_ids: true }).shape,
    products: z.array(listedProduct).min(1),
    deals: z.array(sampleDeal).min(1),
    days,
    /** A month in which players win. */
    loss_months_ago: pastMonth.optional(),
    quiet_day_months_ago: pastMonth.optional(),
    /** Less than the deal says. */
    earned_short: z.strictObject({ months_ago: pastMonth, percent }).optional(),
    paid_short: z.strictObject({ months_ago: pastMonth, percent }).optional(),
    paid_late: z.strictObject({ months_ago: pastMonth, days: z.int().min(1) }).optional(),
    statement_missing_months_ago: pastMonth.optional(),
    closed_months_ago: z.array(pastMonth).default([]),
    corrections: z
      .array(z.strictObject({ months_ago: pastMonth, amount: z.int(), note: z.string() }))
      .default([]),
    notes: z.array(z.strictObject({ months_ago: pastMonth, note: z.string() })).default([]),
  });
export type SampleProgramme = z.output<ReturnType<typeof sampleProgramme>> & { key: string };
