import { z } from 'zod';
import { idInPath, storableText } from '../field-schema.ts';
import { listOf, longListPaging } from '../list.ts';
import { maxLength } from '../text-rule.ts';
import { statFigures } from './stat-row.ts';

/** A file is uploaded as it is, with these parameters. */
export const statUpload = z.object({
  source_id: idInPath.meta({ description: 'The source that describes the file' }),
  name: storableText(maxLength.title).min(1).default('file'),
  dry_run: z.enum(['true', 'false']).default('false').meta({
    description: 'With true, nothing is stored',
  }),
});

const figures = z.object(
  Object.fromEntries(statFigures.map((name) => [name, z.int()])) as Record<
    (typeof statFigures)[number],
    z.ZodInt
  >,
);

export const statDifference = figures.extend({ currency: z.string() });

export const statImportResult = z.object({
  dry_run: z.boolean(),
  import_id: z.int().nullable().meta({ description: 'Null if nothing was stored' }),
  lines: z.int(),
  from: z.string(),
  to: z.string(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  unchanged: z.int(),
  before: z.array(statDifference).meta({ description: 'The sums of the days in the file before' }),
  after: z.array(statDifference),
  missing_days: z.array(z.string()).meta({ description: 'Days between the first and the last' }),
  vanished_days: z.array(z.string()).meta({
    description: 'Days with stored figures that the file has none for. They stay as they are',
  }),
  closed_months: z.array(z.object({ month: z.string(), rows: z.int() })).meta({
    description: 'Rows that differ but weren’t stored, because their month is closed',
  }),
  fallen: z.array(z.enum(statFigures)).meta({
    description: 'Figures that were there before and are all zero now',
  }),
  errors: z.array(z.object({ row: z.int(), path: z.string(), message: z.string() })),
  all_errors: z.int(),
});
export type StatImportResult = z.output<typeof statImportResult>;

export const statImportEntry = z.object({
  id: z.int(),
  programme_id: z.int(),
  source_id: z.int().nullable(),
  name: z.string(),
  actor: z.string(),
  from_day: z.string(),
  to_day: z.string(),
  lines: z.int(),
  changed: z.int(),
  created_at: z.string(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
});
export const statImportQuery = z.object({
  ...longListPaging,
  programme_id: idInPath.optional(),
});
export const statImportList = listOf(statImportEntry);
