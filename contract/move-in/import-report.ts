import { z } from 'zod';

export const findingKinds = [
  'left out',
  'changed',
  'picture missing',
  'dead link',
  'too long',
] as const;

export const reportLine = z.object({
  what: z.enum(findingKinds),
  name: z.string().meta({ description: 'The title of a post, or an address' }),
  detail: z.string(),
  after: z.string().optional().meta({ description: 'The words before the place in the text' }),
});
export type ReportLine = z.output<typeof reportLine>;

export const importReport = z.object({
  taken: z
    .record(z.string(), z.int())
    .meta({ description: 'How many of each kind are taken over' }),
  totals: z
    .record(z.string(), z.int())
    .meta({ description: 'How many lines there are of each sort' }),
  lines: z.array(reportLine).meta({ description: 'At most 5,000' }),
});
export type ImportReport = z.output<typeof importReport>;
