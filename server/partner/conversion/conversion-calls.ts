import { sheetResult } from '#contract/catalogue/sheet/sheet.ts';
import {
  conversionImport,
  conversionImportList,
  conversionOverview,
  importInPath,
  loggedPostbackList,
  newPostbackKey,
  postbackKey,
  postbackTrial,
  postbackTrialResult,
} from '#contract/partner/conversion.ts';
import { adminCall, byId } from '../../resource/admin-call.ts';
import { readConversionOverview } from './conversion-overview.ts';
import { importConversions } from './import-conversions.ts';
import { readPostbackKey, renewPostbackKey } from './postback-key.ts';
import { readPostbacks } from './postback-log.ts';
import { readImports, undoImport } from './undo-import.ts';

const tag = 'Conversions';
const keyPath = '/products/:id/postback-key';

export const conversionCalls = {
  key: adminCall({
    tag,
    operationId: 'getPostbackKey',
    summary: 'Get who created the postback key of a product',
    role: 'viewer',
    method: 'GET',
    path: keyPath,
    input: byId,
    output: postbackKey,
    run: ({ db }, { id }) => readPostbackKey(db, id),
  }),
  renewKey: adminCall({
    tag,
    operationId: 'renewPostbackKey',
    summary: 'Create a postback key and revoke the previous one',
    role: 'owner',
    method: 'POST',
    path: keyPath,
    input: byId,
    output: newPostbackKey,
    status: 201,
    run: ({ writer }, { id }) => renewPostbackKey(writer, id),
  }),
  importCsv: adminCall({
    tag,
    operationId: 'importConversions',
    summary: 'Import conversions from a partner, or do a dry run',
    role: 'editor',
    method: 'POST',
    path: '/products/:id/conversions/import',
    input: byId.extend(conversionImport.shape),
    body: conversionImport,
    output: sheetResult,
    run: ({ writer }, { id, ...sheet }) => importConversions(writer, id, sheet),
  }),
  overview: adminCall({
    tag,
    operationId: 'listConversionOverview',
    summary: 'List what each partner reported in the last 28 days',
    role: 'viewer',
    method: 'GET',
    path: '/conversions',
    output: conversionOverview,
    run: ({ db }) => readConversionOverview(db),
  }),
  postbacks: adminCall({
    tag,
    operationId: 'listPostbacks',
    summary: 'List recent postbacks of a partner, and why some were refused',
    role: 'viewer',
    method: 'GET',
    path: '/products/:id/postbacks',
    input: byId,
    output: loggedPostbackList,
    run: ({ db }, { id }) => readPostbacks(db, id),
  }),
  tryPostback: adminCall({
    tag,
    operationId: 'tryPostback',
    summary: 'Check a postback without counting it',
    role: 'viewer',
    method: 'GET',
    path: '/products/:id/postbacks/try',
    input: byId.extend(postbackTrial.shape),
    output: postbackTrialResult,
    run: ({ deps }, { id, ...trial }) => deps.postbacks.check(id, trial),
  }),
  imports: adminCall({
    tag,
    operationId: 'listConversionImports',
    summary: 'List recent imports of conversions',
    role: 'viewer',
    method: 'GET',
    path: '/products/:id/conversions/imports',
    input: byId,
    output: conversionImportList,
    run: ({ db }, { id }) => readImports(db, id),
  }),
  undoImport: adminCall({
    tag,
    operationId: 'undoConversionImport',
    summary: 'Undo an import of conversions',
    role: 'editor',
    method: 'DELETE',
    path: '/products/:id/conversions/imports/:importId',
    input: importInPath,
    conflicts: true,
    run: ({ writer }, input) => undoImport(writer, input),
  }),
};
