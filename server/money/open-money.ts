import type { FixingFile } from '#contract/money/rate.ts';
import type { StatImportResult } from '#contract/money/stat-import.ts';
import type { StatSource, StatSourceDraft } from '#contract/money/stat-source.ts';
import type { RoomParts } from '../deps.ts';
import type { Writer } from '../resource/resource.ts';
import { fetchFixings } from './rate/fetch-fixings.ts';
import { type Fetching, fetchSource } from './stat-source/fetch-source.ts';
import { createSource, restoreSource, updateSource } from './stat-source/source-secrets.ts';

/** What needs the site's secret or other sites. */
export type Money = {
  createSource(writer: Writer, draft: StatSourceDraft): Promise<StatSource>;
  updateSource(writer: Writer, id: number, draft: StatSourceDraft): Promise<StatSource>;
  restoreSource(writer: Writer, id: number, snapshot: unknown): Promise<StatSource>;
  fetchSource(writer: Writer, fetching: Fetching): Promise<StatImportResult>;
  fetchFixings(file: FixingFile, signal?: AbortSignal): Promise<number>;
};

export function openMoney({ limits: { db, secret }, network }: RoomParts): Money {
  return {
    createSource: (writer, draft) => createSource(writer, secret, draft),
    updateSource: (writer, id, draft) => updateSource(writer, secret, id, draft),
    restoreSource,
    fetchSource: (writer, fetching) => fetchSource({ db, network, secret }, writer, fetching),
    fetchFixings: (file, signal) => fetchFixings({ db, network }, file, signal),
  };
}
