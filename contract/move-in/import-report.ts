import { z } from 'zod';

export const findingKinds = [
  'left out',
  'changed',
  'picture missing',
  'dead link',
  'too long',
] as const;

const reportLine = z.object({
  what: z.enum(findingKinds),
  name: z.string().meta({ description: 'The title of a post, or an address' }),
  detail: z.string(),
  after: z.string().optional().meta({ description: 'The words before the place in the text' }),
});
export type ReportLine = z.output<typeof reportLine>;

const oldMenu = z.object({
  name: z.string(),
  items: z.array(z.object({ title: z.string(), to: z.string().nullable() })),
});
export type OldMenu = z.output<typeof oldMenu>;

export const importReport = z.object({
  taken: z
    .record(z.string(), z.int())
    .meta({ description: 'How many of each kind are taken over' }),
  totals: z
    .record(z.string(), z.int())
    .meta({ description: 'How many lines there are of each sort' }),
  lines: z.array(reportLine).meta({ description: 'At most 5,000' }),
  menus: z.array(oldMenu).meta({ description: 'The menus of the old site, to copy from' }),
});
export type ImportReport = z.output<typeof importReport>;
