/** A sheet is a CSV file of a table, which can be exported, edited and imported again. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { findLogHead, listChangedIds } from '../../db/change-log.ts';
import type { SheetTable } from '../../db/sql/list-rows.ts';
import type { Database } from '../../db/tables.ts';
import type { Writer } from '../resource/resource.ts';

/** A cell that cannot be read, with an error message. */
export type Unreadable = { unreadable: string };

export type Column<Whole> = {
  name: string;
  /** The field of the draft. Columns without one are informational, and ignored by imports. */
  path?: string;
  write: (whole: Whole) => string;
  /**
   * If a cell doesn't contain the whole field, the rest of the stored value is kept. `fields` has those of the columns
   * before this one.
   */
  read?: (
    cell: string,
    stored: unknown,
    fields: Readonly<Record<string, unknown>>,
  ) => unknown | Unreadable;
  /** An earlier field that decides what this cell means, such as the currency of an amount. */
  dependsOn?: string;
  isAmount?: true;
};

/** Finds the rows that others have changed while an import compared its own. */
export type SheetLog = {
  head: (db: Kysely<Database>) => Promise<number>;
  changedSince: (db: Kysely<Database>, head: number) => Promise<number[]>;
};

export const changeLogOf = (kind: EntityKind): SheetLog => ({
  head: findLogHead,
  changedSince: (db, head) => listChangedIds(db, kind, head),
});

export type Sheet<Draft, Whole> = {
  log: SheetLog;
  table: SheetTable;
  columns: (db: Kysely<Database>) => Promise<Column<Whole>[]>;
  draft: z.ZodType<Draft>;
  /** Fields that only explain a change, and aren't a change themselves. */
  remarks?: readonly string[];
  /** The fields that identify a row. The first one is a string. */
  key: [string, ...string[]];
  nameOf: (whole: Whole) => string;
  get: (db: Kysely<Database>, id: number) => Promise<Whole>;
  create: (writer: Writer, draft: Draft) => Promise<Whole>;
  update: (writer: Writer, id: number, draft: Draft) => Promise<Whole>;
};

export type Identified = { id: number };
