import type { Unreadable } from './sheet.ts';

export const emptyIsNull = (cell: string) => (cell === '' ? null : cell);

/** A number, with whichever sign its country puts before the tenths. */
export function readNumber(cell: string): number | null | Unreadable {
  if (cell === '') return null;
  const number = Number(cell.replace(',', '.'));
  return Number.isNaN(number) ? { unreadable: 'Must be a number' } : number;
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

/** What is written in small letters, however it was typed. */
export const readWord = (cell: string) => (cell === '' ? undefined : cell.toLowerCase());

export const readMarket = (cell: string) => (cell === '' ? undefined : cell.toUpperCase());

/** A spreadsheet drops the seconds, and some write the day the other way round: only ours is sure. */
export const readTime = (cell: string) =>
  emptyIsNull(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d$/.test(cell) ? `${cell.replace('T', ' ')}:00` : cell);

/** Addresses hold no spaces: so a space stands between two. */
export const words = (cell: string) => cell.split(/\s+/).filter(Boolean);
