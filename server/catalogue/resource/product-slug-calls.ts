import { z } from 'zod';
import { boundedText } from '#contract/field-schema.ts';
import { maxLength } from '#contract/text-rule.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { findLatestState } from '../../../db/repositories/catalogue/change.ts';
import { listNames } from '../../../db/repositories/catalogue/entity-name.ts';
import { findSlugOwner } from '../../../db/repositories/catalogue/slug.ts';
import { adminCall } from '../../resource/admin-call.ts';
import type { EntityNames } from '../../resource/resource-calls.ts';

export const slugOwner = z.object({
  id: z.int(),
  name: z.string(),
  is_former: z.boolean().meta({ description: 'The product has another slug now' }),
  is_deleted: z.boolean(),
});

export const productSlugCalls = ({ path, tag }: EntityNames) => ({
  slugOwner: adminCall({
    tag,
    operationId: 'findSlugOwner',
    summary: 'Find the product that has or had a slug',
    role: 'viewer',
    method: 'GET',
    path: `${path}/slug-owner`,
    input: z.object({ slug: boundedText(maxLength.label) }),
    output: z.object({ owner: slugOwner.nullable() }),
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
