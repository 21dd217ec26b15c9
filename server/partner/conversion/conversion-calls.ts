import { sheetImport, sheetResult } from '#contract/catalogue/sheet.ts';
import { newPostbackKey, postbackKey } from '#contract/partner/conversion.ts';
import { adminCall, byId } from '../../call/admin-call.ts';
import { importConversions } from './import-conversions.ts';
import { readPostbackKey, renewPostbackKey } from './postback-key.ts';

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
    input: byId.extend(sheetImport.shape),
    body: sheetImport,
    output: sheetResult,
    run: ({ writer }, { id, ...sheet }) => importConversions(writer, id, sheet),
  }),
};
