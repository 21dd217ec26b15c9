/** Adds what an import has made to its release, some at a time, so that other writes don't wait for long. */
import type { Transaction } from 'kysely';
import type { ImportReport } from '#contract/move-in/import-report.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import {
  findImported,
  forgetProposed,
  listProposedEntries,
  saveProposed,
} from '../../../db/repositories/move-in/imported-entry.ts';
import { type StoredImport, updateImport } from '../../../db/repositories/move-in/site-import.ts';
import {
  listProposalsOfEntities,
  measureProposals,
} from '../../../db/repositories/release/proposal.ts';
import {
  deleteRelease,
  findRelease,
  insertRelease,
  isEditable,
} from '../../../db/repositories/release/release.ts';
import { deleteProposal } from '../../../db/repositories/release/write-proposal.ts';
import type { Database } from '../../../db/tables.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import type { InTransaction } from '../../release/apply-proposals.ts';
import { mainKeyOf } from '../../release/person.ts';
import { propose } from '../../release/propose.ts';
import type { SiteReport } from './report-site.ts';
import type { ImportDeps } from './site-plan.ts';
import { type Batch, type Entry, type ImportedKind, tryEntry } from './write-entry.ts';

const importedKinds: readonly ProposableKind[] = [
  'payment-method',
  'product',
  'exclusive-bonus',
  'promo-code',
  'content-page',
  'redirect',
] satisfies ImportedKind[];

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
  const proposeSome = (entries: readonly Entry[], methods: readonly Reference[]) =>
    inLongTransaction(db, (trx) => {
      const batch = { writer: { ...writer, db: trx }, proposables, releaseId, source };
      return proposeBatch(batch, entries, methods);
    });
  const seen = new Set<string>();
  return {
    async propose(entries, report, onProgress) {
      const ids = new Map<string, number>();
      const methods = await listProposedEntries(db, source, releaseId, 'payment-method');
      let done = 0;
      for await (const some of batchesOf(entries, entriesAtOnce)) {
        signal?.throwIfAborted();
        for (const { guid } of some) seen.add(guid);
        for (const { guid, id, kind, name, findings } of await proposeSome(some, methods)) {
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

/** Withdraws proposals of an earlier run that don't follow from the options any more. */
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

/** Without an id, the entry could not be taken over. */
type Outcome = Pick<Entry, 'guid' | 'kind' | 'name' | 'findings'> & { id: number | undefined };

async function proposeBatch(
  given: Batch,
  entries: readonly Entry[],
  methods: readonly Reference[],
): Promise<Outcome[]> {
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
        ...methods,
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

type Reference = { kind: ProposableKind; entity_id: number };

/** The partners that entries refer to, or that earlier proposals of them did. */
function partnersOf(states: readonly (WrittenState | null | undefined)[]): Reference[] {
  const ids = states.flatMap((state) => [state?.product_id, ...listOf(state?.product_ids)]);
  const known = ids.filter((id): id is number => typeof id === 'number');
  return [...new Set(known)].map((entity_id) => ({ kind: 'product', entity_id }));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
