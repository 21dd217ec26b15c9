import { type RowOutcome, rowOutcomes, type SheetRow } from '#contract/catalogue/sheet/sheet.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

export const countOutcomes = (rows: readonly SheetRow[]) =>
  Object.fromEntries(
    rowOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as Record<RowOutcome, number>;

/** Returns a summary such as `2 created, 1 refused`, without outcomes that don't occur. */
export const countsText = (counts: Record<RowOutcome, number>, text: AdminTexts['sheet']) =>
  rowOutcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => text.counted(counts[outcome], text.outcomes[outcome]))
    .join(', ') || text.nothing;
