import type { Kysely } from 'kysely';
import { sheetResult } from '#contract/catalogue/sheet/sheet.ts';
import { clickReportQuery } from '#contract/partner/click-report.ts';
import type { ConversionOverview } from '#contract/partner/conversion.ts';
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
import { findPartners } from '../../../db/repositories/catalogue/card/offer-partner.ts';
import { listLastPostbacks } from '../../../db/repositories/partner/postback.ts';
import { listProductsWithKey } from '../../../db/repositories/partner/postback-key.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { adminCall, byId } from '../../resource/admin-call.ts';
import { readClickReport } from '../click/report/click-report.ts';
import { importConversions } from './import-conversions.ts';
import { readPostbackKey, renewPostbackKey } from './postback-key.ts';
import { loggedPostbackOf, readPostbacks } from './postback-log.ts';
import { readImports, undoImport } from './undo-import.ts';

/** Lists partners with a key, clicks, conversions or postbacks in the last 28 days, most clicks first. */
async function readConversionOverview(db: Kysely<Database>): Promise<ConversionOverview> {
  const timeZone = await findTimeZone(db);
  const report = await readClickReport(db, clickReportQuery.parse({}), { timeZone });
  const rows = new Map(report.items.map((row) => [Number(row.key), row]));
  const withKey = new Set((await listProductsWithKey(db)).map(({ product_id }) => product_id));
  const last = new Map((await listLastPostbacks(db)).map((row) => [row.product_id, row]));
  const ids = new Set([...rows.keys(), ...withKey, ...last.keys()]);
  const partners = await findPartners(
    db,
    [...ids].map((product_id) => ({ product_id })),
  );
  const items = [...partners.values()].map(({ id, name, click_parameter }) => {
    const row = rows.get(id);
    const postback = last.get(id);
    return {
      product_id: id,
      name,
      has_key: withKey.has(id),
      has_click_parameter: click_parameter !== undefined,
      clicks: row?.clicks ?? 0,
      signups: row?.signups ?? 0,
      deposits: row?.deposits ?? 0,
      earned: (row?.money ?? []).map(({ currency, earned }) => ({ currency, amount: earned })),
      last: postback ? loggedPostbackOf(postback) : null,
    };
  });
  items.sort((one, other) => other.clicks - one.clicks || one.product_id - other.product_id);
  return { from: report.from, to: report.to, has_examples: report.has_examples, items };
}

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
    proposes: false,
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
    proposes: false,
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
    proposes: false,
    method: 'DELETE',
    path: '/products/:id/conversions/imports/:importId',
    input: importInPath,
    conflicts: true,
    run: ({ writer }, input) => undoImport(writer, input),
  }),
};
