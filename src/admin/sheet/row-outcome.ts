import { type RowFate, rowFates, type SheetRow } from '#contract/admin/sheet.ts';

export const fateWords: Record<RowFate, string> = {
  create: 'created',
  update: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
};

export const countFates = (rows: readonly SheetRow[]) =>
  Object.fromEntries(
    rowFates.map((fate) => [fate, rows.filter((row) => row.fate === fate).length]),
  ) as Record<RowFate, number>;

/** `2 created, 1 refused`: what there is none of is not named. */
export const summaryOf = (counts: Record<RowFate, number>) =>
  rowFates
    .filter((fate) => counts[fate] > 0)
    .map((fate) => `${counts[fate]} ${fateWords[fate]}`)
    .join(', ') || 'nothing';
