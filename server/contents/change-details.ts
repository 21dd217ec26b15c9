/** Reads a change with the names of all rows that its states refer to by id, including deleted ones. */
import type { Kysely } from 'kysely';
import type { FullChange } from '#contract/catalogue/history/change.ts';
import { nameInState } from '#contract/catalogue/history/change-summary.ts';
import { inLongSnapshot } from '../../db/read-snapshot.ts';
import {
  findLatestSnapshots,
  findLoggedState,
  type LoggedState,
} from '../../db/repositories/catalogue/change.ts';
import { listNames } from '../../db/repositories/catalogue/entity-name.ts';
import type { Database } from '../../db/tables.ts';
import { noSuchChange, toChange } from './history.ts';
import { restoreByKind } from './restore-by-kind.ts';

export const readChange = (database: Kysely<Database>, seq: number): Promise<FullChange> =>
  inLongSnapshot(database, async (db) => {
    const logged = await findLoggedState(db, seq);
    if (!logged) throw noSuchChange(seq);
    return { ...toChange(logged), names: await namesIn(db, logged) };
  });

async function namesIn(db: Kysely<Database>, { entity, snapshot, previous }: LoggedState) {
  const { mentions } = restoreByKind[entity];
  if (!mentions) return [];
  const { kind } = mentions;
  const states = [snapshot, previous];
  const ids = [...new Set(states.flatMap((state) => mentions.ids.safeParse(state).data ?? []))];
  const named = await listNames(db, kind, ids);
  const known = new Set(named.map(({ id }) => id));
  const deleted = await findLatestSnapshots(
    db,
    kind,
    ids.filter((id) => !known.has(id)),
  );
  const namesOfDeleted = deleted.flatMap(({ id, snapshot }) => {
    const { data: name } = nameInState[kind].safeParse(snapshot);
    return name ? [{ id, name }] : [];
  });
  return [...named, ...namesOfDeleted];
}
