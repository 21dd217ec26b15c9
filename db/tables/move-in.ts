import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ImportState, ImportStep } from '#contract/move-in/site-import.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { Flag } from './flag.ts';

/** A working import without a process that works on it has stopped. */
type StoredImportState = Exclude<ImportState, 'stopped'>;

type SiteImportTable = {
  id: GeneratedAlways<number>;
  name: string;
  /** The host of the old site. */
  source: Generated<string>;
  state: Generated<StoredImportState>;
  failure: string | null;
  /** JSON, like the contents, the options and the report. */
  counts: Generated<string>;
  contents: string | null;
  options: Generated<string>;
  /** The name under which the options are kept. */
  mapping: Generated<string>;
  is_planned: Generated<Flag>;
  step: ImportStep | null;
  done: Generated<number>;
  total: Generated<number>;
  report: string | null;
  release_id: number | null;
  author: string;
  created_at: ColumnType<string, never, never>;
};

/** Everything that a file contained, so that an import goes on after a restart, in any process. */
type ImportRecordTable = {
  import_id: number;
  position: number;
  kind: string;
  /** JSON, like what was made of it. */
  record: string;
  made: string | null;
};

/** Links an item of the old site to its entry here, so that a second import updates the entry instead of adding another. */
type ImportedEntryTable = {
  source: string;
  guid: string;
  kind: ProposableKind;
  entity_id: number;
  /** As JSON, while `release_id` isn't published. */
  proposed: string | null;
  /** The last published state. Comparing it with the live one shows what has been edited here since. */
  state: string | null;
  /** The state published before that, which an undo brings back. */
  former_state: string | null;
  release_id: number | null;
};

/** Where an old address will lead. Edited ones aren't planned again. */
type ImportAddressTable = {
  import_id: number;
  from_path: string;
  to_path: string | null;
  is_edited: Generated<Flag>;
};

type ImportMappingTable = { name: string; options: string };

export type MoveInTables = {
  site_import: SiteImportTable;
  import_record: ImportRecordTable;
  imported_entry: ImportedEntryTable;
  import_address: ImportAddressTable;
  import_mapping: ImportMappingTable;
};
