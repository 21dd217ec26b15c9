import type { Kysely } from 'kysely';
import type { FullImport, SiteImport } from '#contract/move-in/site-import.ts';
import {
  findListedImport,
  type ListedImport,
  listImports,
} from '../../../db/repositories/move-in/import-list.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { getSettledImport } from '../site/reading.ts';
import { contentsIn, getImport, optionsIn, reportIn } from '../site/stored-import.ts';
import { findImportAtWork } from './import-lease.ts';

/** An import whose process was killed is still stored as working. */
const withState = ({ state, ...stored }: ListedImport, atWork: number | undefined): SiteImport => ({
  ...stored,
  state: state === 'working' && stored.id !== atWork ? 'stopped' : state,
});

/** A file that a process has left half read doesn't count. */
async function settled(db: Kysely<Database>, listed: ListedImport): Promise<ListedImport> {
  if (listed.state !== 'reading') return listed;
  await getSettledImport(db, listed.id);
  return (await findListedImport(db, listed.id)) ?? listed;
}

export async function readImports(db: Kysely<Database>): Promise<SiteImport[]> {
  const atWork = await findImportAtWork(db);
  const imports: SiteImport[] = [];
  for (const listed of await listImports(db))
    imports.push(withState(await settled(db, listed), atWork));
  return imports;
}

export async function readImportProgress(db: Kysely<Database>, id: number): Promise<SiteImport> {
  const atWork = await findImportAtWork(db);
  const stored = await findListedImport(db, id);
  if (!stored) throw new AppError('not_found', `There is no import with the ID ${id}.`);
  return withState(await settled(db, stored), atWork);
}

export async function readImport(db: Kysely<Database>, id: number): Promise<FullImport> {
  const progress = await readImportProgress(db, id);
  const stored = await getImport(db, id);
  return {
    ...progress,
    contents: contentsIn(stored),
    options: optionsIn(stored),
    mapping: stored.mapping,
    is_planned: stored.is_planned === 1,
    report: reportIn(stored),
  };
}
