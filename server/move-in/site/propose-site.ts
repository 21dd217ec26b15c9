/** Adds what an import has made to its release, some at a time, so that other writes don't wait for long. */
import type { Transaction } from 'kysely';
import type { ImportReport } from '#contract/move-in/import-report.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { opsBetween, type WrittenState } from '#contract/release/proposal-op.ts';
import { conflictsWith, laidOver } from '#contract/release/proposed-state.ts';
import { undoneOnError } from '../../../db/discarded-write.ts';
import {
  findImported,
  forgetProposed,
  type ImportedEntry,
  listProposedEntries,
  saveProposed,
} from '../../../db/repositories/move-in/imported-entry.ts';
import { type StoredImport, updateImport } from '../../../db/repositories/move-in/site-import.ts';
import {
  deleteProposal,
  listProposalsOfEntities,
  measureProposals,
} from '../../../db/repositories/release/proposal.ts';
import {
  deleteRelease,
  findRelease,
  insertRelease,
  isEditable,
} from '../../../db/repositories/release/release.ts';
import type { Database } from '../../../db/tables.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { InTransaction } from '../../release/apply-proposals.ts';
import { mainKeyOf } from '../../release/person.ts';
import { propose } from '../../release/propose.ts';
import type { Finding } from './page-draft.ts';
import type { SiteReport } from './report-site.ts';
import type { ImportDeps } from './site-plan.ts';

export type ImportedKind =
  | 'payment-method'
  | 'product'
  | 'exclusive-bonus'
  | 'promo-code'
  | 'content-page'
  | 'redirect';
const importedKinds: readonly ProposableKind[] = [
  'payment-method',
  'product',
  'exclusive-bonus',
  'promo-code',
  'content-page',
  'redirect',
] satisfies ImportedKind[];

export type Entry = {
  guid: string;
  name: string;
  kind: ImportedKind;
  state: WrittenState;
  findings: Finding[];
};

export type Proposing = {
  /** Returns the ids of the entries that are in the release or here already, by their guids. */
  propose: (
    entries: AsyncIterable<Entry> | Iterable<Entry>,
    report: SiteReport,
    onProgress?: (done: number) => Promise<void>,
  ) => Promise<Map<string, number>>;
  end: (report: ImportReport) => Promise<number | null>;
};

const entriesAtOnce = 100;

export async function openProposing(
  { writer, proposables, signal }: ImportDeps,
  stored: StoredImport,
): Promise<Proposing> {
  const { db } = writer;
  const { id, source } = stored;
  const releaseId = await inLongTransaction(db, (trx) =>
    openRelease({ ...writer, db: trx }, stored),
  );
  const proposeSome = (entries: readonly Entry[]) =>
    inLongTransaction(db, (trx) =>
      proposeBatch({ writer: { ...writer, db: trx }, proposables, releaseId, source }, entries),
    );
  const seen = new Set<string>();
  return {
    async propose(entries, report, onProgress) {
      const ids = new Map<string, number>();
      let done = 0;
      for await (const some of batchesOf(entries, entriesAtOnce)) {
        signal?.throwIfAborted();
        for (const { guid } of some) seen.add(guid);
        for (const { guid, id, kind, name, findings } of await proposeSome(some)) {
          report.entry(kind, name, findings, id !== undefined);
          if (id !== undefined) ids.set(guid, id);
        }
        done += some.length;
        await onProgress?.(done);
      }
      return ids;
    },
    end: (report) =>
      inLongTransaction(db, async (trx) => {
        await withdrawOthers(trx, { source, releaseId, seen });
        const { proposals } = await measureProposals(trx, releaseId);
        // An import of what is here already leaves no release behind.
        if (proposals === 0) await deleteRelease(trx, releaseId);
        const release_id = proposals === 0 ? null : releaseId;
        await updateImport(trx, id, { release_id, report: JSON.stringify(report) });
        return release_id;
      }),
  };
}

type Withdrawn = { source: string; releaseId: number; seen: ReadonlySet<string> };

/** What an earlier run with other options has proposed, and this one has not. */
async function withdrawOthers(trx: Transaction<Database>, { source, releaseId, seen }: Withdrawn) {
  const proposed = await listProposedEntries(trx, source, releaseId);
  const others = proposed.filter(({ guid }) => !seen.has(guid));
  for await (const { guid, ...entity } of inSlices(others)) {
    const proposals = await listProposalsOfEntities(trx, releaseId, [entity]);
    for (const { id } of proposals) await deleteProposal(trx, id);
    await forgetProposed(trx, source, guid);
  }
}

async function* batchesOf<Item>(items: AsyncIterable<Item> | Iterable<Item>, size: number) {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A second run adds to the same release while it isn't published. */
async function openRelease(writer: InTransaction, { id, name, source, release_id }: StoredImport) {
  const known = release_id === null ? undefined : await findRelease(writer.db, release_id);
  if (known && isEditable(known)) return known.id;
  const released = await insertRelease(writer.db, {
    name: `Import of ${source || name}`.slice(0, 200),
    author: writer.actor,
    author_key: mainKeyOf(writer),
    is_import: 1,
  });
  await updateImport(writer.db, id, { release_id: released });
  return released;
}

type Batch = Pick<ImportDeps, 'proposables'> & {
  writer: InTransaction;
  releaseId: number;
  source: string;
};

/** Without an id, the entry could not be taken over. */
type Outcome = Pick<Entry, 'guid' | 'kind' | 'name' | 'findings'> & { id: number | undefined };

async function proposeBatch(given: Batch, entries: readonly Entry[]): Promise<Outcome[]> {
  const { writer, proposables, releaseId, source } = given;
  const trx = writer.db;
  const imported = await findImported(
    trx,
    source,
    entries.map(({ guid }) => guid),
  );
  const before = [...imported.values()];
  const written: Parameters<typeof saveProposed>[2][] = [];
  const outcomes: Outcome[] = [];
  await propose(
    {
      ...{ writer, proposables, releaseId },
      via: 'import',
      asks: false,
      // What entries depend on may only be proposed yet. Partners depend on payment methods.
      earlier: await listProposalsOfEntities(trx, releaseId, [
        ...(await listProposedEntries(trx, source, releaseId, 'payment-method')),
        ...partnersOf(before.map(({ proposed }) => proposed)),
        ...partnersOf(entries.map(({ state }) => state)),
        ...before,
      ]),
      isProposed: (kind) => importedKinds.includes(kind),
    },
    async (inner) => {
      for (const entry of entries) {
        const before = imported.get(entry.guid);
        const { id, findings, isChanged } = await tryEntry(
          { ...given, writer: inner },
          entry,
          before,
        );
        const { guid, kind, name, state } = entry;
        outcomes.push({ guid, kind, name, id, findings: [...entry.findings, ...findings] });
        if (id === undefined || !isChanged) continue;
        written.push({ guid, kind, proposed: state, entity_id: id, release_id: releaseId });
      }
    },
  );
  for (const entry of written) await saveProposed(trx, source, entry);
  return outcomes;
}

type Reference = { kind: ImportedKind; entity_id: number };

/** The partners that entries refer to, or that earlier proposals of them did. */
function partnersOf(states: readonly (WrittenState | null | undefined)[]): Reference[] {
  const ids = states.flatMap((state) => [state?.product_id, ...listOf(state?.product_ids)]);
  const known = ids.filter((id): id is number => typeof id === 'number');
  return [...new Set(known)].map((entity_id) => ({ kind: 'product', entity_id }));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

type Tried = { id: number | undefined; findings: Finding[]; isChanged?: boolean };

/** A refused entry doesn't stop the others. */
async function tryEntry(
  given: Batch,
  entry: Entry,
  before: ImportedEntry | undefined,
): Promise<Tried> {
  try {
    return await undoneOnError(given.writer.db, () => writeEntry(given, entry, before));
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    return { id: undefined, findings: [{ what: 'left out', detail: error.message }] };
  }
}

const leftOut = (detail: string): Tried => ({
  id: undefined,
  findings: [{ what: 'left out', detail }],
});

async function writeEntry(
  { writer, proposables, releaseId }: Batch,
  { kind, state }: Entry,
  before: ImportedEntry | undefined,
): Promise<Tried> {
  const { read, create, change } = proposables[kind];
  const live = before && (await read(writer.db, before.entity_id));
  /** What this release has proposed in an earlier run. */
  const earlier = before?.release_id === releaseId ? before.proposed : null;
  if (!before || !live) {
    if (before?.state) return leftOut('It was deleted here since');
    if (earlier) return leftOut('It was taken out of the release');
    const created = await create?.(writer, before?.entity_id, state);
    return { id: created?.id, findings: [], isChanged: true };
  }
  const ops = opsBetween(earlier ?? before.state ?? live, state);
  const kept = conflictsWith(ops, live);
  const isKept = (op: (typeof ops)[number]) =>
    kept.some(({ field, language }) => field === op.field && language === op.language);
  const changed = ops.filter((op) => !isKept(op));
  if (changed.length > 0) await change(writer, before.entity_id, laidOver(live, changed));
  const findings = kept.map(
    ({ field }): Finding => ({
      what: 'changed',
      detail: `${field} was changed here since, and stays as it is`,
    }),
  );
  return { id: before.entity_id, findings, isChanged: changed.length > 0 };
}
