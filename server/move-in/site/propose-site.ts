/** Adds what an import has made to its release, some at a time, so that other writes don't wait for long. */
import type { Kysely, Transaction } from 'kysely';
import { redirectDraft } from '#contract/content/redirect.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { opsBetween, type WrittenState } from '#contract/release/proposal-op.ts';
import { conflictsWith, laidOver } from '#contract/release/proposed-state.ts';
import { undoneOnError } from '../../../db/discarded-write.ts';
import {
  findImported,
  type ImportedEntry,
  listRecords,
  type StoredImport,
  saveImported,
  updateImport,
} from '../../../db/repositories/move-in/site-import.ts';
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
import type { Database } from '../../../db/tables.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { InTransaction } from '../../release/apply-proposals.ts';
import { mainKeyOf } from '../../release/person.ts';
import { propose } from '../../release/propose.ts';
import type { ExportItem, LeftOut } from '../wxr/export-record.ts';

import type { Finding, MadePage } from './page-draft.ts';
import { type PlannedAddress, pathOnOldSite } from './plan-pages.ts';
import { type SiteReport, siteReport } from './report-site.ts';
import type { ImportDeps, SitePlan } from './site-plan.ts';
import type { MadePicture } from './take-pictures.ts';

type Entry = {
  guid: string;
  name: string;
  kind: ProposableKind;
  state: WrittenState;
  findings: Finding[];
};

const entriesAtOnce = 100;

export async function proposeSite(
  { writer, proposables, signal }: ImportDeps,
  stored: StoredImport,
  plan: SitePlan,
): Promise<number | null> {
  const { db } = writer;
  const releaseId = await inLongTransaction(db, (trx) =>
    openRelease({ ...writer, db: trx }, stored),
  );
  const report = siteReport();
  let waiting: Entry[] = [];
  const proposeWaiting = async () => {
    signal?.throwIfAborted();
    const entries = waiting;
    waiting = [];
    if (entries.length === 0) return;
    const { source } = plan;
    const outcomes = await inLongTransaction(db, (trx) =>
      proposeBatch({ writer: { ...writer, db: trx }, proposables, releaseId, source }, entries),
    );
    for (const { kind, name, findings, isTaken } of outcomes)
      report.entry(kind, name, findings, isTaken);
  };
  for await (const entry of entriesOf(db, stored.id, plan, report)) {
    waiting.push(entry);
    if (waiting.length === entriesAtOnce) await proposeWaiting();
  }
  await proposeWaiting();
  return inLongTransaction(db, async (trx) => {
    const { proposals } = await measureProposals(trx, releaseId);
    // An import of what is here already leaves no release behind.
    if (proposals === 0) await deleteRelease(trx, releaseId);
    const release_id = proposals === 0 ? null : releaseId;
    const result = JSON.stringify(report.result());
    await updateImport(trx, stored.id, { state: 'proposed', release_id, report: result });
    return release_id;
  });
}

async function* entriesOf(
  db: Kysely<Database>,
  importId: number,
  plan: SitePlan,
  report: SiteReport,
): AsyncGenerator<Entry> {
  const addresses = [...plan.addresses];
  for await (const { record } of listRecords(db, importId, 'left_out'))
    report.unread(record as LeftOut);
  for await (const { record, made } of listRecords(db, importId, 'item')) {
    const item = record as ExportItem;
    if (item.type === 'attachment') {
      const picture = made as MadePicture | null;
      report.picture(item, picture);
      if (picture) addresses.push(...addressesOf(picture, plan.source));
      continue;
    }
    const page = made as MadePage | null;
    if (!page) report.notAPage(item);
    else if (!page.draft) report.entry('content-page', page.title, page.findings, false);
    else {
      const { guid, title: name, draft: state, findings } = page;
      yield { guid, name, kind: 'content-page', state, findings };
    }
  }
  for (const { from, to } of addresses) {
    if (from === to) continue;
    const draft = redirectDraft.safeParse({ from_path: from, to_path: to });
    const entry = { guid: `address ${from}`, name: from, kind: 'redirect' as const };
    if (draft.success) yield { ...entry, state: draft.data, findings: [] };
    else {
      const detail = draft.error.issues[0]?.message ?? '';
      report.entry('redirect', from, [{ what: 'left out', detail }], false);
    }
  }
}

/** The address of the file leads to our copy. */
function addressesOf({ address, taken }: MadePicture, host: string): PlannedAddress[] {
  const from = pathOnOldSite(address, host);
  return 'path' in taken && from !== undefined ? [{ from, to: taken.path }] : [];
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

/** The findings of an entry, and whether it is in the release. */
type Outcome = Pick<Entry, 'kind' | 'name' | 'findings'> & { isTaken: boolean };

async function proposeBatch(given: Batch, entries: readonly Entry[]): Promise<Outcome[]> {
  const { writer, proposables, releaseId, source } = given;
  const trx = writer.db;
  const imported = await findImported(
    trx,
    source,
    entries.map(({ guid }) => guid),
  );
  const written: ImportedEntry[] = [];
  const outcomes: Outcome[] = [];
  await propose(
    {
      ...{ writer, proposables, releaseId },
      via: 'import',
      asks: false,
      earlier: await listProposalsOfEntities(trx, releaseId, [...imported.values()]),
      isProposed: (kind) => kind === 'content-page' || kind === 'redirect',
    },
    async (inner) => {
      for (const entry of entries) {
        const before = imported.get(entry.guid);
        const { id, findings, isChanged } = await tryEntry(
          { ...given, writer: inner },
          entry,
          before,
        );
        outcomes.push({
          ...entry,
          findings: [...entry.findings, ...findings],
          isTaken: id !== undefined,
        });
        if (id === undefined) continue;
        const { guid, kind, state } = entry;
        const release_id = isChanged ? releaseId : (before?.release_id ?? null);
        written.push({ guid, kind, state, entity_id: id, release_id });
      }
    },
  );
  for (const entry of written) await saveImported(trx, source, entry);
  return outcomes;
}

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

async function writeEntry(
  { writer, proposables }: Batch,
  { kind, state }: Entry,
  before: ImportedEntry | undefined,
): Promise<Tried> {
  const { read, create, change } = proposables[kind];
  const live = before && (await read(writer.db, before.entity_id));
  if (!before || !live) {
    if (before && (await isPublished(writer.db, before))) {
      return {
        id: undefined,
        findings: [{ what: 'left out', detail: 'It was deleted here since' }],
      };
    }
    const created = await create?.(writer, before?.entity_id, state);
    return { id: created?.id, findings: [], isChanged: true };
  }
  const ops = opsBetween(before.state, state);
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

async function isPublished(trx: Transaction<Database>, { release_id }: ImportedEntry) {
  const release = release_id === null ? undefined : await findRelease(trx, release_id);
  return release?.state === 'published';
}
