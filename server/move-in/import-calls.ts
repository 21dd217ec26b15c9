import { z } from 'zod';
import { sheetResult } from '#contract/catalogue/sheet/sheet.ts';
import { redirectImport } from '#contract/content/redirect-import.ts';
import { importMapping, importOptionsDraft } from '#contract/move-in/import-options.ts';
import {
  fullImport,
  importAddressDrafts,
  importAddressList,
  importAddressQuery,
  siteImport,
  siteImportList,
} from '#contract/move-in/site-import.ts';
import { pagedList } from '../../db/paged-list.ts';
import { listImportAddresses } from '../../db/repositories/move-in/import-address.ts';
import { deleteImport } from '../../db/repositories/move-in/import-list.ts';
import { listImportMappings } from '../../db/repositories/move-in/import-mapping.ts';
import { AppError } from '../errors.ts';
import { adminCall, byId, csvCall } from '../resource/admin-call.ts';
import { editAddresses, exportAddresses, importAddresses } from './run/edit-addresses.ts';
import { readImport, readImportProgress, readImports } from './run/read-import.ts';
import { planImport } from './site/plan-site.ts';

/** Nothing is published before the release of the import is, so these writes need no confirmation. */
const common = { tag: 'Imports', role: 'owner', proposes: false, isConfirmed: false } as const;
const { proposes: _, ...reading } = common;

export const importMappingList = z.object({ items: z.array(importMapping) });
const addressQuery = importAddressQuery.extend(byId.shape);
export const importAddressFile = redirectImport.pick({ csv: true, dry_run: true });

export const importCalls = {
  list: adminCall({
    ...reading,
    operationId: 'listImports',
    summary: 'List the imports of other sites, newest first',
    method: 'GET',
    path: '/imports',
    output: siteImportList,
    run: async ({ db }) => ({ items: await readImports(db) }),
  }),
  mappings: adminCall({
    ...reading,
    operationId: 'listImportMappings',
    summary: 'List the saved options of imports',
    method: 'GET',
    path: '/import-mappings',
    output: importMappingList,
    run: async ({ db }) => ({ items: await listImportMappings(db) }),
  }),
  get: adminCall({
    ...reading,
    operationId: 'getImport',
    summary: 'Get an import with its contents, options and report',
    method: 'GET',
    path: '/imports/:id',
    input: byId,
    output: fullImport,
    trusted: true,
    run: ({ db }, { id }) => readImport(db, id),
  }),
  progress: adminCall({
    ...reading,
    operationId: 'getImportProgress',
    summary: 'Get the state of an import',
    method: 'GET',
    path: '/imports/:id/progress',
    input: byId,
    output: siteImport,
    run: ({ db }, { id }) => readImportProgress(db, id),
  }),
  plan: adminCall({
    ...common,
    operationId: 'planImport',
    summary: 'Save what the contents of an import become, and plan its addresses',
    method: 'PUT',
    path: '/imports/:id/options',
    input: byId.extend(importOptionsDraft.shape),
    body: importOptionsDraft,
    output: fullImport,
    trusted: true,
    conflicts: true,
    async run({ db }, { id, ...draft }) {
      await planImport(db, id, draft);
      return readImport(db, id);
    },
  }),
  start: adminCall({
    ...common,
    operationId: 'startImport',
    summary: 'Start an import, or go on with one that was stopped',
    method: 'POST',
    path: '/imports/:id/start',
    input: byId,
    output: siteImport,
    conflicts: true,
    async run({ db, deps, writer }, { id }) {
      await deps.imports.start(writer, id);
      return readImportProgress(db, id);
    },
  }),
  cancel: adminCall({
    ...common,
    operationId: 'cancelImport',
    summary: 'Stop an import, which keeps what it has prepared',
    method: 'POST',
    path: '/imports/:id/cancel',
    input: byId,
    output: siteImport,
    async run({ db, deps }, { id }) {
      await deps.imports.cancel(id);
      return readImportProgress(db, id);
    },
  }),
  delete: adminCall({
    ...common,
    operationId: 'deleteImport',
    summary: 'Delete an import, but not its release',
    method: 'DELETE',
    path: '/imports/:id',
    input: byId,
    conflicts: true,
    async run({ db }, { id }) {
      const { state } = await readImportProgress(db, id);
      if (state === 'working') throw new AppError('conflict', 'Cancel the import first.');
      if (state === 'reading') throw new AppError('conflict', 'The file is still being read.');
      await deleteImport(db, id);
    },
  }),
  addresses: adminCall({
    ...reading,
    operationId: 'listImportAddresses',
    summary: 'List where the old addresses will lead',
    method: 'GET',
    path: '/imports/:id/addresses',
    input: addressQuery,
    output: importAddressList,
    run: ({ db }, query) => pagedList(listImportAddresses)(db, query),
  }),
  editAddresses: adminCall({
    ...common,
    operationId: 'updateImportAddresses',
    summary: 'Change where old addresses will lead',
    method: 'PUT',
    path: '/imports/:id/addresses',
    input: byId.extend(importAddressDrafts.shape),
    body: importAddressDrafts,
    conflicts: true,
    run: ({ db }, { id, items }) => editAddresses(db, id, items),
  }),
  exportAddresses: csvCall({
    ...reading,
    operationId: 'exportImportAddresses',
    summary: 'Export the old addresses and where they will lead as CSV',
    path: '/imports/:id/addresses/export',
    input: byId,
    file: 'addresses.csv',
    run: ({ db, signal }, { id }) => exportAddresses(db, id, signal),
  }),
  importAddresses: adminCall({
    ...common,
    operationId: 'uploadImportAddresses',
    summary: 'Change where old addresses will lead from a CSV file, or do a dry run',
    method: 'POST',
    path: '/imports/:id/addresses/import',
    input: byId.extend(importAddressFile.shape),
    body: importAddressFile,
    output: sheetResult,
    conflicts: true,
    run: ({ db }, { id, ...file }) => importAddresses(db, id, file),
  }),
};
