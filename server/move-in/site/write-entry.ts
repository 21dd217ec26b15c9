/** Writes an item of the old site as an entry here, and merges it with edits that were made since an earlier import. */
import { opsBetween, type WrittenState } from '#contract/release/proposal-op.ts';
import { conflictsWith, laidOver } from '#contract/release/proposed-state.ts';
import { undoneOnError } from '../../../db/discarded-write.ts';
import type { ImportedEntry } from '../../../db/repositories/move-in/imported-entry.ts';
import { AppError } from '../../errors.ts';
import type { InTransaction } from '../../release/apply-proposals.ts';
import type { Finding } from './page-draft.ts';
import type { ImportDeps } from './site-plan.ts';

export type ImportedKind =
  | 'payment-method'
  | 'product'
  | 'exclusive-bonus'
  | 'promo-code'
  | 'content-page'
  | 'redirect';

export type Entry = {
  guid: string;
  name: string;
  kind: ImportedKind;
  state: WrittenState;
  findings: Finding[];
};

export type Batch = Pick<ImportDeps, 'proposables'> & {
  writer: InTransaction;
  releaseId: number;
  source: string;
};

type Tried = { id: number | undefined; findings: Finding[]; isChanged?: boolean };

/** A refused entry doesn't stop the others. */
export async function tryEntry(
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
  const proposedEarlier = before?.release_id === releaseId ? before.proposed : null;
  if (!before || !live) {
    if (before?.state) return leftOut('It was deleted here since');
    if (proposedEarlier) return leftOut('It was taken out of the release');
    const created = await create?.(writer, before?.entity_id, state);
    return { id: created?.id, findings: [], isChanged: true };
  }
  const ops = opsBetween(proposedEarlier ?? before.state ?? live, state);
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
