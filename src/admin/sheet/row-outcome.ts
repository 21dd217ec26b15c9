import { type RowOutcome, rowOutcomes, type SheetRow } from '#contract/admin/sheet.ts';

export const outcomeWords: Record<RowOutcome, string> = {
  create: 'created',
  update: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
};

export const countOutcomes = (rows: readonly SheetRow[]) =>
  Object.fromEntries(
    rowOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as Record<RowOutcome, number>;

/** Such as `2 created, 1 refused`. Outcomes that no row has are left out. */
export const summaryOf = (counts: Record<RowOutcome, number>) =>
  rowOutcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcomeWords[outcome]}`)
    .join(', ') || 'nothing';
