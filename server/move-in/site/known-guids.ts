/** Lets each item of an old site into an import once, also if several files contain it. */
import type { Kysely } from 'kysely';
import { listRecords, type StoredImport } from '../../../db/repositories/move-in/site-import.ts';
import type { Database } from '../../../db/tables.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import type { SiteRecord } from './site-plan.ts';

/** In UTF-16 code units. WordPress has no longer ones, and what uses these texts takes its time. */
const longest = { guid: 500, title: 1_000, link: 2_048, slug: 500 };

const cut = (text: string, max: number) => text.slice(0, max).toWellFormed();

function bounded(item: ExportItem): ExportItem {
  const { guid, title, link, slug, type, id } = item;
  return {
    ...item,
    guid: cut(guid || link || `${type} ${id}`, longest.guid),
    title: cut(title, longest.title),
    link: cut(link, longest.link),
    slug: cut(slug, longest.slug),
  };
}

export async function knownGuids(db: Kysely<Database>, { id, contents }: StoredImport) {
  const earlier = new Set<string>();
  if (contents !== null) {
    for (const kind of ['item', 'attachment'] as const)
      for await (const { record } of listRecords(db, id, kind))
        earlier.add((record as ExportItem).guid);
  }
  const inFile = new Set<string>();
  return {
    /** Returns nothing for an item that an earlier file contains. */
    checked(record: SiteRecord): SiteRecord | undefined {
      if (record.kind !== 'item') return record;
      const item = bounded(record);
      if (earlier.has(item.guid)) return undefined;
      if (inFile.has(item.guid)) {
        const { line, title } = item;
        const reason = 'Another entry of the file has the same ID';
        return { kind: 'left_out', element: 'item', line, title, reason };
      }
      inFile.add(item.guid);
      return item;
    },
  };
}
