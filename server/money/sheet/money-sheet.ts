/** Parts that the sheets of all kinds of entries about money share. */
import type { Kysely } from 'kysely';
import { fold } from '#contract/fold.ts';
import type { MoneyKind } from '#contract/money/money-change.ts';
import { undoneOnError } from '../../../db/discarded-write.ts';
import {
  findMoneyLogHead,
  listChangedMoneyIds,
} from '../../../db/repositories/money/money-change.ts';
import { listProgrammes } from '../../../db/repositories/money/programme.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Writer } from '../../resource/resource.ts';
import { readNumber } from '../../sheet/read-cell.ts';
import type { Column, SheetLog, Unreadable } from '../../sheet/sheet.ts';

export const moneyLogOf = (kind: MoneyKind): SheetLog => ({
  head: findMoneyLogHead,
  changedSince: (db, head) => listChangedMoneyIds(db, kind, head),
});

type Writes<Draft, Whole> = {
  create: (writer: Writer, draft: Draft) => Promise<Whole>;
  update: (writer: Writer, id: number, draft: Draft) => Promise<Whole>;
};

/** An import goes on after a refused row to find the errors of others, which PostgreSQL only allows after a savepoint. */
export function undoneWrites<Draft, Whole>(resource: Writes<Draft, Whole>): Writes<Draft, Whole> {
  const attempt = (writer: Writer, write: (inside: Writer) => Promise<Whole>) =>
    inTransaction(writer.db, (trx) => undoneOnError(trx, (db) => write({ ...writer, db })));
  return {
    create: (writer, draft) => attempt(writer, (inside) => resource.create(inside, draft)),
    update: (writer, id, draft) => attempt(writer, (inside) => resource.update(inside, id, draft)),
  };
}

export const emptyIsMissing = (cell: string) => cell || undefined;

/** A field whose cell has the text itself. */
export const textColumn = <Name extends string, Whole extends Record<Name, string | null>>(
  name: Name,
  read?: NonNullable<Column<Whole>['read']>,
): Column<Whole> => ({
  name,
  path: name,
  write: (whole) => whole[name] ?? '',
  ...(read && { read }),
});

export const numberColumn = <Name extends string, Whole extends Record<Name, number | null>>(
  name: Name,
): Column<Whole> => ({
  name,
  path: name,
  read: readNumber,
  write: (whole) => String(whole[name] ?? ''),
});

/** A programme's cell can have its ID or its name. */
export async function programmeColumns(
  db: Kysely<Database>,
): Promise<Column<{ programme_id: number }>[]> {
  const { items } = await listProgrammes(db, { offset: 0 });
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const ids = new Map(items.map(({ id, name }) => [fold(name), id]));
  const read = (cell: string): number | undefined | Unreadable => {
    if (cell === '') return undefined;
    if (/^\d+$/.test(cell) && names.has(Number(cell))) return Number(cell);
    const unreadable = `There is no programme with the ID or name “${cell.slice(0, 200)}”`;
    return ids.get(fold(cell)) ?? { unreadable };
  };
  return [
    {
      name: 'programme_id',
      path: 'programme_id',
      read,
      write: ({ programme_id }) => String(programme_id),
    },
    { name: 'programme_name', write: ({ programme_id }) => names.get(programme_id) ?? '' },
  ];
}
