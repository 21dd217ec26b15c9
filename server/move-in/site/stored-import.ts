import type { Kysely } from 'kysely';
import { type ImportOptions, importOptions } from '#contract/move-in/import-options.ts';
import { type ImportReport, importReport } from '#contract/move-in/import-report.ts';
import { type ImportContents, importContents } from '#contract/move-in/site-import.ts';
import { findImport, type StoredImport } from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError } from '../../errors.ts';

export const unreadable = 'The file could not be read completely. Upload it again.';

export async function getImport(db: Kysely<Database>, id: number): Promise<StoredImport> {
  const found = await findImport(db, id);
  if (!found) throw new AppError('not_found', `There is no import with the ID ${id}.`);
  return found;
}

export const contentsIn = ({ contents }: StoredImport): ImportContents =>
  contents === null
    ? { types: [], fields: [], categories: [], links: 0 }
    : importContents.parse(JSON.parse(contents));

export const optionsIn = ({ options }: StoredImport): ImportOptions =>
  importOptions.parse(JSON.parse(options));

export const reportIn = ({ report }: StoredImport): ImportReport | null =>
  report === null ? null : importReport.parse(JSON.parse(report));
