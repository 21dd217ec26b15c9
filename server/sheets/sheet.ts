/** A table's rows as a spreadsheet: what is exported can be edited and imported again. */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { SheetImport, SheetResult, SheetRow } from '#contract/admin/sheet.ts';
import { isId } from '#contract/id.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, badInput, type FieldError, fieldErrors } from '../errors.ts';
import type { Writer } from '../resources/resource.ts';
import { type Cells, fromCsv, type Line, toCsv } from './csv.ts';

/** A cell that says something that cannot be read, and what is wrong with it. */
export type Unreadable = { unreadable: string };

export type Column<Whole> = {
  name: string;
  /** Where a draft holds it; a column without one is only for who reads the sheet. */
  path?: string;
  write: (whole: Whole) => string;
  read?: (cell: string) => unknown | Unreadable;
};

export type Sheet<Draft, Whole> = {
  columns: (db: Kysely<Database>) => Promise<Column<Whole>[]>;
  draft: z.ZodType<Draft>;
  nameOf: (whole: Whole) => string;
  ids: (db: Kysely<Database>) => Promise<number[]>;
  get: (db: Kysely<Database>, id: number) => Promise<Whole>;
  create: (writer: Writer, draft: Draft) => Promise<Whole>;
  update: (writer: Writer, id: number, draft: Draft) => Promise<Whole>;
};

type Identified = { id: number };

/** After so many, whoever else waits for the process has a turn. */
const rowsAtOnce = 50;

const nothingWhenGone = (error: unknown) => {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
};

export async function exportSheet<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  db: Kysely<Database>,
): Promise<string> {
  const columns = await sheet.columns(db);
  const rows: Cells[] = [];
  for (const [index, id] of (await sheet.ids(db)).entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    const whole = await sheet.get(db, id).catch(nothingWhenGone);
    if (!whole) continue;
    const cells = columns.map(({ name, write }) => [name, write(whole)]);
    rows.push({ id: String(id), ...Object.fromEntries(cells) });
  }
  return toCsv(['id', ...columns.map(({ name }) => name)], rows);
}

/** Every row is written as an editor would write it, in one transaction; a dry run takes it back. */
export async function importSheet<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  { db, actor }: Writer,
  { csv, dry_run }: SheetImport,
): Promise<SheetResult> {
  const columns = await sheet.columns(db);
  const lines: Line[] = fromCsv(csv, ['id', ...columns.map(({ name }) => name)]);
  const rows: SheetRow[] = [];
  const takenBack = new Error('The rows are taken back.');
  const work = inTransaction(db, async (trx) => {
    for (const { row, cells } of lines) {
      const told = await writeRow(sheet, columns, { db: trx, actor }, cells);
      rows.push({ row, ...told });
    }
    if (dry_run || rows.some(({ outcome }) => outcome === 'refused')) throw takenBack;
  });
  await work.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  if (!dry_run) refuseAsOne(rows);
  return { written: !dry_run, rows };
}

function refuseAsOne(rows: readonly SheetRow[]) {
  const errors = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => ({ path: `row ${row}, ${column}`, message })),
  );
  if (errors.length > 0) throw badInput(errors);
}

type Told = Omit<SheetRow, 'row'>;

async function writeRow<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  columns: Column<Whole>[],
  writer: Writer & { db: Transaction<Database> },
  cells: Cells,
): Promise<Told> {
  const columnAt = (path: string) =>
    columns.find((column) => column.path && path.startsWith(column.path))?.name ?? path;
  const named = columns[0] ? (cells[columns[0].name] ?? '') : '';
  const refused = (errors: FieldError[]): Told => ({
    outcome: 'refused',
    name: named,
    changes: [],
    errors: errors.map(({ path, message }) => ({ column: columnAt(path), message })),
  });

  const id = Number(cells.id);
  if (cells.id && !/^[1-9]\d*$/.test(cells.id)) {
    return refused([{ path: 'id', message: 'Must be a whole number' }]);
  }
  if (cells.id && !isId(id)) return refused([{ path: 'id', message: 'No row has this id' }]);
  try {
    const current = cells.id ? await sheet.get(writer.db, id) : undefined;
    const before = current && sheet.draft.parse(current);
    const { values, unreadable } = readCells(columns, cells, current, before);
    if (unreadable.length > 0) return refused(unreadable);
    const draft = sheet.draft.safeParse(values);
    if (!draft.success) return refused(fieldErrors(draft.error.issues));
    if (!current) {
      const created = await sheet.create(writer, draft.data);
      return { outcome: 'create', name: sheet.nameOf(created), changes: [], errors: [] };
    }
    if (isDeepStrictEqual(draft.data, before)) {
      return { outcome: 'unchanged', name: sheet.nameOf(current), changes: [], errors: [] };
    }
    const updated = await sheet.update(writer, current.id, draft.data);
    const changes = columns
      .filter(({ write }) => write(updated) !== write(current))
      .map(({ name }) => name);
    return { outcome: 'update', name: sheet.nameOf(updated), changes, errors: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    return refused(error.errors ?? [{ path: 'id', message: error.message.replace(/\.$/, '') }]);
  }
}

const isUnreadable = (value: unknown): value is Unreadable =>
  typeof value === 'object' && value !== null && 'unreadable' in value;

/** A column that the sheet does not have, and a cell that is as it was, keep what is there. */
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
    else put(values, path.split('.'), value);
  }
  return { values, unreadable };
}

export const emptyIsNull = (cell: string) => (cell === '' ? null : cell);

function put(fields: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const inner = (fields[name] ?? {}) as Record<string, unknown>;
  fields[name] = inner;
  put(inner, rest, value);
}
