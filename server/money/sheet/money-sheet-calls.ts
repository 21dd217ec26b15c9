import { sheetImport, sheetResult } from '#contract/catalogue/sheet/sheet.ts';
import { adminCall, csvCall } from '../../resource/admin-call.ts';
import { type EntityNames, operationOn } from '../../resource/resource-calls.ts';
import { exportSheet } from '../../sheet/export-sheet.ts';
import { importSheet } from '../../sheet/import-sheet.ts';
import type { Sheet } from '../../sheet/sheet.ts';
import { moneyReads, moneyWrites } from '../entity-calls.ts';

export const moneySheetCalls = <Draft, Whole extends { id: number }>(
  names: EntityNames,
  sheet: Sheet<Draft, Whole>,
) => ({
  exportCsv: csvCall({
    ...operationOn(names, 'export'),
    ...moneyReads,
    file: `${names.path.slice(1)}.csv`,
    conflicts: true,
    run: ({ db, signal }) => exportSheet(sheet, db, signal),
  }),
  importCsv: adminCall({
    ...operationOn(names, 'import'),
    ...moneyWrites,
    input: sheetImport,
    output: sheetResult,
    run: ({ writer }, file) => importSheet(sheet, writer, file),
  }),
});
