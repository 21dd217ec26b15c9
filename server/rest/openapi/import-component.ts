import { importOptionsDraft } from '#contract/move-in/import-options.ts';
import { importReport } from '#contract/move-in/import-report.ts';
import {
  fullImport,
  importAddress,
  importAddressDrafts,
  importContents,
  siteImport,
  siteImportList,
} from '#contract/move-in/site-import.ts';
import { importAddressFile, importMappingList } from '../../move-in/import-calls.ts';
import { importFile } from '../admin/import-upload.ts';

export const importComponents = {
  SiteImport: fullImport,
  SiteImportRow: siteImport,
  SiteImports: siteImportList,
  ImportFile: importFile,
  ImportContents: importContents,
  ImportOptionsDraft: importOptionsDraft,
  ImportMappings: importMappingList,
  ImportReport: importReport,
  ImportAddress: importAddress,
  ImportAddressDrafts: importAddressDrafts,
  ImportAddressFile: importAddressFile,
};
