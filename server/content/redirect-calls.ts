import { sheetResult } from '#contract/catalogue/sheet/sheet.ts';
import { redirectImport } from '#contract/content/redirect-import.ts';
import { adminCall, csvCall } from '../resource/admin-call.ts';
import { type KindNames, operationOn, resourceCalls } from '../resource/resource-calls.ts';
import { exportRedirects } from './export-redirects.ts';
import { importRedirects } from './import-redirects.ts';
import { redirectResource } from './redirect-resource.ts';

export const redirectCalls = (names: KindNames) => ({
  ...resourceCalls(names, redirectResource),
  exportCsv: csvCall({
    ...operationOn(names, 'export'),
    role: 'viewer',
    file: 'redirects.csv',
    run: ({ db, signal }) => exportRedirects(db, signal),
  }),
  importCsv: adminCall({
    ...operationOn(names, 'import'),
    summary: 'Import redirects from a file of this or another system, or do a dry run',
    role: 'editor',
    proposes: { kinds: [names.kind], via: 'sheet' },
    input: redirectImport,
    output: sheetResult,
    run: ({ writer }, file) => importRedirects(writer, file),
  }),
});
