import { z } from 'zod';
import { languages } from '../language.ts';

/** The language of the monthly email, or null if it is off. */
export const monthlyReportDraft = z.object({
  language: z.enum(languages).nullable(),
  includes_money: z.boolean().optional().meta({
    description:
      'Whether the email says what programmes owe and pay. Anyone who reads the address for inquiries then sees it. If omitted, it stays as it is, at first off',
  }),
});
export type MonthlyReportDraft = z.output<typeof monthlyReportDraft>;

export const monthlyReport = monthlyReportDraft.extend({
  includes_money: z.boolean(),
  address: z.string().nullable().meta({ description: 'The address for inquiries' }),
  can_send: z.boolean().meta({ description: 'False without an address or SMTP_URL' }),
});
export type MonthlyReport = z.output<typeof monthlyReport>;
