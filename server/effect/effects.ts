/** Answers where an entity is shown, and what a change makes appear or vanish. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type {
  ChangeEffects,
  EffectKind,
  PlannedChange,
  ShownPlaces,
} from '#contract/catalogue/effect/effects.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { findLogHead, isImportedSince, listWrittenSince } from '../../db/change-log.ts';
import { copyForPreview } from '../../db/copy/preview-copy.ts';
import { engineSql, timeOf } from '../../db/engine.ts';
import { outsideGauges } from '../../db/metrics/measure.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { findQuietSpan } from '../../db/quiet-span.ts';
import { listMarketPlaces } from '../../db/repositories/site/market-place.ts';
import type { Database } from '../../db/tables.ts';
import { writeEffectSentence } from '../../messages/effect-sentence.ts';
import type { Search } from '../../search-index/open-search-engine.ts';
import { catalogueReads } from '../catalogue/read/catalogue-reads.ts';
import type { Previews } from '../content/preview.ts';
import { overloaded } from '../errors.ts';
import { semaphore } from '../http/semaphore.ts';
import { copyAlone } from '../preview/copy-alone.ts';
import { deletePreviewFolder, makePreviewFolder } from '../preview/preview-folder.ts';
import { previewedReleases } from '../release/preview-release.ts';
import type { Proposables } from '../release/proposable.ts';
import { unknownId, type Writer } from '../resource/resource.ts';
import type { Settings } from '../settings.ts';
import type { MissedSearchLog } from '../visitor/missed-search/missed-search-log.ts';
import { describeChange } from './described-change.ts';
import type { PageLoads } from './loaded-page.ts';
import type { SiteMap } from './shown-page.ts';
import { countGone, missingIn, partWith, placesOf } from './shown-places.ts';
import { readSiteMap } from './site-map.ts';
import { unchangedReads, type Written } from './write-scope.ts';

type Given = {
  search: Search;
  missedSearches: MissedSearchLog;
  previews: Previews;
  settings: Settings;
  database: OpenDatabase;
  proposables: Proposables;
  loadPages: PageLoads;
};

type Kept = {
  map: SiteMap;
  version: number;
  /** The last change in the log that the map covers. */
  seq: number;
  span: { from: number; until: number };
};

const maxBytes = 24 * 1024 * 1024;

/** Only one comparison runs at a time: each copies the database, and several copies could fill the disk. */
const comparing = semaphore('effects', 1, {
  maxWaiting: 8,
  refusal: () => overloaded('The effects of several other changes are being worked out.'),
});

export type Effects = ReturnType<typeof effects>;

export function effects({ settings, database, proposables, loadPages, ...source }: Given) {
  const { db, version } = database;
  let reads: ReturnType<typeof catalogueReads> | undefined;
  let kept: Kept | undefined;
  let reading: Promise<SiteMap> | undefined;

  const readsOf = (read: Pick<OpenDatabase, 'db' | 'version'>) =>
    outsideGauges(() => catalogueReads({ ...source, database: read }, maxBytes));

  /** Has its own cache, so that reading every page doesn't evict what visitors need. */
  async function refreshMap(): Promise<SiteMap> {
    reads ??= readsOf(database);
    const before = version.current();
    const [seq, span] = [await findLogHead(db), await findQuietSpan(db)];
    const isCertain = kept && (await certaintySince(kept));
    const map = await readSiteMap(loadPages, { db, reads, earlier: kept?.map, isCertain });
    kept = { map, version: before, seq, span };
    return map;
  }

  /** Undefined if anything may have changed, because something has started or ended on its own. */
  async function certaintySince({ seq, span }: Kept) {
    const hasPassed = timeOf(db) < span.from || timeOf(db) >= span.until;
    if (hasPassed || (await isImportedSince(db, seq))) return undefined;
    const written: Written[] = [];
    for (const { kind, id } of await listWrittenSince(db, seq)) {
      const after = await proposables[kind].read(db, id).catch(() => null);
      written.push({ kind, id, before: undefined, after });
    }
    return unchangedReads(written, await listMarketPlaces(db));
  }

  async function liveMap(): Promise<SiteMap> {
    await version.refresh();
    if (kept?.version === version.current()) return kept.map;
    reading ??= refreshMap().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function apply(copy: Kysely<Database>, change: PlannedChange): Promise<void> {
    const writer: Writer = { db: copy, actor: 'effects' };
    const { release, kind, id, draft } = change;
    if (release !== undefined) return previewedReleases(proposables).apply(writer, release);
    if (kind === undefined) return;
    const { read, change: update, create, delete: remove } = proposables[kind];
    const isKnown = id !== null && (await read(copy, id)) !== null;
    if (id !== null && !isKnown) throw unknownId(kind, id);
    if (draft !== null && id !== null) await update(writer, id, draft);
    else if (draft !== null) await create?.(writer, await nextId(copy, kind), draft);
    else if (id !== null) await remove?.(writer, id);
  }

  /** Entities that the change wrote, with their states before it. */
  async function writtenIn(copy: Kysely<Database>, head: number): Promise<Written[]> {
    const written: Written[] = [];
    for (const { kind, id } of await listWrittenSince(copy, head)) {
      const { read } = proposables[kind];
      const stateIn = (from: Kysely<Database>): Promise<WrittenState | null> =>
        read(from, id).catch(() => null);
      written.push({ kind, id, before: await stateIn(db), after: await stateIn(copy) });
    }
    return written;
  }

  async function mapAfter(copy: OpenDatabase, change: PlannedChange, earlier: SiteMap) {
    const head = await findLogHead(copy.db);
    await apply(copy.db, change);
    const written = await writtenIn(copy.db, head);
    const isCertain = unchangedReads(written, await listMarketPlaces(copy.db));
    return readSiteMap(loadPages, { db: copy.db, reads: readsOf(copy), earlier, isCertain });
  }

  async function mapsAround(change: PlannedChange) {
    const before = await liveMap();
    const folder = await makePreviewFolder(settings.DATA_DIR);
    try {
      const copy = await copyAlone(db, () =>
        copyForPreview(db, join(folder, 'aceboard.db'), () => timeOf(db)),
      );
      try {
        return { before, after: await mapAfter(copy, change, before) };
      } finally {
        await copy.close();
      }
    } finally {
      await deletePreviewFolder(folder);
    }
  }

  return {
    async where(kind: EffectKind, id: number): Promise<ShownPlaces> {
      const state = await proposables[kind].read(db, id);
      // Nothing shows what doesn't exist.
      const market = kind === 'market' && state ? String(state.code) : undefined;
      const map = await liveMap();
      return placesOf(db, map, partWith(map, { key: `${kind} ${id}`, market }));
    },

    /** Made on a copy of the database, so that nobody waits for it. */
    async ofChange(change: PlannedChange): Promise<ChangeEffects> {
      const described = await describeChange(db, proposables, change);
      const { before, after } = await comparing(1, () => mapsAround(change));
      const appears = await placesOf(db, after, missingIn(after, before));
      const vanishes = await placesOf(db, before, missingIn(before, after));
      const sentence = await writeEffectSentence(change.lang, described, {
        appears: { ...appears, counts: countGone(after, before) },
        vanishes: { ...vanishes, counts: countGone(before, after) },
      });
      return { sentence, appears, vanishes };
    },
  };
}

async function nextId(db: Kysely<Database>, kind: EffectKind): Promise<number> {
  const last = (await engineSql(db).lastIds.list(db)).get(kind.replaceAll('-', '_')) ?? 0;
  return last + 1;
}
