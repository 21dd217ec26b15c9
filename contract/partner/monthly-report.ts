import { z } from 'zod';
import { languages } from '../language.ts';

/** The language of the monthly email, or null if it is off. */
export const monthlyReportDraft = z.object({ language: z.enum(languages).nullable() });

export const monthlyReport = monthlyReportDraft.extend({
  address: z.string().nullable().meta({ description: 'The address for inquiries' }),
  can_send: z.boolean().meta({ description: 'False without an address or SMTP_URL' }),
});
export type MonthlyReport = z.output<typeof monthlyReport>;
