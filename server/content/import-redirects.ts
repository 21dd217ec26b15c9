/**
 * Imports the redirects of another system. Lines that can't become a redirect are listed and left out; the others are
 * written in one transaction.
 */
import type { Transaction } from 'kysely';
import type { SheetResult, SheetRow } from '#contract/catalogue/sheet/sheet.ts';
import { type RedirectDraft, redirectDraft } from '#contract/content/redirect.ts';
import type { RedirectImport } from '#contract/content/redirect-import.ts';
import { findRedirectFrom } from '../../db/repositories/content/redirect.ts';
import type { Database } from '../../db/tables.ts';
import { timeSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError, fieldErrors } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import { pathsOf, type Refused, rowOf } from './redirect-file/checked-line.ts';
import type { LeftLine, OldLine } from './redirect-file/old-line.ts';
import { readRedirectFile } from './redirect-file/read-redirect-file.ts';
import { redirectResource } from './redirect-resource.ts';

type InTransaction = Writer & { db: Transaction<Database> };

/** A dry run writes the redirects too, then rolls back. */
export async function importRedirects(
  { db, ...writer }: Writer,
  { csv, old_site, dry_run }: RedirectImport,
): Promise<SheetResult> {
  const lines = await readRedirectFile(csv);
  const rows: SheetRow[] = [];
  const rollback = new Error('The redirects are rolled back.');
  const work = inLongTransaction(db, async (trx) => {
    // PostgreSQL may repeat the work.
    rows.length = 0;
    const firstRows = new Map<string, number>();
    const yieldTurn = timeSlices('writing');
    for (const line of lines) {
      await yieldTurn();
      const read = draftOf(line, old_site);
      const checked = 'errors' in read ? read : withoutRepeated(read, line.row, firstRows);
      rows.push(
        'errors' in checked
          ? rowOf(line, 'refused', checked.errors)
          : await writeLine({ ...writer, db: trx }, line, checked),
      );
    }
    if (dry_run) throw rollback;
  });
  await work.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  return { written: !dry_run, rows };
}

function draftOf(line: OldLine | LeftLine, oldSite: string): RedirectDraft | Refused {
  const paths = pathsOf(line, oldSite);
  if ('errors' in paths) return paths;
  const draft = redirectDraft.safeParse(paths);
  return draft.success ? draft.data : { errors: fieldErrors(draft.error.issues) };
}

/** Repeated lines are refused, because it's unclear which one should apply. */
function withoutRepeated(draft: RedirectDraft, row: number, firstRows: Map<string, number>) {
  const first = firstRows.get(draft.from_path);
  if (first === undefined) {
    firstRows.set(draft.from_path, row);
    return draft;
  }
  return { errors: [{ path: 'from_path', message: `Is already in row ${first}` }] };
}

async function writeLine(
  writer: InTransaction,
  line: OldLine | LeftLine,
  draft: RedirectDraft,
): Promise<SheetRow> {
  const current = await findRedirectFrom(writer.db, draft.from_path);
  try {
    if (!current) {
      await redirectResource.create(writer, draft);
      return rowOf(line, 'create');
    }
    const final = await redirectResource.withFinalTarget(writer.db, draft, current.id);
    if (final.to_path === current.to_path) return rowOf(line, 'unchanged');
    await redirectResource.update(writer, current.id, draft);
    return rowOf(line, 'update');
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    const errors = error.errors ?? [{ path: 'from_path', message: error.message }];
    return rowOf(line, 'refused', errors);
  }
}
