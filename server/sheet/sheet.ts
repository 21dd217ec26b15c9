/** A sheet is a CSV file of a table, which can be exported, edited and imported again. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
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
  /** If a cell doesn't contain the whole field, the rest of the stored value is kept. */
  read?: (cell: string, stored: unknown) => unknown | Unreadable;
};

export type Sheet<Draft, Whole> = {
  kind: EntityKind;
  table: SheetTable;
  columns: (db: Kysely<Database>) => Promise<Column<Whole>[]>;
  draft: z.ZodType<Draft>;
  /** The fields that identify a row. The first one is a string. */
  key: [string, ...string[]];
  nameOf: (whole: Whole) => string;
  get: (db: Kysely<Database>, id: number) => Promise<Whole>;
  create: (writer: Writer, draft: Draft) => Promise<Whole>;
  update: (writer: Writer, id: number, draft: Draft) => Promise<Whole>;
};

export type Identified = { id: number };
