/** A change names other things by their ids; who reads of it wants their names, of deleted ones too. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ChangedKind, ChangeNames } from '#contract/change.ts';
import { findLatestState, findLoggedState } from '../db/repositories/change.ts';
import { type NamedKind, namesOf } from '../db/repositories/name.ts';
import { inSnapshot } from '../db/snapshot.ts';
import type { Database } from '../db/tables.ts';
import { changeKinds } from './change-kinds.ts';
import { noSuchChange } from './history.ts';

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

export const namesInChange = (database: Kysely<Database>, seq: number): Promise<ChangeNames> =>
  inSnapshot(database, async (db) => {
    const logged = await findLoggedState(db, seq);
    if (!logged) throw noSuchChange(seq);
    const mention = mentions[logged.entity];
    if (!mention) return { items: [] };
    const states = [logged.snapshot, logged.previous];
    const ids = [...new Set(states.flatMap((state) => mention.ids.safeParse(state).data ?? []))];
    const items = await namesOf(db, mention.kind, ids);
    const known = new Set(items.map(({ id }) => id));
    for (const id of ids.filter((id) => !known.has(id))) {
      const latest = await findLatestState(db, mention.kind, id);
      const { data: name } = changeKinds[mention.kind].name.safeParse(latest?.snapshot);
      if (name) items.push({ id, name });
    }
    return { items };
  });
