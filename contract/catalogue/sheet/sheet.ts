import { z } from 'zod';
import { boundedText } from '../../field-schema.ts';

/** The most rows that one import can write. Unchanged rows don't count. */
export const maxChangedRows = 1000;

/** The most lines that a file can have, including blank ones. */
export const maxLines = 100_000;

/** In characters. Leaves room in the request body for JSON escapes. */
export const maxSheetLength = 8_000_000;

/** A dry run checks and reports everything but writes nothing. */
export const sheetImport = z.object({
  csv: boundedText(maxSheetLength, 'Choose a file').min(1, 'The file is empty').meta({
    description: 'The first line names the columns, as in an export',
  }),
  dry_run: z.boolean().default(true),
});
export type SheetImport = z.output<typeof sheetImport>;

export const rowOutcomes = ['create', 'update', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const sheetRow = z.object({
  /** Numbered as in a spreadsheet: the header is row 1. */
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  name: z.string(),
  /** The columns that an update changes. */
  changes: z.array(z.string()),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
});
export type SheetRow = z.output<typeof sheetRow>;

export const sheetResult = z.object({ written: z.boolean(), rows: z.array(sheetRow) });
export type SheetResult = z.output<typeof sheetResult>;
