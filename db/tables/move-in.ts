import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ProposableKind } from '#contract/release/proposal.ts';

export type ImportState = 'reading' | 'read' | 'proposed' | 'failed';

type SiteImportTable = {
  id: GeneratedAlways<number>;
  name: string;
  /** The host of the old site. */
  source: Generated<string>;
  state: Generated<ImportState>;
  failure: string | null;
  /** JSON, like the options and the report. */
  counts: Generated<string>;
  options: Generated<string>;
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
  /** The state that was imported, as JSON, which tells edits made here from those on the old site. */
  state: string;
  release_id: number | null;
};

export type MoveInTables = {
  site_import: SiteImportTable;
  import_record: ImportRecordTable;
  imported_entry: ImportedEntryTable;
};
