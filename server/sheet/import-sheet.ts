/**
 * Compares rows without the write lock, and writes only those that differ, in one transaction. So an export of any size
 * can be imported again, and other writers wait for a bounded number of rows.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import {
  maxChangedRows,
  type SheetImport,
  type SheetResult,
  type SheetRow,
} from '#contract/catalogue/sheet/sheet.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError, badInput, type FieldError, fieldErrors } from '../errors.ts';
import type { Writer } from '../resource/resource.ts';
import { fromCsv, type Line, refuseOthers } from './csv.ts';
import { type Fields, fieldAt, readLine, setField } from './read-line.ts';
import type { Column, Identified, Sheet } from './sheet.ts';

type Import<Draft, Whole> = { sheet: Sheet<Draft, Whole>; columns: Column<Whole>[] };

/** A dry run writes the rows too, then rolls back. */
export async function importSheet<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  { db, actor }: Writer,
  { csv, dry_run }: SheetImport,
): Promise<SheetResult> {
  const columns = await sheet.columns(db);
  const known = refuseOthers(['id', ...columns.map(({ name }) => name)]);
  const lines = withRepeated(await fromCsv(csv, known));
  const head = await sheet.log.head(db);
  const compared = await compareLines({ sheet, columns }, db, lines);
  const rows: SheetRow[] = [];
  const rollback = new Error('The rows are rolled back.');
  const work = inLongTransaction(db, async (trx) => {
    const touched = new Set(await sheet.log.changedSince(trx, head));
    for await (const [index, line] of inSlices(lines.entries())) {
      const same = touched.has(Number(line.cells.id)) ? undefined : compared[index];
      rows.push(same ?? (await writeLine({ sheet, columns }, { db: trx, actor }, line)));
    }
    if (dry_run || rows.some(({ outcome }) => outcome === 'refused')) throw rollback;
  });
  await work.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  if (!dry_run) throwRefusals(rows);
  return { written: !dry_run, rows };
}

/** Duplicate rows are rejected, because it's unclear which one should apply. */
function withRepeated(lines: readonly Line[]): Line[] {
  const firstRows = new Map<string, number>();
  return lines.map((line) => {
    const { id = '' } = line.cells;
    const first = id === '' ? undefined : firstRows.get(id);
    if (first === undefined) {
      firstRows.set(id, line.row);
      return line;
    }
    const error = { path: 'id', message: `Is already in row ${first}` };
    return { ...line, errors: [...(line.errors ?? []), error] };
  });
}

export function throwRefusals(rows: readonly SheetRow[]) {
  const errors = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => ({ path: `row ${row}, ${column}`, message })),
  );
  if (errors.length > 0) throw badInput(errors);
}

/** Returns the outcome of each unchanged line, and undefined for each line to be written. */
async function compareLines<Draft, Whole extends Identified>(
  given: Import<Draft, Whole>,
  db: Kysely<Database>,
  lines: readonly Line[],
): Promise<(SheetRow | undefined)[]> {
  const compared: (SheetRow | undefined)[] = [];
  let changed = 0;
  for await (const line of inSlices(lines)) {
    const row = await compareLine(given, db, line);
    if (row === undefined) changed += 1;
    if (changed > maxChangedRows) throw badInput([{ path: 'csv', message: tooManyChanges }]);
    compared.push(row);
  }
  return compared;
}

const tooManyChanges = `Can add or change at most ${maxChangedRows} rows; split the file`;

async function compareLine<Draft, Whole extends Identified>(
  { sheet, columns }: Import<Draft, Whole>,
  db: Kysely<Database>,
  line: Line,
): Promise<SheetRow | undefined> {
  if (line.errors) return undefined;
  const { values, current, before, errors } = await readLine(sheet, columns, db, line.cells);
  if (current === undefined || errors.length > 0) return undefined;
  const draft = sheet.draft.safeParse(values);
  const isUnchanged = draft.success && isSame(sheet, draft.data, before);
  return isUnchanged ? rowOf(line, 'unchanged', sheet.nameOf(current)) : undefined;
}

/**
 * Writes a line with its invalid cells replaced, so that one run also finds the line's other errors and those of later
 * lines. Files with a refused line are rolled back.
 */
async function writeLine<Draft, Whole extends Identified>(
  { sheet, columns }: Import<Draft, Whole>,
  writer: Writer & { db: Transaction<Database> },
  line: Line,
): Promise<SheetRow> {
  const { values, current, before, ...read } = await readLine(
    sheet,
    columns,
    writer.db,
    line.cells,
  );
  const errors: SheetRow['errors'] = [];

  /** Returns true if any error is new. Ignores errors in replaced cells, which are not the editor's. */
  function report(found: readonly FieldError[]): boolean {
    const wrong = new Set(errors.map(({ column }) => column));
    const added = found
      .map(({ path, message }) => ({ column: columnAt(columns, path), message }))
      .filter(({ column }) => !wrong.has(column))
      // If the id is wrong, the intended row may have the missing values.
      .filter(({ column }) => column === 'id' || !wrong.has('id') || column in line.cells);
    errors.push(...added);
    return added.length > 0;
  }

  async function write(): Promise<Whole | undefined> {
    const wrong = new Set(errors.map(({ column }) => column));
    const draft = sheet.draft.safeParse(replaceWrong(sheet, columns, { values, before, wrong }));
    if (!draft.success) return undefined;
    try {
      return await (current
        ? sheet.update(writer, current.id, draft.data)
        : sheet.create(writer, draft.data));
    } catch (error) {
      return report(errorsOf(sheet, error)) ? write() : undefined;
    }
  }

  report([...(line.errors ?? []), ...read.errors]);
  const draft = sheet.draft.safeParse(values);
  if (!draft.success) report(fieldErrors(draft.error.issues));
  if (current && draft.success && errors.length === 0 && isSame(sheet, draft.data, before))
    return rowOf(line, 'unchanged', sheet.nameOf(current));
  const written = await write();
  if (errors.length > 0 || written === undefined) {
    const name = columns[0] ? (line.cells[columns[0].name] ?? '') : '';
    return { ...rowOf(line, 'refused', name), errors };
  }
  if (!current) return rowOf(line, 'create', sheet.nameOf(written));
  const changes = columns.filter(({ write }) => write(written) !== write(current));
  return {
    ...rowOf(line, 'update', sheet.nameOf(written)),
    changes: changes.map(({ name }) => name),
  };
}

function isSame<Draft, Whole>(
  { remarks = [] }: Sheet<Draft, Whole>,
  draft: Draft,
  before: Fields | undefined,
): boolean {
  const withoutRemarks = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !remarks.includes(name)));
  return isDeepStrictEqual(withoutRemarks(draft as object), withoutRemarks(before ?? {}));
}

const rowOf = ({ row }: Line, outcome: SheetRow['outcome'], name: string): SheetRow => ({
  row,
  outcome,
  name,
  changes: [],
  errors: [],
});

const columnAt = <Whole>(columns: readonly Column<Whole>[], path: string) =>
  columns.find((column) => column.path && `${path}.`.startsWith(`${column.path}.`))?.name ?? path;

function errorsOf<Draft, Whole>({ key }: Sheet<Draft, Whole>, error: unknown): FieldError[] {
  if (!(error instanceof AppError) || error.code === 'internal') throw error;
  return error.errors ?? [{ path: key[0], message: error.message.replace(/\.$/, '') }];
}

type Replaced = { values: Fields; before: Fields | undefined; wrong: ReadonlySet<string> };

/** Replaces invalid fields with their stored values. If the key is unknown, uses a unique one. */
function replaceWrong<Draft, Whole>(
  { key }: Sheet<Draft, Whole>,
  columns: readonly Column<Whole>[],
  { values, before, wrong }: Replaced,
): Fields {
  const draft = structuredClone(values);
  for (const { name, path } of columns) {
    if (path && wrong.has(name)) setField(draft, path.split('.'), fieldAt(before, path));
  }
  const isKeyWrong = key.some((path) => wrong.has(columnAt(columns, path)));
  if (isKeyWrong || wrong.has('id')) setField(draft, key[0].split('.'), randomUUID());
  return draft;
}
