/** Reads what was written together from the history: each entity before its first change, and after its last. */
import type { Transaction } from 'kysely';
import { nameInState } from '#contract/catalogue/history/change-summary.ts';
import { isListKind, type ProposableKind } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { laidOver } from '#contract/release/proposed-state.ts';
import { findLoggedState, listChangesOfGroup } from '../../db/repositories/catalogue/change.ts';
import { listProposals } from '../../db/repositories/release/proposal.ts';
import { findReleaseOfGroup } from '../../db/repositories/release/release.ts';
import type { Database } from '../../db/tables.ts';
import { inSlices } from '../../db/time-slice.ts';
import { readChangedPlaces } from './changed-place.ts';
import type { Proposables } from './proposable.ts';

type Named = { kind: ProposableKind; id: number; name: string | null };
type States = { before: WrittenState | null; after: WrittenState | null };
export type Written = Named & States;

/** Entities whose earlier state isn't known any more are in `lost`. */
export async function statesOfGroup(
  trx: Transaction<Database>,
  proposables: Proposables,
  logGroup: string,
): Promise<{ written: Written[]; lost: Named[] }> {
  const release = await findReleaseOfGroup(trx, logGroup);
  const places = readChangedPlaces(release?.places ?? null);
  // A publication compares all lists, and the order of bonuses is a field of each.
  const isPlaced = ({ kind }: Named) => release !== undefined && isListKind(kind);
  const written: Written[] = [];
  const lost: Named[] = [];
  for await (const change of inSlices(await listChangesOfGroup(trx, logGroup))) {
    const { name, states } = await loggedStates(trx, proposables, {
      ...{ ...change, releaseId: release?.id },
    });
    const named = { kind: change.kind, id: change.id, name };
    if (isPlaced(named)) continue;
    if (states) written.push({ ...named, ...states });
    else lost.push(named);
  }
  for (const { kind, id, before, after } of places) {
    const known = written.find((entity) => entity.kind === kind && entity.id === id);
    if (!known) written.push({ kind, id, name: null, before, after });
    // The log has the place of a bonus only from its own last change.
    else if (known.before && known.after) {
      Object.assign(known.before, before);
      Object.assign(known.after, after);
    }
  }
  return { written, lost };
}

type Change = Awaited<ReturnType<typeof listChangesOfGroup>>[number] & {
  releaseId: number | undefined;
};

async function loggedStates(
  trx: Transaction<Database>,
  proposables: Proposables,
  change: Change,
): Promise<{ name: string | null; states?: States }> {
  const start = await findLoggedState(trx, change.first);
  const end = await findLoggedState(trx, change.last);
  const name = nameInState[change.kind].safeParse(end?.snapshot).data ?? null;
  if (!start?.snapshot || !end?.snapshot) return { name };
  const written = async (snapshot: WrittenState | null) =>
    snapshot === null ? null : proposables[change.kind].fromSnapshot(snapshot, trx);
  const after = await written(end.action === 'delete' ? null : end.snapshot);
  const before = await written(start.action === 'delete' ? start.snapshot : start.previous);
  if (before !== null || start.action === 'create' || start.action === 'restore') {
    return { name, states: { before, after } };
  }
  const proposed = after && (await stateBeforeRelease(trx, change, after));
  return proposed ? { name, states: { before: proposed, after } } : { name };
}

/** The first change of settings has no earlier version in the history, but a release knows what it was based on. */
async function stateBeforeRelease(
  trx: Transaction<Database>,
  { kind, id: entity_id, releaseId: release }: Change,
  after: WrittenState,
): Promise<WrittenState | undefined> {
  if (release === undefined) return undefined;
  const query = { release, kind, entity_id, limit: 1, offset: 0 };
  const [proposal] = (await listProposals(trx, query)).items;
  if (!proposal) return undefined;
  const inverse = proposal.ops.map((op) => ({ ...op, from: op.to, to: op.from }));
  return laidOver(after, inverse);
}
