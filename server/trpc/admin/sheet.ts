import { sheetImport } from '#contract/catalogue/sheet.ts';
import { exportSheet } from '../../catalogue/sheet/export-sheet.ts';
import { importSheet } from '../../catalogue/sheet/import-sheet.ts';
import type { Sheet } from '../../catalogue/sheet/sheet.ts';
import { adminProcedure } from '../trpc.ts';

export const sheetProcedures = <Draft, Whole extends { id: number }>(
  sheet: Sheet<Draft, Whole>,
) => ({
  exportCsv: adminProcedure.query(async ({ ctx, signal }) =>
    Buffer.concat(await exportSheet(sheet, ctx.db, signal)).toString(),
  ),
  importCsv: adminProcedure
    .input(sheetImport)
    .mutation(({ ctx, input }) => importSheet(sheet, ctx.writer, input)),
});
