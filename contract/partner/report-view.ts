import { z } from 'zod';
import { id, trimmedLabel } from '../field-schema.ts';
import { clickReportQuery } from './click-report.ts';

export const maxReportViews = 50;

/** Like the query of a report, but in a JSON body, where numbers aren't text. */
export const reportViewFilter = clickReportQuery.safeExtend({ product: id.optional() });

/** A period such as `28d` moves with time; `from` and `to` don't. */
export const reportViewDraft = z.object({
  name: trimmedLabel('Is required'),
  filter: reportViewFilter,
});
export type ReportViewDraft = z.output<typeof reportViewDraft>;

export const reportView = z.object({
  id: z.int(),
  name: z.string(),
  filter: reportViewFilter,
  created_at: z.string(),
  created_by: z.string(),
});
export type ReportView = z.output<typeof reportView>;
