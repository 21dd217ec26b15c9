import { sheetImport, sheetResult } from '#contract/catalogue/sheet/sheet.ts';
import { adminCall, csvCall } from '../resource/admin-call.ts';
import { type KindNames, operationOn } from '../resource/resource-calls.ts';
import { exportSheet } from './export-sheet.ts';
import { importSheet } from './import-sheet.ts';
import type { Sheet } from './sheet.ts';

export const sheetCalls = <Draft, Whole extends { id: number }>(
  names: KindNames,
  sheet: Sheet<Draft, Whole>,
) => ({
  exportCsv: csvCall({
    ...operationOn(names, 'export'),
    role: 'viewer',
    file: `${names.path.slice(1)}.csv`,
    conflicts: true,
    run: ({ db, signal }) => exportSheet(sheet, db, signal),
  }),
  importCsv: adminCall({
    ...operationOn(names, 'import'),
    role: 'editor',
    proposes: { kinds: [names.kind], via: 'sheet' },
    input: sheetImport,
    output: sheetResult,
    run: ({ writer }, file) => importSheet(sheet, writer, file),
  }),
});
