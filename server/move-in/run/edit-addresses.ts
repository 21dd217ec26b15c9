/** Changes where old addresses will lead, one by one or from a CSV file, which every import can also be exported as. */
import type { Kysely, Transaction } from 'kysely';
import type { SheetResult, SheetRow } from '#contract/catalogue/sheet/sheet.ts';
import type { ImportAddressDraft } from '#contract/move-in/site-import.ts';
import { inLongSnapshot } from '../../../db/read-snapshot.ts';
import {
  editImportAddresses,
  readImportAddresses,
} from '../../../db/repositories/move-in/import-address.ts';
import { findKnownAddresses } from '../../../db/repositories/move-in/known-address.ts';
import { forgetMade } from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { pathsOf, rowOf } from '../../content/redirect-file/checked-line.ts';
import type { LeftLine, OldLine } from '../../content/redirect-file/old-line.ts';
import { readRedirectFile } from '../../content/redirect-file/read-redirect-file.ts';
import { type FieldError, refuse } from '../../errors.ts';
import { csvHeader, csvLines } from '../../sheet/csv.ts';
import { exporting, requireClient } from '../../sheet/export-sheet.ts';
import { requireRead } from '../site/plan-site.ts';
import { getImport } from '../site/stored-import.ts';
import { checkedAddress } from './address-draft.ts';

/** Links in texts follow the addresses, so what was made of texts is made again. */
async function saveAddresses(
  trx: Transaction<Database>,
  id: number,
  drafts: readonly ImportAddressDraft[],
) {
  if (drafts.length === 0) return;
  await editImportAddresses(trx, id, drafts);
  await forgetMade(trx, id);
}

export const editAddresses = (
  db: Kysely<Database>,
  id: number,
  items: readonly ImportAddressDraft[],
): Promise<void> =>
  inLongTransaction(db, async (trx) => {
    requireRead(await getImport(trx, id));
    const known = await findKnownAddresses(
      trx,
      id,
      items.map((item) => item.from_path),
    );
    const drafts: ImportAddressDraft[] = [];
    const errors: FieldError[] = [];
    for (const [index, item] of items.entries()) {
      const checked = checkedAddress(item, known);
      if ('errors' in checked) {
        const inItem = checked.errors.map((error) => ({
          ...error,
          path: `items.${index}.${error.path}`,
        }));
        errors.push(...inItem);
      } else drafts.push(checked);
    }
    refuse(errors);
    await saveAddresses(trx, id, drafts);
  });

const columns = ['old', 'new', 'edited'];
const gone = '410';
const linesAtOnce = 200;

/** Exports one consistent state, and stops if the client disconnects. */
export const exportAddresses = (
  db: Kysely<Database>,
  id: number,
  wanted: AbortSignal | undefined,
): Promise<Buffer[]> =>
  exporting(1, () =>
    inLongSnapshot(db, async (snapshot) => {
      await getImport(snapshot, id);
      const parts = [Buffer.from(csvHeader(columns))];
      let rows: Record<string, string>[] = [];
      const addRows = () => {
        parts.push(Buffer.from(csvLines(columns, rows)));
        rows = [];
      };
      for await (const { from_path, to_path, is_edited } of readImportAddresses(snapshot, id)) {
        requireClient(wanted);
        rows.push({ old: from_path, new: to_path ?? gone, edited: is_edited ? 'yes' : '' });
        if (rows.length === linesAtOnce) addRows();
      }
      if (rows.length > 0) addRows();
      return parts;
    }),
  );

type File = { csv: string; dry_run: boolean };

/** Lines that can't be an address are listed and left out. A dry run only lists. */
export async function importAddresses(
  db: Kysely<Database>,
  id: number,
  { csv, dry_run }: File,
): Promise<SheetResult> {
  const lines = await readRedirectFile(csv);
  return inLongTransaction(db, async (trx) => {
    const stored = await getImport(trx, id);
    requireRead(stored);
    const known = new Map<string, string | null>();
    for await (const { from_path, to_path } of readImportAddresses(trx, id)) {
      known.set(from_path, to_path);
    }
    const site = { oldSite: stored.source, known };
    const rows: SheetRow[] = [];
    const drafts = new Map<string, ImportAddressDraft>();
    for await (const line of inSlices(lines)) {
      const draft = draftOf(line, site);
      const checked = 'errors' in draft ? draft : withoutRepeated(draft, drafts);
      if ('errors' in checked) rows.push(rowOf(line, 'refused', checked.errors));
      else {
        const { from_path, to_path } = checked;
        drafts.set(from_path, checked);
        rows.push(rowOf(line, outcomeOf(known.get(from_path), to_path)));
      }
    }
    const changed = [...drafts.values()].filter(
      ({ from_path, to_path }) => known.get(from_path) !== to_path,
    );
    if (!dry_run) await saveAddresses(trx, id, changed);
    return { written: !dry_run, rows };
  });
}

const outcomeOf = (before: string | null | undefined, to: string | null) => {
  if (before === undefined) return 'create';
  return before === to ? 'unchanged' : 'update';
};

type Checked = ReturnType<typeof checkedAddress>;

type Site = { oldSite: string; known: ReadonlyMap<string, unknown> };

function draftOf(line: OldLine | LeftLine, { oldSite, known }: Site): Checked {
  const paths = pathsOf(line, oldSite);
  return 'errors' in paths ? paths : checkedAddress(paths, known);
}

const withoutRepeated = (draft: ImportAddressDraft, earlier: Map<string, unknown>): Checked =>
  earlier.has(draft.from_path)
    ? { errors: [{ path: 'from_path', message: 'Appears twice' }] }
    : draft;
