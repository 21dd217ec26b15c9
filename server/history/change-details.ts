/** A change as a whole. It names other things by their ids; who reads of it wants their names, of deleted ones too. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { WholeChange } from '#contract/admin/change.ts';
import type { ChangedKind } from '#contract/kind.ts';
import {
  findLatestSnapshots,
  findLoggedState,
  type LoggedState,
} from '../../db/repositories/change.ts';
import { listNames, type NamedKind } from '../../db/repositories/name.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import type { Database } from '../../db/tables.ts';
import { changeKinds } from './change-kinds.ts';
import { changeOf, noSuchChange } from './history.ts';

type Mention = { kind: NamedKind; ids: z.ZodType<number[]> };

const ofProduct: Mention = {
  kind: 'product',
  ids: z
    .object({ product_id: z.int().nullable() })
    .transform(({ product_id }) => (product_id === null ? [] : [product_id])),
};
const listOfIds = z.object({ ids: z.array(z.int()) }).transform(({ ids }) => ids);

const mentions: Partial<Record<ChangedKind, Mention>> = {
  banner: ofProduct,
  'exclusive-bonus': ofProduct,
  'promo-code': ofProduct,
  'top-list-entry': ofProduct,
  'product-list': {
    kind: 'product',
    ids: z.object({ product_ids: z.array(z.int()) }).transform(({ product_ids }) => product_ids),
  },
  'exclusive-bonus-list': { kind: 'exclusive-bonus', ids: listOfIds },
  'top-list': { kind: 'top-list-entry', ids: listOfIds },
};

export const readChange = (database: Kysely<Database>, seq: number): Promise<WholeChange> =>
  inSnapshot(database, async (db) => {
    const logged = await findLoggedState(db, seq);
    if (!logged) throw noSuchChange(seq);
    return { ...changeOf(logged), names: await namesIn(db, logged) };
  });

async function namesIn(db: Kysely<Database>, { entity, snapshot, previous }: LoggedState) {
  const mention = mentions[entity];
  if (!mention) return [];
  const { kind } = mention;
  const states = [snapshot, previous];
  const ids = [...new Set(states.flatMap((state) => mention.ids.safeParse(state).data ?? []))];
  const named = await listNames(db, kind, ids);
  const known = new Set(named.map(({ id }) => id));
  const gone = await findLatestSnapshots(
    db,
    kind,
    ids.filter((id) => !known.has(id)),
  );
  const remembered = gone.flatMap(({ id, snapshot }) => {
    const { data: name } = changeKinds[kind].name.safeParse(snapshot);
    return name ? [{ id, name }] : [];
  });
  return [...named, ...remembered];
}
