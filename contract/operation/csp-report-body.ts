import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { boundedText } from '../field-schema.ts';

/** In bytes. Reports contain the address of the page and the beginning of the blocked script. */
export const maxCspReportBody = 16 * 1024;

/** A text may fill the whole body, because browsers decide what they report. */
const text = boundedText(maxCspReportBody).nullish();

/** Reports as browsers send them to `report-to`, mixed with reports of other types. */
export const cspReportBody = boundedList(
  z.object({
    type: boundedText(100),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
    }),
  }),
  100,
  'Must have at most 100 reports',
);
export type CspReportBody = z.output<typeof cspReportBody>;
