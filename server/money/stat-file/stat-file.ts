import type { StatRow } from '#contract/money/stat-row.ts';
import type { StatColumn } from '#contract/money/stat-source.ts';
import { badInput } from '../../errors.ts';

/** `row` is the row number in a spreadsheet, where the heading is 1, or the position in a list, which starts at 1. */
export type RowError = { row: number; path: StatColumn; message: string };

/** Nothing may be imported if there are errors. */
export type StatFile = {
  /** One for each day, product, campaign, market and currency, in this order. */
  rows: StatRow[];
  from: string;
  to: string;
  /** The days in between that have no rows. Empty for changes, because quiet days are left out of those. */
  missing: string[];
  /** The first ones only. */
  errors: RowError[];
  errorCount: number;
  lines: number;
};

const megabyte = 2 ** 20;

export const limits = {
  streamedBytes: 200 * megabyte,
  /** Of files that are in memory as a whole. */
  wholeBytes: 50 * megabyte,
  unpackedBytes: 200 * megabyte,
  rows: 1_000_000,
  campaigns: 500,
  errors: 100,
  columns: 2_000,
  /** In characters, as are the rest. */
  cell: 10_000,
  record: 1_000_000,
  depth: 100,
};

/** Refuses the whole file. */
export const fileRefusal = (message: string) => badInput([{ path: 'file', message }]);

export const tooManyBytes = (maxBytes: number) =>
  fileRefusal(`Must be at most ${Math.floor(maxBytes / megabyte)} MB`);
