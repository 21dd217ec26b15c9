import type { Kysely } from 'kysely';
import { isId } from '#contract/id.ts';
import type { Database } from '../../db/tables.ts';
import { AppError, type FieldError } from '../errors.ts';
import type { Cells } from './csv.ts';
import { emptyIsNull } from './read-cell.ts';
import type { Column, Identified, Sheet, Unreadable } from './sheet.ts';

export type Fields = Record<string, unknown>;

type ReadLine<Whole> = {
  /** The row that the line changes, with its stored draft in `before`. */
  current?: Whole | undefined;
  before?: Fields | undefined;
  values: Fields;
  errors: FieldError[];
};

/** Reads a line with a wrong id as if it had none, so that its other cells are checked too. */
export async function readLine<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  columns: Column<Whole>[],
  db: Kysely<Database>,
  cells: Cells,
): Promise<ReadLine<Whole>> {
  const found = await findCurrent(sheet, db, cells.id ?? '');
  if (typeof found === 'string') {
    const { values, errors } = readCells(columns, cells, undefined, undefined);
    return { values, errors: [{ path: 'id', message: found }, ...errors] };
  }
  const before = found && (sheet.draft.parse(found) as Fields);
  return { current: found, before, ...readCells(columns, cells, found, before) };
}

/** Returns an error message if no row has the id. */
async function findCurrent<Draft, Whole extends Identified>(
  sheet: Sheet<Draft, Whole>,
  db: Kysely<Database>,
  id: string,
): Promise<Whole | undefined | string> {
  if (id === '') return undefined;
  if (!/^[1-9]\d*$/.test(id)) return 'Must be a whole number';
  if (!isId(Number(id))) return 'There is no row with this ID';
  try {
    return await sheet.get(db, Number(id));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    return error.message.replace(/\.$/, '');
  }
}

const isUnreadable = (value: unknown): value is Unreadable =>
  typeof value === 'object' && value !== null && 'unreadable' in value;

/**
 * Keeps a field's value if the sheet lacks its column, or if its cell is unchanged from the export. A cell that depends
 * on a changed field is read again: 50.00 are no longer 5000 units if the currency has other decimals.
 */
function readCells<Whole>(
  columns: Column<Whole>[],
  cells: Cells,
  current: Whole | undefined,
  before: Fields | undefined,
) {
  const values: Fields = structuredClone(before ?? {});
  const errors: FieldError[] = [];
  for (const { name, path, write, read = emptyIsNull, dependsOn } of columns) {
    const written = current && write(current).trim();
    const isMoved = dependsOn !== undefined && before?.[dependsOn] !== values[dependsOn];
    const cell = cells[name] ?? (isMoved ? written : undefined);
    if (cell === undefined || path === undefined) continue;
    if (cell === written && !isMoved) continue;
    const value = read(cell, fieldAt(before, path), values);
    if (isUnreadable(value)) errors.push({ path, message: value.unreadable });
    else setField(values, path.split('.'), value);
  }
  return { values, errors };
}

export function setField(fields: Fields, [name = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const inner = (fields[name] ?? {}) as Fields;
  fields[name] = inner;
  setField(inner, rest, value);
}

export const fieldAt = (fields: Fields | undefined, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Fields | undefined)?.[name], fields);
