import { slugOwner, slugOwnerQuery } from '#contract/catalogue/slug-owner.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { findLatestState } from '../../../db/repositories/catalogue/change.ts';
import { listNames } from '../../../db/repositories/catalogue/entity-name.ts';
import { findSlugOwner } from '../../../db/repositories/catalogue/slug.ts';
import { adminCall } from '../../resource/admin-call.ts';
import type { EntityNames } from '../../resource/resource-calls.ts';

export const productSlugCalls = ({ path, tag }: EntityNames) => ({
  slugOwner: adminCall({
    tag,
    operationId: 'findSlugOwner',
    summary: 'Find the product that has or had a slug',
    role: 'viewer',
    method: 'GET',
    path: `${path}/slug-owner`,
    input: slugOwnerQuery,
    output: slugOwner,
    run: ({ db }, { slug }) =>
      inSnapshot(db, async (snapshot) => {
        const owner = await findSlugOwner(snapshot, slug);
        if (!owner) return { owner: null };
        const { id, isFormer, isDeleted } = owner;
        const [named] = await listNames(snapshot, 'product', [id]);
        const logged = named ?? (await findLatestState(snapshot, 'product', id))?.snapshot;
        const name = String(logged?.name ?? `#${id}`);
        return { owner: { id, name, is_former: isFormer, is_deleted: isDeleted } };
      }),
  }),
});
