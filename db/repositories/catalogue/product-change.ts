import type { Kysely } from 'kysely';
import type { Paging } from '#contract/list.ts';
import type { Database } from '../../tables.ts';
import { productSlug } from './slug.ts';

/** Lists products by id with the time of their last change, which is null if they were written by a full import. */
export const listProductChanges = (db: Kysely<Database>, { limit, offset }: Required<Paging>) =>
  db
    .selectFrom('product')
    .select(({ selectFrom }) => [
      'product.id',
      productSlug.as('slug'),
      selectFrom('change')
        .select('change.at')
        .where('change.entity', '=', 'product')
        .whereRef('change.entity_id', '=', 'product.id')
        .orderBy('change.seq', 'desc')
        .limit(1)
        .as('changed_at'),
    ])
    .orderBy('product.id')
    .limit(limit)
    .offset(offset)
    .execute();
