import type { StatColumn } from '#contract/money/stat-source.ts';

/** A cell as the format has it, before anything is known about its meaning. Undefined if the row doesn't have it. */
export type RawCell =
  | string
  | number
  | null
  | undefined
  | { day: string }
  | { isFormula: true }
  | { other: string };

export type RawCells = Partial<Record<StatColumn, RawCell>>;

export type RawRow = {
  row: number;
  cells: RawCells;
  /** Why the row can't be read at all. */
  fault?: string;
};

const maxShown = 60;

/** For messages. */
export function shown(cell: RawCell): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell !== 'object') return shortened(String(cell).trim());
  if ('day' in cell) return cell.day;
  return 'other' in cell ? shortened(cell.other) : '';
}

export const shortened = (text: string) =>
  text.length <= maxShown ? text : `${[...text].slice(0, maxShown).join('')}…`;

const formulaSign = /^[=+@\uff1d\uff0b\uff20]/;

/** Also finds the full-width signs, which spreadsheets accept. */
export const startsLikeFormula = (text: string) => formulaSign.test(text);

/** A text may start with a minus only if it's a negative number. */
export const isLikeFormula = (text: string) => startsLikeFormula(text) || /^[-\uff0d]\D/.test(text);
