/** The calls about money, except for uploads of files, which are routes of their own. */
import { z } from 'zod';
import { documentDraft, fullDocument, listedDocument } from '#contract/money/document.ts';
import { moneyChange, moneyChangeList, moneyChangeQuery } from '#contract/money/money-change.ts';
import { moneySettings, moneySettingsDraft } from '#contract/money/money-settings.ts';
import {
  fixingFetch,
  importedFixings,
  rate,
  rateDraft,
  rateKey,
  rateList,
  rateQuery,
} from '#contract/money/rate.ts';
import {
  statImportEntry,
  statImportList,
  statImportQuery,
  statImportResult,
} from '#contract/money/stat-import.ts';
import { statPreset } from '#contract/money/stat-preset.ts';
import { pagedList } from '../../db/paged-list.ts';
import { listMoneyChanges } from '../../db/repositories/money/money-change.ts';
import { listRates } from '../../db/repositories/money/rate.ts';
import { listStatImports } from '../../db/repositories/money/stat-import.ts';
import { adminCall, byId } from '../resource/admin-call.ts';
import { addDocument, getDocument } from './document.ts';
import { entityCalls, moneyNames, moneyReads, moneyWrites } from './entity-calls.ts';
import { readMoneySettings, replaceMoneySettings } from './money-settings.ts';
import { listPresets } from './preset/list-presets.ts';
import { enterRate, removeRate } from './rate/enter-rate.ts';
import { restoreMoney } from './restore-money.ts';
import { getStatImport, undoStatImport } from './stat-import/undo-stat-import.ts';
import { statSourceResource, statSourceSchemas } from './stat-source/stat-source-resource.ts';

const sources = moneyNames('/stat-sources', 'a stat source', 'stat sources');

const sourceCalls = entityCalls(sources, statSourceResource, statSourceSchemas);
/** Addresses lead to other sites, and carry secrets there. */
const isConfirmed = true;

export const statFetch = z.object({ dry_run: z.boolean().default(false) });

export const statSourceCalls = {
  ...sourceCalls,
  create: adminCall({
    ...sourceCalls.create,
    ...moneyWrites,
    isConfirmed,
    run: ({ deps, writer }, draft) => deps.money.createSource(writer, draft),
  }),
  update: adminCall({
    ...sourceCalls.update,
    ...moneyWrites,
    isConfirmed,
    run: ({ deps, writer }, { id, ...change }) => deps.money.updateSource(writer, id, change),
  }),
  fetch: adminCall({
    ...moneyWrites,
    operationId: 'fetchStatSource',
    summary: 'Fetch and import the figures of a source, or do a dry run',
    method: 'POST',
    path: `${sources.path}/:id/fetch`,
    input: byId.extend(statFetch.shape),
    body: statFetch,
    mayOmitBody: true,
    output: statImportResult,
    conflicts: true,
    run: ({ deps, writer }, { id, dry_run }) =>
      deps.money.fetchSource(writer, { id, isDryRun: dry_run }),
  }),
  presets: adminCall({
    ...moneyReads,
    operationId: 'listStatPresets',
    summary: 'List what figures of known platforms look like',
    method: 'GET',
    path: '/stat-presets',
    output: z.object({ items: z.array(statPreset) }),
    run: async () => ({ items: listPresets() }),
  }),
};

export const programmeStatCalls = {
  imports: adminCall({
    ...moneyReads,
    operationId: 'listStatImports',
    summary: 'List imports of figures, newest first',
    method: 'GET',
    path: '/programme-stats/imports',
    input: statImportQuery,
    output: statImportList,
    run: ({ db }, query) => pagedList(listStatImports)(db, query),
  }),
  getImport: adminCall({
    ...moneyReads,
    operationId: 'getStatImport',
    summary: 'Get an import of figures',
    method: 'GET',
    path: '/programme-stats/imports/:id',
    input: byId,
    output: statImportEntry,
    run: ({ db }, { id }) => getStatImport(db, id),
  }),
  undoImport: adminCall({
    ...moneyWrites,
    operationId: 'undoStatImport',
    summary: 'Bring back what an import of figures replaced',
    method: 'POST',
    path: '/programme-stats/imports/:id/undo',
    input: byId,
    output: statImportEntry,
    conflicts: true,
    run: ({ writer }, { id }) => undoStatImport(writer, id),
  }),
};

export const rateCalls = {
  list: adminCall({
    ...moneyReads,
    operationId: 'listRates',
    summary: 'List exchange rates, newest first',
    method: 'GET',
    path: '/rates',
    input: rateQuery,
    output: rateList,
    run: ({ db }, query) => pagedList(listRates)(db, query),
  }),
  enter: adminCall({
    ...moneyWrites,
    operationId: 'enterRate',
    summary: 'Enter or replace a rate of a currency without a fixing',
    method: 'POST',
    path: '/rates',
    input: rateDraft,
    output: rate,
    status: 201,
    conflicts: true,
    run: ({ writer }, draft) => enterRate(writer, draft),
  }),
  remove: adminCall({
    ...moneyWrites,
    operationId: 'deleteRate',
    summary: 'Delete a rate that was entered',
    method: 'DELETE',
    path: '/rates/:day/:currency',
    input: rateKey,
    run: ({ writer }, key) => removeRate(writer, key),
  }),
  fetch: adminCall({
    ...moneyWrites,
    operationId: 'fetchRates',
    summary: 'Fetch the fixings of the European Central Bank',
    method: 'POST',
    path: '/rates/fetch',
    input: fixingFetch,
    mayOmitBody: true,
    output: importedFixings,
    run: async ({ deps }, { file }) => ({ rates: await deps.money.fetchFixings(file) }),
  }),
};

export const moneyDocumentCalls = {
  create: adminCall({
    ...moneyWrites,
    operationId: 'createMoneyDocument',
    summary: 'Store a file that belongs to a deal or a statement',
    method: 'POST',
    path: '/money-documents',
    input: documentDraft,
    output: listedDocument,
    status: 201,
    conflicts: true,
    run: ({ writer }, draft) => addDocument(writer, draft),
  }),
  get: adminCall({
    ...moneyReads,
    operationId: 'getMoneyDocument',
    summary: 'Get a file that belongs to a deal or a statement',
    method: 'GET',
    path: '/money-documents/:id',
    input: byId,
    output: fullDocument,
    trusted: true,
    run: ({ db }, { id }) => getDocument(db, id),
  }),
};

export const moneyChangeCalls = {
  list: adminCall({
    ...moneyReads,
    operationId: 'listMoneyChanges',
    summary: 'List changes of programmes, deals, payments and rates, newest first',
    method: 'GET',
    path: '/money-changes',
    input: moneyChangeQuery,
    output: moneyChangeList,
    run: ({ db }, query) => pagedList(listMoneyChanges)(db, query),
  }),
  restore: adminCall({
    ...moneyWrites,
    isConfirmed,
    operationId: 'restoreMoneyChange',
    summary: 'Restore the version after a change of a programme, deal or payment',
    method: 'POST',
    path: '/money-changes/:id/restore',
    input: byId,
    output: moneyChange,
    status: 201,
    conflicts: true,
    run: ({ deps, writer }, { id }) => restoreMoney(deps.money, writer, id),
  }),
  settings: adminCall({
    ...moneyReads,
    operationId: 'getMoneySettings',
    summary: 'Get the currency of reports',
    method: 'GET',
    path: '/money-settings',
    output: moneySettings,
    run: ({ db }) => readMoneySettings(db),
  }),
  replaceSettings: adminCall({
    ...moneyWrites,
    operationId: 'updateMoneySettings',
    summary: 'Replace the currency of reports',
    method: 'PUT',
    path: '/money-settings',
    input: moneySettingsDraft,
    output: moneySettings,
    run: ({ db }, settings) => replaceMoneySettings(db, settings),
  }),
};
