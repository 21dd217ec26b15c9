import type { FixingFile } from '#contract/money/rate.ts';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import type { StatSource, StatSourceDraft } from '#contract/money/stat-source.ts';
import type { Writer } from '../resource/resource.ts';
import type { ChildImport } from './stat-import/import-in-child.ts';
import type { Fetching } from './stat-source/fetching.ts';

/** `before` is the draft that the editor saw. */
export type SourceChange = { draft: StatSourceDraft; before?: StatSourceDraft | undefined };

/** The parts of Money that need the site's secret, reach other sites, or run in another process. */
export type Money = {
  createSource(writer: Writer, draft: StatSourceDraft): Promise<StatSource>;
  updateSource(writer: Writer, id: number, change: SourceChange): Promise<StatSource>;
  restoreSource(writer: Writer, id: number, snapshot: unknown): Promise<StatSource>;
  importFile(given: ChildImport, bytes: AsyncIterable<Buffer>): Promise<StatImportResult>;
  fetchSource(writer: Writer, fetching: Fetching): Promise<StatImportResult>;
  fetchFixings(file: FixingFile, signal?: AbortSignal): Promise<number>;
};
