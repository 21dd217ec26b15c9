import { z } from 'zod';
import { boundedText } from '../field-schema.ts';

/** The rows that one import writes. Rows that change nothing do not count. */
export const maxChangedRows = 1000;

/** The lines of a file, blank ones included. */
export const maxLines = 100_000;

/** In characters, with room in the body of a call for what JSON adds. */
export const maxSheetLength = 8_000_000;

/** A dry run checks and reports everything, and writes nothing. */
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
  /** Rows are counted as a spreadsheet counts them: the header is 1. */
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  name: z.string(),
  /** An update changes these columns. */
  changes: z.array(z.string()),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
});
export type SheetRow = z.output<typeof sheetRow>;

export const sheetResult = z.object({ written: z.boolean(), rows: z.array(sheetRow) });
export type SheetResult = z.output<typeof sheetResult>;
