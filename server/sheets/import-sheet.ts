/**
 * Rows are compared without the write lock, and only those that differ are written, in one transaction. So an
 * export of any size can be imported again, and other writers wait for a bounded number of rows.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import {
  maxChangedRows,
  type SheetImport,
  type SheetResult,
  type SheetRow,
} from '#contract/admin/sheet.ts';
import { isId } from '#contract/id.ts';
import { findLogHead, listChangedIds } from '../../db/change-log.ts';
import type { Database } from '../../db/tables.ts';
import { timeSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError, badInput, type FieldError, fieldErrors } from '../errors.ts';
import type { Writer } from '../resources/resource.ts';
import { emptyIsNull } from './cell.ts';
import { type Cells, fromCsv, type Line, refuseOthers } from './csv.ts';
import type { Column, Identified, Sheet, Unreadable } from './sheet.ts';

type Import<Draft, Whole> = { sheet: Sheet<Draft, Whole>; columns: Column<Whole>[] };

/** A dry run writes the rows too, and rolls them back. */
export async function importSheet<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  { db, actor }: Writer,
  { csv, dry_run }: SheetImport,
): Promise<SheetResult> {
  const columns = await sheet.columns(db);
  const lines = await fromCsv(csv, refuseOthers(['id', ...columns.map(({ name }) => name)]));
  const cursor = await findLogHead(db);
  const compared = await compareLines({ sheet, columns }, db, lines);
  const rows: SheetRow[] = [];
  const rollback = new Error('The rows are rolled back.');
  const work = inLongTransaction(db, async (trx) => {
    const touched = new Set(await listChangedIds(trx, sheet.kind, cursor));
    const giveWay = timeSlices();
    for (const [index, line] of lines.entries()) {
      await giveWay();
      const known = touched.has(Number(line.cells.id)) ? undefined : compared[index];
      rows.push(known ?? (await writeLine({ sheet, columns }, { db: trx, actor }, line)));
    }
    if (dry_run || rows.some(({ outcome }) => outcome === 'refused')) throw rollback;
  });
  await work.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  if (!dry_run) throwRefusals(rows);
  return { written: !dry_run, rows };
}

export function throwRefusals(rows: readonly SheetRow[]) {
  const errors = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => ({ path: `row ${row}, ${column}`, message })),
  );
  if (errors.length > 0) throw badInput(errors);
}

/**
 * Returns the outcome of each line that is refused or changes nothing, and undefined for each that is to be written.
 * A later line with the same id is to be written too, because the row that it is compared with has changed by then.
 */
async function compareLines<Draft, Whole extends Identified>(
  given: Import<Draft, Whole>,
  db: Kysely<Database>,
  lines: readonly Line[],
): Promise<(SheetRow | undefined)[]> {
  const compared: (SheetRow | undefined)[] = [];
  const writtenIds = new Set<string>();
  let changed = 0;
  const giveWay = timeSlices();
  for (const line of lines) {
    await giveWay();
    const { id } = line.cells;
    const row = id && writtenIds.has(id) ? undefined : await compareLine(given, db, line);
    if (id && row === undefined) writtenIds.add(id);
    if (row?.outcome !== 'unchanged') changed += 1;
    if (changed > maxChangedRows) throw badInput([{ path: 'csv', message: tooManyChanges }]);
    compared.push(row);
  }
  return compared;
}

const tooManyChanges = `Must add or change at most ${maxChangedRows} rows; split the file`;

const compareLine = <Draft, Whole extends Identified>(
  given: Import<Draft, Whole>,
  db: Kysely<Database>,
  line: Line,
): Promise<SheetRow | undefined> =>
  refusedOnError(given, line, async () => {
    const { current, isChanged } = await readLine(given, db, line.cells);
    return current && !isChanged ? unchanged(given, line, current) : undefined;
  });

const writeLine = <Draft, Whole extends Identified>(
  given: Import<Draft, Whole>,
  writer: Writer & { db: Transaction<Database> },
  line: Line,
): Promise<SheetRow> =>
  refusedOnError(given, line, async () => {
    const { sheet, columns } = given;
    const { current, draft, isChanged } = await readLine(given, writer.db, line.cells);
    if (!current) {
      const created = await sheet.create(writer, draft);
      return rowOf(line, 'create', sheet.nameOf(created));
    }
    if (!isChanged) return unchanged(given, line, current);
    const updated = await sheet.update(writer, current.id, draft);
    const changes = columns
      .filter(({ write }) => write(updated) !== write(current))
      .map(({ name }) => name);
    return { ...rowOf(line, 'update', sheet.nameOf(updated)), changes };
  });

const rowOf = ({ row }: Line, outcome: SheetRow['outcome'], name: string): SheetRow => ({
  row,
  outcome,
  name,
  changes: [],
  errors: [],
});

const unchanged = <Draft, Whole>({ sheet }: Import<Draft, Whole>, line: Line, current: Whole) =>
  rowOf(line, 'unchanged', sheet.nameOf(current));

async function refusedOnError<Draft, Whole, Result>(
  { columns }: Import<Draft, Whole>,
  line: Line,
  work: () => Promise<Result>,
): Promise<Result | SheetRow> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    const errors = error.errors ?? [{ path: 'id', message: error.message.replace(/\.$/, '') }];
    const columnAt = (path: string) =>
      columns.find((column) => column.path && path.startsWith(column.path))?.name ?? path;
    const name = columns[0] ? (line.cells[columns[0].name] ?? '') : '';
    return {
      ...rowOf(line, 'refused', name),
      errors: errors.map(({ path, message }) => ({ column: columnAt(path), message })),
    };
  }
}

async function readLine<Draft, Whole extends Identified>(
  { sheet, columns }: Import<Draft, Whole>,
  db: Kysely<Database>,
  cells: Cells,
) {
  const id = Number(cells.id);
  if (cells.id && !/^[1-9]\d*$/.test(cells.id)) throw idError('Must be a whole number');
  if (cells.id && !isId(id)) throw idError('No row has this id');
  const current = cells.id ? await sheet.get(db, id) : undefined;
  const before = current && sheet.draft.parse(current);
  const draft = sheet.draft.safeParse(readCells(columns, cells, current, before));
  if (!draft.success) throw badInput(fieldErrors(draft.error.issues));
  return { current, draft: draft.data, isChanged: !isDeepStrictEqual(draft.data, before) };
}

const idError = (message: string) => badInput([{ path: 'id', message }]);

const isUnreadable = (value: unknown): value is Unreadable =>
  typeof value === 'object' && value !== null && 'unreadable' in value;

/** A field keeps its value when the sheet lacks its column, or its cell is as it was exported. */
function readCells<Whole>(
  columns: Column<Whole>[],
  cells: Cells,
  current: Whole | undefined,
  before: unknown,
) {
  const values = structuredClone(before ?? {}) as Record<string, unknown>;
  const unreadable: FieldError[] = [];
  for (const { name, path, write, read = emptyIsNull } of columns) {
    const cell = cells[name];
    if (cell === undefined || path === undefined) continue;
    if (current !== undefined && write(current).trim() === cell) continue;
    const value = read(cell);
    if (isUnreadable(value)) unreadable.push({ path, message: value.unreadable });
    else setField(values, path.split('.'), value);
  }
  if (unreadable.length > 0) throw badInput(unreadable);
  return values;
}

function setField(fields: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const inner = (fields[name] ?? {}) as Record<string, unknown>;
  fields[name] = inner;
  setField(inner, rest, value);
}
