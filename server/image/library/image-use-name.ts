import type { Kysely } from 'kysely';
import type { ImageUse, ImageUseKind } from '#contract/image/image.ts';
import { listNames, type NamedKind } from '../../../db/repositories/catalogue/entity-name.ts';
import type { Database } from '../../../db/tables.ts';

/** Site settings have no name. */
const namedKinds: Record<ImageUseKind, NamedKind | undefined> = {
  product: 'product',
  banner: 'banner',
  'exclusive-bonus': 'exclusive-bonus',
  'promo-code': 'promo-code',
  'payment-method': 'payment-method',
  'content-page': 'content-page',
  settings: undefined,
};

type Use = { kind: ImageUseKind; id: number };

export async function nameImageUses(
  db: Kysely<Database>,
  uses: readonly Use[],
): Promise<ImageUse[]> {
  const names = new Map<string, string>();
  for (const kind of new Set(uses.map(({ kind }) => kind))) {
    const named = namedKinds[kind];
    if (!named) continue;
    const ids = uses.filter((use) => use.kind === kind).map(({ id }) => id);
    for (const { id, name } of await listNames(db, named, ids)) names.set(`${kind} ${id}`, name);
  }
  return uses.map((use) => ({ ...use, name: names.get(`${use.kind} ${use.id}`) ?? null }));
}
