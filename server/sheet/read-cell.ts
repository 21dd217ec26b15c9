import type { Unreadable } from './sheet.ts';

export const emptyIsNull = (cell: string) => (cell === '' ? null : cell);

/** Some countries use a decimal comma. */
export function readNumber(cell: string): number | null | Unreadable {
  if (cell === '') return null;
  const isNumber = /^-?\d+([.,]\d+)?$/.test(cell);
  return isNumber ? Number(cell.replace(',', '.')) : { unreadable: 'Must be a number' };
}

const flags: Record<string, boolean> = {
  true: true,
  '1': true,
  yes: true,
  '': true,
  false: false,
  '0': false,
  no: false,
};

export const readFlag = (cell: string): boolean | Unreadable =>
  flags[cell.toLowerCase()] ?? { unreadable: 'Must be true or false' };

/** Reads a value that the catalogue stores in lower case. */
export const readWord = (cell: string) => (cell === '' ? undefined : cell.toLowerCase());

export const readMarket = (cell: string) => (cell === '' ? undefined : cell.toUpperCase());

export const readCountry = (cell: string) => emptyIsNull(cell.toUpperCase());

/** Adds seconds, which a spreadsheet may drop. Other date formats are left for the schema to refuse. */
export const readTime = (cell: string) =>
  emptyIsNull(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d$/.test(cell) ? `${cell.replace('T', ' ')}:00` : cell);

/** Splits at spaces, which URLs and slugs don't contain. */
export const words = (cell: string) => cell.split(/\s+/).filter(Boolean);
